// Pictures of every view at the size of a desk, a tablet and a phone.

import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { deployRiders, riders } from "./help/riders";
import { quick } from "./help/quick";
import { firstGame, setUp } from "./help/start";
import { Table } from "./help/table";
import { can, disks, gap, round, walk, type Asked, type Piece, type Script } from "./help/disks";
import { world } from "./help/world";

const { visit } = world();

const FOLDER = resolve(import.meta.dirname, "../../docs/screenshots");
const SIZES = [
  { size: "desktop", viewport: { width: 1440, height: 900 }, hasTouch: false },
  { size: "tablet", viewport: { width: 1024, height: 768 }, hasTouch: true },
  { size: "phone", viewport: { width: 390, height: 844 }, hasTouch: true },
];

type Take = (view: string) => Promise<void>;

/** Terrain of several kinds by their numbers, in inches. */
const LANDS: [number, number, number][] = [[0, 31, 13], [3, 41, 35], [12, 32, 36], [1, 42, 12]];

/** An Archer that could fire, and an enemy within its range. */
function inRange(asked: Asked): [Piece, Piece] | null {
  const { prompt, scene } = asked;
  const lying = scene.pieces.filter((piece) => piece.kind === "disk" && piece.standing === "table");
  const archers = lying.filter((piece) => can(asked, `fire:${piece.key.replace("disk-", "")}:`));
  const pairs = archers.flatMap((archer) => lying.filter((piece) => piece.owner !== prompt.seat).map((enemy): [Piece, Piece] => [archer, enemy]));
  const [best] = pairs.sort(([a, b], [c, d]) => gap(a, b) - gap(c, d));
  return best && gap(...best) < 11.5 ? best : null;
}

/** Both armies come nearer for some rounds; then somebody is asked to activate, or to fire at somebody in range. */
function closer(rounds: number, fire: boolean): Script {
  const lands = [...LANDS];
  return (asked) => {
    if (fire && round(asked) >= rounds && inRange(asked) !== null) return "stop";
    if (!fire && round(asked) >= rounds && can(asked, "move:")) return "stop";
    const land = can(asked, "terrain:") ? lands.shift() : undefined;
    if (land) return { verb: `terrain:${land[0]}`, given: [{ place: { at: { x: land[1] * 2540, y: land[2] * 2540 }, heading: 0 } }] };
    if (round(asked) >= rounds) return null;
    const next = asked.scene.pieces.find((piece) => piece.owner === asked.prompt.seat && can(asked, `move:${piece.key.replace("disk-", "")}`));
    return next ? walk(asked, next, 1) : null;
  };
}

const VIEWS: Record<string, (page: Page, take: Take) => Promise<void>> = {
  async start(page, take) {
    await page.getByTestId("game-kow").waitFor();
    await take("start");
  },
  async setup(page, take) {
    await page.getByTestId("game-whdw").getByTestId("set-up").click();
    await page.getByTestId("setup-form").waitFor();
    await take("setup");
  },
  async diskwars(page, take) {
    const table = await firstGame(page);
    await take("diskwars-deployment");
    await table.followHint();
    for (await table.asked(); !(await table.question.innerText()).includes("Resolve your command card"); await table.asked()) await table.followHint();
    const [key = ""] = await table.able();
    await table.piece(key).click();
    await table.at("need-path").waitFor();
    const { x, y, width } = await table.middle(key);
    await page.mouse.click(x + width * 0.4, y - width * 0.9);
    await page.mouse.click(x - width * 0.3, y - width * 2.7);
    await table.legal();
    await take("diskwars-table");
    await page.emulateMedia({ colorScheme: "dark" });
    await take("diskwars-dark");
    await table.at("menu").click();
    await take("menu");
    await table.at("resign").click();
    await table.at("resign-sure").click();
    await table.outcome.waitFor({ timeout: 40_000 });
    await page.emulateMedia({ colorScheme: "light" });
    await take("outcome");
    await table.at("to-replay").click();
    await table.at("timeline").waitFor();
    await table.at("step-before").click();
    await page.locator(".board path[data-piece]").first().waitFor({ state: "attached" });
    await take("replay");
  },
  async kings(page, take) {
    const table = new Table(page);
    await setUp(page, { game: "kow", seats: ["here", "bot"], options: { scenario: "pillage", terrain: "border-country" } });
    for (let answers = 0; answers < 60; answers += 1) {
      await table.asked();
      if (/Move phase|Bewegungsphase/.test(await table.question.innerText())) break;
      await table.followHint();
    }
    // Small screens begin near the table: the next unit that can act is brought into view.
    await page.keyboard.press("Space");
    await page.waitForTimeout(400);
    for (const key of await table.able()) {
      const box = await table.piece(key).boundingBox();
      const within = box && box.x > 0 && box.y > 60 && box.x + box.width < (page.viewportSize()?.width ?? 0);
      if (!within) continue;
      await table.piece(key).click({ timeout: 3000 });
      break;
    }
    await table.at("need-march").waitFor();
    for (let step = 0; step < 6; step += 1) await table.at("stride-forward").click();
    await table.verdict.waitFor({ state: "attached" });
    await take("kings-of-war-table");
  },
  async wh40k(page, take) {
    const armies = [{ named: "lamps-against-the-dark" }, { named: "moon-at-full" }];
    const { asked } = await quick(page, { game: "wh40k", options: { terrain: "crossroads" }, armies, until: "walk", prefer: ["plan:0"] });
    await page.goto(asked);
    const table = new Table(page);
    await table.asked();
    await table.at("need-formation").waitFor();
    // The keyboard carries a unit on every size of screen.
    await page.locator(".board").focus().catch(() => undefined);
    for (let step = 0; step < 6; step += 1) await page.keyboard.press("ArrowUp");
    await table.judged();
    await take("warhammer-40k-move");
    const later = await quick(page, { game: "wh40k", options: { terrain: "none" }, armies: [armies[1], armies[1]], until: "shoot:" });
    await page.goto(later.asked);
    await table.asked();
    for (let units = 0; units < 8 && (await table.at("for-all").count()) === 0; units += 1) {
      await page.locator("[data-verb^='shoot:']:not([aria-disabled=true]), [data-actor]").nth(units).click();
      await page.waitForTimeout(300);
    }
    await table.at("for-all").locator("[data-choice]").first().click();
    await table.legal();
    await take("warhammer-40k-shooting");
  },
  async dw(page, take) {
    const armies = [{ named: "elf" }, { named: "dwarf" }];
    const { asked, at } = await disks(page, { armies }, closer(3, false));
    const table = new Table(page);
    await page.goto(at(asked.prompt.seat));
    await page.reload();
    await table.asked();
    const able = await Promise.all((await table.able()).map(async (key) => ({ key, y: (await table.piece(key).boundingBox())?.y ?? Infinity })));
    const [foremost] = able.sort((one, other) => one.y - other.y);
    await table.piece(foremost?.key ?? "").click();
    await table.at("need-path").waitFor();
    const { x, y, width } = await table.middle(foremost?.key ?? "");
    await page.mouse.click(x + width * 0.4, y - width * 1.4);
    await table.legal();
    await take("diskwars-2000-table");
    const later = await disks(page, { armies }, closer(3, true));
    const [archer, target] = inRange(later.asked) ?? [];
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(later.at(later.asked.prompt.seat));
    await page.reload();
    await table.asked();
    await table.piece(archer?.key ?? "").click();
    await page.locator(`.need [data-choice=${target?.key}]`).click();
    await table.legal();
    await table.confirm.click();
    await table.at("fall").waitFor({ state: "attached" });
    await page.waitForTimeout(350);
    await take("diskwars-2000-fall");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(page.url().replace(/#.*/, "#/army/dw"));
    await page.getByTestId("armies").waitFor();
    await page.locator(".army-shelf button.link").nth(2).click();
    await page.waitForTimeout(600);
    await take("diskwars-2000-armies");
  },
  async refusal(page, take) {
    const table = await riders(page, ["here", "here"]);
    await deployRiders(table);
    const [key] = await table.able();
    await table.piece(key ?? "").click();
    await table.at("need-march").waitFor();
    for (let step = 0; step < 24; step += 1) await table.at("stride-forward").click();
    await table.instead.waitFor();
    await table.verdict.getByTestId("rule-mark").first().click();
    await page.getByTestId("rule-text").locator("p:not(.quiet)").first().waitFor();
    await take("kings-of-war-refusal");
  },
  async cover(page, take) {
    const table = new Table(page);
    await setUp(page, { game: "kow", seats: ["here", "here"], options: { scenario: "pillage" } });
    await table.asked();
    await table.followHint();
    await table.at("cover").waitFor();
    await take("privacy");
  },
  async armies(page, take) {
    await page.getByTestId("game-kow").locator("a[href^='#/army']").click();
    await page.getByTestId("armies").waitFor();
    const ready = page.locator(".army-shelf button.link").first();
    if ((await ready.count()) > 0) await ready.click();
    await page.waitForTimeout(600);
    await take("armies");
  },
  async rules(page, take) {
    await page.getByTestId("game-whdw").locator("a[href^='#/rules']").click();
    await page.locator("article.rule").first().waitFor();
    await take("rules");
  },
};

for (const { size, viewport, hasTouch } of SIZES) {
  test.each(Object.keys(VIEWS).filter((view) => (process.env["GONFALON_VIEW"] ?? view) === view))(`%s, ${size}`, async (view) => {
    await mkdir(FOLDER, { recursive: true });
    const page = await visit({ viewport, hasTouch });
    await VIEWS[view]?.(page, async (name) => {
      // Fingers hover over nothing.
      if (hasTouch) await page.mouse.move(1, 1);
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`) });
    });
  });
}
