// Matches of Diskwars taken to a certain question without any page: small armies, the same on every side.

import type { Page } from "playwright-core";

type Point = { x: number; y: number };
type Circle = { circle: { centre: Point; diameter: number } };
export type Piece = { key: string; kind: string; owner: number | null; ground: string | null; standing: string; name: { name?: { en: string } }; shape: Circle };
type Verb = { id: string; by: string | null; weight: string; refusals: unknown[]; needs: { arrange?: { pieces: string[] } }[] };
export type Asked = { prompt: { ask: number; seat: number; verbs: Verb[] }; scene: { field: { width: number; depth: number }; pieces: Piece[]; bar: { round: { args: [string, unknown][] } } } };
export type Draft = { verb: string; given: unknown[] };

/** What somebody answers: a draft, nothing in particular, or the end of the way there. */
export type Script = (asked: Asked) => Draft | null | "stop";

export type Begun = { id: string; tickets: string[]; watch: string };

const INCH = 2540;

/** An army file with these Disks from the top of the stack on. */
export const army = (disks: string, spells = ""): { file: { name: string; text: string } } => ({
  file: { name: "few.toml", text: `game = "dw"\nname = "A few"\n${list("disks", disks)}\n${list("spells", spells)}\n` },
});

const list = (name: string, words: string): string => `${name} = [${words.split(" ").filter(Boolean).map((id) => `{ id = "${id}" }`).join(", ")}]`;

/** Whether something whose word begins like this can be done. */
export const can = ({ prompt }: Asked, word: string): boolean => prompt.verbs.some((verb) => verb.id.startsWith(word) && verb.refusals.length === 0);

/** The round that is played. */
export const round = ({ scene }: Asked): number => {
  const found = scene.bar.round.args.find(([name]) => name === "round")?.[1] as { number?: number } | undefined;
  return found?.number ?? 0;
};

/** How far two Disks are from each other, in inches. */
export const gap = (one: Piece, other: Piece): number => {
  const [a, b] = [one.shape.circle, other.shape.circle];
  return (Math.hypot(a.centre.x - b.centre.x, a.centre.y - b.centre.y) - (a.diameter + b.diameter) / 2) / INCH;
};

/** A piece by its English name. */
export const called = (asked: Asked, name: string, owner = asked.prompt.seat): Piece => {
  const found = asked.scene.pieces.find((piece) => piece.owner === owner && piece.name.name?.en === name && piece.standing === "table");
  if (found === undefined) throw new Error(`${name} is not there`);
  return found;
};

/** From the staging area of a player toward the middle of the table, one unit long. */
function ahead({ scene }: Asked, seat: number): Point {
  const from = staging(scene.pieces, seat).shape.circle.centre;
  const [x, y] = [scene.field.width / 2 - from.x, scene.field.depth / 2 - from.y];
  const far = Math.hypot(x, y);
  return { x: x / far, y: y / far };
}

const staging = (pieces: readonly Piece[], seat: number): Piece => {
  const found = pieces.find((piece) => piece.ground === "staging" && piece.owner === seat && piece.standing === "table");
  if (found === undefined) throw new Error("no staging area");
  return found;
};

/** So many flips straight ahead. */
export function walk(asked: Asked, piece: Piece, flips: number): Draft {
  const { centre, diameter } = piece.shape.circle;
  const way = ahead(asked, asked.prompt.seat);
  const at = (step: number): Point => ({ x: Math.round(centre.x + way.x * diameter * step), y: Math.round(centre.y + way.y * diameter * step) });
  return { verb: `move:${piece.key.replace("disk-", "")}`, given: [{ path: Array.from({ length: flips }, (_, step) => at(step + 1)) }] };
}

/** Around the staging area, from the place ahead of it on. */
function around(asked: Asked, keys: readonly string[]): unknown {
  const land = staging(asked.scene.pieces, asked.prompt.seat).shape.circle;
  const way = ahead(asked, asked.prompt.seat);
  const sizes = new Map(asked.scene.pieces.map((piece) => [piece.key, piece.shape.circle.diameter]));
  return {
    arrange: keys.map((piece, index) => {
      const turn = ((index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * 75 * Math.PI) / 180;
      const far = (land.diameter + (sizes.get(piece) ?? 0)) / 2 - 200;
      const [x, y] = [way.x * Math.cos(turn) - way.y * Math.sin(turn), way.x * Math.sin(turn) + way.y * Math.cos(turn)];
      return { piece, at: { x: Math.round(land.centre.x + x * far), y: Math.round(land.centre.y + y * far) }, heading: 0 };
    }),
  };
}

/** Terrain goes into corners, where it is in nobody's way. */
function corner({ scene }: Asked, count: number): Point {
  const margin = 8.5 * INCH;
  const far = { x: scene.field.width - margin, y: scene.field.depth - margin };
  const corners = [{ x: margin, y: margin }, far, { x: margin, y: far.y }, { x: far.x, y: margin }];
  const at = corners[count % 4] ?? far;
  return { x: at.x, y: at.y };
}

/** What is answered where nobody minds. */
function usual(asked: Asked, terrain: number): Draft {
  const { verbs } = asked.prompt;
  const able = verbs.filter((verb) => verb.refusals.length === 0);
  if (able.some((verb) => verb.id === "stack-as-it-is")) return { verb: "stack-as-it-is", given: [] };
  const land = able.find((verb) => verb.id.startsWith("terrain:"));
  if (land) return { verb: land.id, given: [{ place: { at: corner(asked, terrain), heading: 0 } }] };
  const leave = able.find((verb) => verb.weight === "leave");
  if (leave) return { verb: leave.id, given: [] };
  const place = able.find((verb) => verb.id === "place");
  const pieces = place?.needs[0]?.arrange?.pieces;
  if (pieces) return { verb: "place", given: [around(asked, pieces)] };
  throw new Error(`nothing to answer among ${verbs.map((verb) => verb.id).join()}`);
}

type Wanted = { armies: unknown[]; options?: Record<string, string>; seats?: ("person" | "bot")[] };

/** Begins a match and answers for everybody until the script stops; says where the one who is asked then looks on. */
export async function disks(page: Page, wanted: Wanted, script: Script): Promise<{ begun: Begun; asked: Asked; at: (seat: number) => string; watch: string }> {
  const seats = wanted.seats ?? wanted.armies.map(() => "person" as const);
  const begun = await page.evaluate(async ({ armies, options, who }) => {
    const body = JSON.stringify({ game: "dw", options, armies, seats: who.map((each) => (each === "bot" ? { bot: "random" } : { person: "" })) });
    const begun = (await (await fetch("api/matches", { method: "POST", headers: { "content-type": "application/json" }, body })).json()) as Begun;
    type Seat = { state: unknown; ask: (wish: unknown) => Promise<unknown>; leave: () => void };
    const sit = (ticket: string): Seat => {
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/matches/${begun.id}/play`, ["gonfalon", `ticket.${ticket}`]);
      const waiters = new Map<number, (reply: unknown) => void>();
      let number = 0;
      const seat: Seat = {
        state: null,
        ask: (wish) =>
          new Promise((done) => {
            number += 1;
            waiters.set(number, done);
            socket.send(JSON.stringify({ id: number, wish }));
          }),
        leave: () => socket.close(),
      };
      socket.onmessage = (event) => {
        const message = JSON.parse(String(event.data)) as Record<string, { id: number; reply: unknown; state?: unknown }>;
        const reply = message["reply"];
        if (reply) waiters.get(reply.id)?.(reply.reply);
        seat.state = (message["welcome"] ?? message["moved"])?.state ?? seat.state;
      };
      return seat;
    };
    Object.assign(globalThis, { sitting: begun.tickets.filter((ticket) => ticket !== null).map(sit) });
    return begun;
  }, { armies: wanted.armies, options: wanted.options ?? {}, who: seats });
  const origin = new URL(page.url()).origin;
  const at = (ticket: string | undefined): string => `${origin}/#/play/${begun.id}/${ticket}`;
  let terrain = 0;
  for (;;) {
    const handle = await page.waitForFunction(() => {
      const { sitting } = globalThis as unknown as { sitting: { state: Asked | null }[] };
      const index = sitting.findIndex((seat) => seat.state?.prompt);
      return index < 0 ? null : { index, asked: sitting[index]?.state as Asked };
    });
    const found = await handle.jsonValue();
    if (found === null) continue;
    const { index, asked } = found;
    const said = script(asked);
    if (said === "stop") {
      await page.evaluate(() => (globalThis as unknown as { sitting: { leave: () => void }[] }).sitting.forEach((seat) => seat.leave()));
      return { begun, asked, at: (seat) => at(begun.tickets[seat]), watch: at(begun.watch) };
    }
    const draft = said ?? usual(asked, terrain);
    if (draft.verb.startsWith("terrain:")) terrain += 1;
    const play = (draft: Draft): Promise<unknown> => page.evaluate(
      async ({ index, ask, draft }) => {
        type Seat = { state: Asked | null; ask: (wish: unknown) => Promise<unknown> };
        const seat = (globalThis as unknown as { sitting: Seat[] }).sitting[index];
        const reply = await seat?.ask({ play: { ask, draft } });
        // What was answered is no question any more.
        if (reply === "accepted" && seat?.state?.prompt?.ask === ask) Object.assign(seat.state, { prompt: null });
        return reply;
      },
      { index, ask: asked.prompt.ask, draft },
    );
    let reply = await play(draft);
    // What a script wants is done as far as the rules allow it.
    const { instead } = (reply as { denied?: { instead: Draft | null } }).denied ?? {};
    if (said !== null && instead) reply = await play(instead);
    if (reply !== "accepted") throw new Error(`refused: ${JSON.stringify(reply)} for ${JSON.stringify(draft)}`);
  }
}
