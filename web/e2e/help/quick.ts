// A match taken to a certain question without any page, so that a test can begin there.

import type { Page } from "playwright-core";

type Begun = { id: string; tickets: string[]; watch: string };

export type Wanted = {
  game: "whdw" | "kow" | "wh40k";
  options?: Record<string, string>;
  armies?: unknown[];
  until: string;
  /** Verbs that are taken wherever they are offered, instead of what is proposed. */
  prefer?: string[];
  /**
   * Where units are set up by name, in inches from the corner at the left hand of their player, who looks from the south; the
   * other player's units stand alike, half a turn about the middle.
   */
  places?: Record<string, [number, number][]>;
  /** Where markers are placed, one after the other, in inches from the south-west corner. */
  markers?: [number, number][];
};

/**
 * Begins a match of two people in the browser of a page, follows hints for both until somebody could do something whose word
 * begins like this, and says where that one and the others look on.
 */
export async function quick(page: Page, wanted: Wanted): Promise<{ asked: string; other: string; watch: string; both: string }> {
  const { begun, asked } = await page.evaluate(async ({ game, options, armies, until, prefer, places, markers }) => {
    const body = JSON.stringify({ game, options: options ?? {}, armies: armies ?? [], seats: [{ person: "" }, { person: "" }] });
    const headers = { "content-type": "application/json" };
    const begun = (await (await fetch("api/matches", { method: "POST", headers, body })).json()) as Begun;
    type Place = { piece: string; at: { x: number; y: number }; heading: number };
    type Verb = { id: string; by: string | null; needs: { formation?: { pieces: Place[] } }[] };
    type Scene = { field: { width: number; depth: number }; groups: { key: string; name: { name?: { en: string } } }[]; sides: { seat: number; looks_from: number }[] };
    type State = { prompt: { ask: number; seat: number; verbs: Verb[] } | null; scene: Scene };
    const spots = [...(markers ?? [])];
    const left = [0, 1].map(() => structuredClone(places ?? {}));
    /** A unit that has a place, set up there. */
    const settled = ({ prompt, scene }: State): unknown => {
      const marker = prompt?.verbs.some((verb) => verb.id === "marker") ? spots.shift() : undefined;
      if (marker) return { verb: "marker", given: [{ place: { at: { x: marker[0] * 2540, y: marker[1] * 2540 }, heading: 0 } }] };
      for (const verb of prompt?.verbs ?? []) {
        const pieces = verb.needs[0]?.formation?.pieces;
        const name = scene.groups.find((group) => group.key === verb.by)?.name.name?.en ?? "";
        const seat = prompt?.seat ?? 0;
        const spot = verb.id.startsWith("set-up:") && pieces ? left[seat]?.[name]?.shift() : undefined;
        if (!pieces || !spot) continue;
        const south = scene.sides.find((side) => side.seat === seat)?.looks_from === 0;
        const [x, y] = spot.map((inches) => Math.round(inches * 2540)) as [number, number];
        const at = (place: Place) => (south ? { x: x + place.at.x, y: y + place.at.y } : { x: scene.field.width - x - place.at.x, y: scene.field.depth - y - place.at.y });
        return { verb: verb.id, given: [{ formation: pieces.map((place) => ({ piece: place.piece, stops: [{ at: at(place), heading: place.heading }] })) }] };
      }
      return null;
    };
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
      const liked = prompt.verbs.find((verb) => prefer?.includes(verb.id));
      const chosen = liked ? { verb: liked.id, given: [] } : now.state && settled(now.state);
      const hint = chosen ?? ((await now.ask(number, { hint: { ask: prompt.ask } })) as { hint: unknown }).hint;
      if (hint === null) throw new Error(`nothing is proposed among ${prompt.verbs.map((verb) => verb.id).join()}`);
      const played = await now.ask(number + 1, { play: { ask: prompt.ask, draft: hint } });
      if (played !== "accepted") throw new Error(`refused: ${JSON.stringify(played)} for ${JSON.stringify(hint)}`);
    }
  }, wanted);
  const at = (ticket: string | undefined): string => `${new URL(page.url()).origin}/#/play/${begun.id}/${ticket}`;
  return { asked: at(begun.tickets[asked]), other: at(begun.tickets[1 - asked]), watch: at(begun.watch), both: at(begun.tickets.join("+")) };
}
