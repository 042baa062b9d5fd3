// A match taken to a certain question without any page, so that a test can begin there.

import type { Page } from "playwright-core";

type Begun = { id: string; tickets: string[]; watch: string };

export type Wanted = { game: "whdw" | "kow"; options?: Record<string, string>; armies?: unknown[]; until: string };

/**
 * Begins a match of two people in the browser of a page, follows hints for both until somebody could do something whose word
 * begins like this, and says where that one and the others look on.
 */
export async function quick(page: Page, wanted: Wanted): Promise<{ asked: string; other: string; watch: string }> {
  const { begun, asked } = await page.evaluate(async ({ game, options, armies, until }) => {
    const body = JSON.stringify({ game, options: options ?? {}, armies: armies ?? [], seats: [{ person: "" }, { person: "" }] });
    const headers = { "content-type": "application/json" };
    const begun = (await (await fetch("api/matches", { method: "POST", headers, body })).json()) as Begun;
    type State = { prompt: { ask: number; verbs: { id: string }[] } | null };
    const sit = (ticket: string) => {
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/matches/${begun.id}/play`, ["gonfalon", `ticket.${ticket}`]);
      const waiters = new Map<number, (reply: unknown) => void>();
      const seat = {
        state: null as State | null,
        ask: (id: number, wish: unknown) =>
          new Promise<unknown>((done) => {
            waiters.set(id, done);
            socket.send(JSON.stringify({ id, wish }));
          }),
        leave: () => socket.close(),
      };
      socket.onmessage = (event) => {
        const message = JSON.parse(String(event.data)) as Record<string, { id: number; reply: unknown; state?: State }>;
        const reply = message["reply"];
        if (reply) waiters.get(reply.id)?.(reply.reply);
        seat.state = (message["welcome"] ?? message["moved"])?.state ?? seat.state;
      };
      return seat;
    };
    const seats = begun.tickets.map(sit);
    for (let number = 1; ; number += 2) {
      const now = seats.find((seat) => seat.state?.prompt);
      const prompt = now?.state?.prompt;
      if (!now || !prompt) {
        await new Promise((done) => setTimeout(done, 20));
        continue;
      }
      if (prompt.verbs.some((verb) => verb.id.startsWith(until))) {
        seats.forEach((seat) => seat.leave());
        return { begun, asked: seats.indexOf(now) };
      }
      const { hint } = (await now.ask(number, { hint: { ask: prompt.ask } })) as { hint: unknown };
      if (hint === null) throw new Error(`nothing is proposed among ${prompt.verbs.map((verb) => verb.id).join()}`);
      await now.ask(number + 1, { play: { ask: prompt.ask, draft: hint } });
    }
  }, wanted);
  const at = (ticket: string | undefined): string => `${new URL(page.url()).origin}/#/play/${begun.id}/${ticket}`;
  return { asked: at(begun.tickets[asked]), other: at(begun.tickets[1 - asked]), watch: at(begun.watch) };
}
