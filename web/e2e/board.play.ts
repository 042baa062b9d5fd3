// The board: measuring, distances, what enemies reach, looks, the table in small, small pieces under large fingers.

import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { faults } from "./help/axe";
import { quick, type Wanted } from "./help/quick";
import { inch, Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

const RIDERS = { file: { name: "army.toml", text: 'game = "kow"\nname = "Riders"\nunits = [{ id = "stormwind-cavalry-regiment" }, { id = "elf-king" }]\n' } };
const KINGS = { file: { name: "army.toml", text: 'game = "kow"\nname = "Kings"\nunits = [{ id = "elf-king" }, { id = "elf-king" }]\n' } };
const DUEL: Wanted = { game: "kow", armies: [RIDERS, RIDERS], options: { scenario: "pillage", points: "none", terrain: "border-country" }, until: "advance:" };

async function sit(page: Page, address: string): Promise<Table> {
  await page.goto(address);
  const table = new Table(page);
  await table.board.locator("path[data-piece]").first().waitFor({ state: "attached" });
  return table;
}

const figures = (table: Table, where: string): Promise<string[]> =>
  table.page.locator(`${where} [data-testid=figure]`).evaluateAll((all) => all.map((each) => each.getAttribute("data-short") ?? ""));

const inches = (text: string): number => Number(/[\d.]+/.exec(text)?.[0]);

test("a tape is laid out from edge to edge, the others see it, and it stays until it is taken away", { timeout: 120_000 }, async () => {
  const page = await visit();
  const match = await quick(page, DUEL);
  const table = await sit(page, match.asked);
  const other = await sit(await visit(), match.other);
  const watcher = await sit(await visit(), match.watch);
  await table.at("tape-tool").click();

  // Drawn in one go, over empty ground: exactly as far as the pointer went, give or take a pixel.
  const [from, to] = [await table.onScreen(inch(30), inch(22)), await table.onScreen(inch(42), inch(22))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x - 40, to.y);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await page.locator("[data-testid=tape] [data-testid=figure]").waitFor();
  expect(inches((await figures(table, "[data-testid=tape]"))[0] ?? "")).toBeCloseTo(12, 0);

  // The others see the same figures, in the colour of whose it is.
  for (const guest of [other, watcher]) {
    await guest.at("tape-other").locator("[data-testid=figure]").waitFor();
    expect(await figures(guest, "[data-testid=tape-other]")).toEqual(await figures(table, "[data-testid=tape]"));
  }

  // Spot by spot, from the edge of a piece, with a sum; twice ends it.
  const unit = page.locator(".board path[data-kind=regiment]").first();
  const key = (await unit.getAttribute("data-piece")) ?? "";
  const middle = await table.middle(key);
  await page.mouse.click(middle.x, middle.y);
  await page.mouse.click(from.x, from.y);
  await page.mouse.dblclick(to.x, to.y);
  await page.waitForFunction(() => document.querySelectorAll("[data-testid=tape] [data-testid=figure]").length === 3);
  const [first = "", second = "", sum = ""] = await figures(table, "[data-testid=tape]");
  expect(Math.abs(inches(first) + inches(second) - inches(sum))).toBeLessThanOrEqual(0.25);
  expect(await page.locator("[data-testid=tape] [data-testid=figure]").first().getAttribute("aria-label")).toMatch(/\d\.\d\d″.* mm/);
  await page.mouse.move(from.x, from.y - 60);
  expect((await figures(table, "[data-testid=tape]")).length).toBe(3);

  await table.at("tape-tool").click();
  expect(await page.getByTestId("tape").count()).toBe(1);
  await other.at("tape-other").waitFor();
  await table.at("tape-clear").click();
  await other.page.waitForFunction(() => document.querySelector("[data-testid=tape-other]") === null);
  expect(await page.getByTestId("tape").count()).toBe(0);
});

test("a tape from piece to piece by keyboard, kept to oneself", { timeout: 120_000 }, async () => {
  const page = await visit();
  const match = await quick(page, DUEL);
  const table = await sit(page, match.asked);
  const other = await sit(await visit(), match.other);
  await page.keyboard.press("Shift+T");
  await table.at("tape-shown").click();
  const keys = await page.locator(".board path[data-kind=regiment]").evaluateAll((all) => all.map((each) => each.getAttribute("data-piece") ?? ""));
  for (const key of [keys[0] ?? "", keys[keys.length - 1] ?? ""]) {
    await table.piece(key).focus();
    await page.keyboard.press("Enter");
  }
  await page.locator("[data-testid=tape] [data-testid=figure]").waitFor();
  await page.waitForTimeout(200);
  expect(await other.at("tape-other").count()).toBe(0);
  await page.keyboard.press("Escape");
  expect(await page.getByTestId("tape").count()).toBe(1);
  await page.keyboard.press("Escape");
  expect(await page.getByTestId("tape").count()).toBe(0);
});

test("whoever moves sees how far enemies and objectives are, and what enemies reach", { timeout: 120_000 }, async () => {
  const page = await visit();
  const match = await quick(page, DUEL);
  const table = await sit(page, match.asked);
  await table.asked();
  const [key = ""] = await table.able();
  await table.piece(key).click();
  await table.at("need-march").waitFor();
  await table.at("stride-forward").click();
  const nearest = (): Promise<number> =>
    page
      .getByTestId("distance")
      .evaluateAll((all) => Math.min(...all.filter((each) => each.classList.contains("distance-enemy")).map((each) => Number(each.getAttribute("data-length")))));
  await page.getByTestId("distance").first().waitFor({ state: "attached" });
  const before = await nearest();
  for (let step = 0; step < 4; step += 1) await table.at("stride-forward").click();
  await page.waitForFunction((far) => Number(document.querySelector(".distance-enemy")?.getAttribute("data-length")) < far, before);
  expect(before - (await nearest())).toBeGreaterThan(2540);
  expect(await page.getByTestId("distance").count()).toBeLessThanOrEqual(3);
  await page.keyboard.press("Shift+D");
  await page.waitForFunction(() => document.querySelectorAll("[data-testid=distance]").length > 3);
  await table.at("all-distances").click();
  await page.waitForFunction(() => document.querySelectorAll("[data-testid=distance]").length <= 3);

  // Held keys show as long as they are held; the button until it is pressed again.
  await page.keyboard.down("Shift");
  await page.keyboard.down("E");
  await page.locator("[data-threat] .reach-attack").first().waitFor({ state: "attached" });
  expect(await page.locator("[data-threat] .reach").evaluateAll((all) => all.every((each) => each.getAttribute("data-rule")?.startsWith("kow.")))).toBe(true);
  await page.waitForTimeout(450);
  await page.keyboard.up("E");
  await page.keyboard.up("Shift");
  expect(await page.locator("[data-threat]").count()).toBe(0);
  await table.at("threat").click();
  await page.locator("[data-threat]").first().waitFor({ state: "attached" });
  expect(await faults(page)).toEqual([]);
});

test("terrain is told apart and named, and the looks of the table are a matter of choice", { timeout: 120_000 }, async () => {
  const page = await visit();
  const match = await quick(page, DUEL);
  const table = await sit(page, match.asked);
  const looks = await page.locator("[data-ground]").evaluateAll((all) => all.map((each) => getComputedStyle(each.querySelector(".ground") ?? each).fill));
  const kinds = await page.locator("[data-ground]").evaluateAll((all) => all.map((each) => each.getAttribute("data-ground")));
  expect(new Set(kinds).size).toBeGreaterThan(4);
  expect(new Set(looks).size).toBe(new Set(kinds).size);
  await table.at("menu").click();
  await page.locator("[data-testid=legend] summary").click();
  expect(await page.locator("[data-testid=legend] li").count()).toBe(new Set(kinds).size);
  const side = (): Promise<string> => page.locator(".board .side-1 .rim").first().evaluate((rim) => getComputedStyle(rim).fill);
  const usual = await side();
  await table.at("palette").selectOption("blue-yellow");
  expect(await side()).not.toBe(usual);
  await table.at("outlines").selectOption("plain");
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await table.board.waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset["palette"])).toBe("blue-yellow");
  expect(await table.board.getAttribute("class")).toContain("outlines-plain");
});

test("on a phone pieces can be hit and the whole table is in reach", { timeout: 120_000 }, async () => {
  const page = await visit({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const match = await quick(page, { ...DUEL, armies: [KINGS, KINGS] });
  const table = await sit(page, match.asked);
  await table.asked();
  await table.at("minimap").waitFor();
  const [king = ""] = await page.locator(".board path[data-can-act]").evaluateAll((all) => {
    const seen = all.filter((each) => each.getBoundingClientRect().left > 20 && each.getBoundingClientRect().right < 370);
    return seen.map((each) => each.getAttribute("data-piece") ?? "");
  });
  // Beside a piece that is smaller than a finger, as near as fingers get.
  const { x, y, width } = await table.middle(king);
  expect(width).toBeLessThan(30);
  await page.touchscreen.tap(x + 14, y - 12);
  await page.locator(`[data-testid=piece-${king}][aria-pressed=true]`).waitFor({ state: "attached" });

  // A finger that rests on a piece only looks at it.
  const cdp = await page.context().newCDPSession(page);
  await table.at("cancel").tap();
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [await table.middle(king)] });
  await page.waitForTimeout(650);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await table.at("hover-line").waitFor();
  expect(await table.draft.count()).toBe(0);

  // A tap on the small table goes there.
  const view = (): Promise<string | null> => page.getByTestId("mini-view").getAttribute("d");
  const before = await view();
  const small = await table.at("minimap").boundingBox();
  if (small === null) throw new Error("there is no small table");
  await page.touchscreen.tap(small.x + small.width * 0.15, small.y + small.height * 0.2);
  expect(await view()).not.toBe(before);
  await table.at("whole-table").tap();
  await page.waitForFunction(() => document.querySelector("[data-testid=minimap]") === null);
  expect(await page.locator(`[data-testid=piece-${king}][aria-pressed=true]`).count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
});

test("the space bar goes on without losing what has begun", { timeout: 120_000 }, async () => {
  const page = await visit();
  const match = await quick(page, DUEL);
  const table = await sit(page, match.asked);
  await table.asked();
  const [key = "", next = ""] = await table.able();
  await table.piece(key).click();
  await table.at("need-march").waitFor();
  await page.keyboard.press("ArrowUp");
  await table.legal();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press("+");
  await table.at("minimap").waitFor();
  await table.piece(key).focus();
  await page.keyboard.press("Space");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-piece"))).toBe(next);
  expect(await page.locator(`[data-testid=piece-${key}][aria-pressed=true]`).count()).toBe(1);
  expect(await table.at("ghost").count()).toBeGreaterThan(0);
});
