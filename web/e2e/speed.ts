// How fast the page is. These are measurements: they print numbers and judge nothing.

import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { quick } from "./help/quick";
import { atTable, setUp } from "./help/start";
import { inch } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

const HOUR = 3_600_000;

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

test("first paint", async () => {
  const paints: number[] = [];
  for (let visits = 0; visits < 7; visits += 1) {
    const page = await visit();
    await page.getByTestId("game-kow").waitFor();
    paints.push(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0));
    await page.context().close();
  }
  console.log(`first contentful paint: median ${median(paints).toFixed(0)} ms, worst ${Math.max(...paints).toFixed(0)} ms`);
});

/** So many units on each side of the table. */
const EACH = 100;

test("feedback to dragging with many pieces", { timeout: HOUR }, async () => {
  const units = Array.from({ length: EACH }, () => '{ id = "elf-king" }').join(", ");
  const army = `game = "kow"\nname = "Many"\nunits = [${units}]\n`;
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await setUp(page, { game: "kow", seats: ["here", "bot"], armies: [army, army], options: { scenario: "kill", points: "none", terrain: "none" } });
  const table = await atTable(page);
  const pieces = page.locator(".board path[data-piece]");
  for (const most = 2 * EACH - 4; (await pieces.count()) < most; await table.asked()) {
    if ((await table.verb("side:south").count()) > 0) await table.press("side:south");
    else await table.followHint();
  }
  // One of the last units, carried about its zone among all the others.
  if ((await table.draft.count()) === 0) await page.locator("[data-verb^='deploy:']").first().click();
  await table.at("need-place").waitFor();
  const { x, y } = await table.onScreen(inch(36), inch(11));
  await watchFeedback(page);
  await page.mouse.move(x, y);
  for (let step = 1; step <= 60; step += 1) {
    await page.mouse.move(x, y + step);
    await page.waitForTimeout(60);
  }
  await tellFeedback(page, `${await pieces.count()} pieces`);
});

test("feedback to carrying a unit among 120 models and ruins", { timeout: HOUR }, async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  const swarm = `game = "wh40k"\nname = "Flood"\nsize = "incursion"\nfaction = "hollow-tide"\ndetachment = "high-water"\nunits = [{ id = "tide-herald", warlord = true }, ${Array.from({ length: 3 }, () => '{ id = "spawnlings", models = 20 }').join(", ")}]\n`;
  const army = { file: { name: "flood.toml", text: swarm } };
  const { asked } = await quick(page, { game: "wh40k", options: { terrain: "broken-quarter" }, armies: [army, army], until: "walk", prefer: ["plan:2"] });
  await page.goto(asked);
  const table = await atTable(page);
  await table.at("need-formation").waitFor();
  const [key = ""] = await page.locator(".piece.is-selected path[data-piece]").evaluateAll((all) => all.map((each) => each.getAttribute("data-piece") ?? ""));
  const { x, y } = await table.middle(key);
  await watchFeedback(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 60; step += 1) {
    await page.mouse.move(x, y - step);
    await page.waitForTimeout(60);
  }
  await tellFeedback(page, `${await page.locator(".board path[data-kind=model]").count()} models`);
});

/** Notes how long it takes from pointing to what a player sees of it: a new ghost or a new verdict. */
async function watchFeedback(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    let pointed: number | null = null;
    document.querySelector("[data-testid=board]")?.addEventListener("pointermove", () => (pointed ??= performance.now()), { capture: true });
    new MutationObserver(() => {
      if (pointed === null) return;
      const since = pointed;
      pointed = null;
      requestAnimationFrame(() => times.push(performance.now() - since));
    }).observe(document.querySelector(".drawing") ?? document.body, { subtree: true, childList: true, attributes: true });
    (globalThis as unknown as { times: number[] }).times = times;
  });
}

async function tellFeedback(page: Page, what: string): Promise<void> {
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  console.log(`feedback to dragging with ${what}: median ${median(times).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms of ${times.length}`);
}

test("size of the bundle", async () => {
  const folder = resolve(import.meta.dirname, "../dist");
  let [plain, packed] = [0, 0];
  for (const name of await readdir(folder, { recursive: true })) {
    const bytes = await readFile(join(folder, name)).catch(() => null);
    if (bytes === null) continue;
    plain += bytes.length;
    packed += gzipSync(bytes, { level: 9 }).length;
  }
  console.log(`bundle: ${(plain / 1024).toFixed(0)} KB, compressed ${(packed / 1024).toFixed(0)} KB`);
});
