// A small match of Warhammer 40,000: the same army on both sides of an empty table, Lurkers face to face.

import type { Page } from "playwright-core";
import { quick } from "./quick";
import { Table } from "./table";

const TEXT = `game = "wh40k"
name = "Ebb"
size = "incursion"
faction = "hollow-tide"
detachment = "high-water"
units = [
    { id = "tide-herald", warlord = true },
    { id = "spitters", models = 10 },
    { id = "lurkers" },
    { id = "lurkers" },
    { id = "lurkers" },
]
`;

const ARMY = { file: { name: "ebb.toml", text: TEXT } };

/** The first Lurkers stand a little more than 9 inches from those of the enemy, so that a move brings them where no charge fails. */
const PLACES: Record<string, [number, number][]> = {
  Spitters: [[33, 10.4]],
  "Tide Herald": [[20, 6]],
  Lurkers: [
    [21.2, 22],
    [12.3, 22],
    [15, 19.9],
  ],
};

/** Out of everybody's way. */
const MARKERS: [number, number][] = [
  [8, 8],
  [52, 36],
  [8, 36],
  [52, 8],
];

/** Takes the match to a question of the kind, for two players of one screen. */
export async function tides(page: Page, until: string, places = PLACES): Promise<Table> {
  const options = { terrain: "none" };
  const { both } = await quick(page, { game: "wh40k", options, armies: [ARMY, ARMY], until, prefer: ["plan:2"], places, markers: MARKERS });
  // Both players know everything in this game, so that the screen need not be covered between them.
  await page.evaluate(() => localStorage.setItem("gonfalon.cover", "off"));
  await page.goto(both);
  await page.reload();
  const table = new Table(page);
  await table.asked();
  return table;
}

/** The units whose models are nearest to each other, one of each side; those of a name only. */
export function nearest(page: Page, name: string): Promise<{ own: Foot; enemy: Foot }[]> {
  return page.locator(".board").evaluate((board, wanted) => {
    type Foot = { group: string; piece: string };
    const hits = [...board.querySelectorAll<SVGPathElement>("path[data-group]")].filter((hit) => hit.getAttribute("aria-label")?.includes(wanted));
    const able = hits.filter((hit) => hit.hasAttribute("data-can-act"));
    const owner = able[0]?.getAttribute("data-owner");
    const foot = (hit: Element): Foot => ({ group: hit.getAttribute("data-group") ?? "", piece: hit.getAttribute("data-piece") ?? "" });
    const middle = (hit: Element): [number, number] => {
      const box = hit.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const pairs = able.flatMap((own) =>
      hits
        .filter((hit) => hit.getAttribute("data-owner") !== owner)
        .map((enemy) => {
          const [[x, y], [toX, toY]] = [middle(own), middle(enemy)];
          return { own: foot(own), enemy: foot(enemy), far: Math.hypot(x - toX, y - toY) };
        }),
    );
    const seen = new Set<string>();
    return pairs
      .sort((a, b) => a.far - b.far)
      .filter(({ own, enemy }) => {
        const pair = `${own.group} ${enemy.group}`;
        return seen.has(pair) ? false : Boolean(seen.add(pair));
      });
  }, name);
}

export type Foot = { group: string; piece: string };

/** Goes on until something whose word begins like this can be done, or this is asked: passes Stratagems, follows proposals otherwise. */
export async function until(table: Table, word: string | RegExp): Promise<void> {
  for (let answers = 0; answers < 60; answers += 1) {
    await table.asked();
    if (typeof word === "object" && word.test(await table.question.innerText())) return;
    if (typeof word === "string" && (await table.page.locator(`[data-verb^="${word}"]:not([aria-disabled=true]), [data-testid=draft][data-verb^="${word}"]`).count()) > 0) return;
    const pass = table.page.locator('[data-testid=verb][data-verb="pass"]:not([aria-disabled=true])');
    if ((await pass.count()) > 0) await table.press("pass");
    else await table.followHint();
  }
  throw new Error(`nobody is asked for ${String(word)}`);
}
