// What stands beside the board: rules, phases, dice, odds, scores, sheets.

import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { firstGame } from "./help/start";
import { deployRiders, riders } from "./help/riders";
import { Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

async function box(of: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await of.boundingBox();
  if (found === null) throw new Error("not in sight");
  return found;
}

async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await box(one), await box(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** A march that is too long, and the rule against it opened. */
async function refused(viewport: { width: number; height: number }): Promise<Table> {
  const table = await riders(await visit({ viewport }), ["here", "here"]);
  await deployRiders(table);
  const [key] = await table.able();
  await table.piece(key ?? "").click();
  await table.at("need-march").waitFor();
  for (let step = 0; step < 20; step += 1) await table.at("stride-forward").click();
  await table.instead.waitFor();
  await table.verdict.getByTestId("rule-mark").first().click();
  await table.at("rule-text").locator("cite").waitFor();
  return table;
}

test.each([
  ["desk", DESK],
  ["tablet", TABLET],
])("the text of a rule covers neither its sentence nor what has to be pressed, on a %s", async (_, viewport) => {
  const table = await refused(viewport);
  const text = table.at("rule-text");
  expect(await covers(text, table.verdict.locator(".refusals li").first())).toBe(false);
  expect(await covers(text, table.confirm)).toBe(false);
  expect(await covers(text, table.instead)).toBe(false);
});

test("on a phone the rule comes from below, its sentence stays in sight, and the book is cited in its own language", async () => {
  const table = await refused(PHONE);
  const text = table.at("rule-text");
  const place = await box(text);
  expect(place.x).toBe(0);
  expect(Math.round(place.y + place.height)).toBe(PHONE.height);
  expect(await covers(text, table.verdict.locator(".refusals li").first())).toBe(false);
  await expect(text.locator(".rule-head").innerText()).resolves.toMatch(/Movement orders/);
  await expect(text.locator("cite").getAttribute("lang")).resolves.toBe("de");
  await text.locator(".plain-close").click();
  expect(await text.count()).toBe(0);
});

test.each(["en-GB", "de-DE"])("where the match stands fits into one line of a tablet, and what would be skipped is listed (%s)", async (locale) => {
  for (const game of ["kow", "whdw"] as const) {
    const page = await visit({ viewport: TABLET, locale });
    const table = new Table(page);
    await page.getByTestId(`game-${game}`).getByTestId("first-game").click();
    for (let answers = 0; answers < 40; answers += 1) {
      await table.asked();
      if ((await table.at("left").count()) > 0 && (game === "whdw" || (await table.verb("done").count()) > 0)) break;
      await table.followHint();
    }
    const bar = await box(table.at("phase-bar"));
    expect(bar.height).toBeLessThan(48);
    const wide = await table.at("phase-bar").evaluate((each) => [each.scrollWidth, each.clientWidth]);
    expect(wide[0]).toBeLessThanOrEqual((wide[1] ?? 0) + 1);
    expect((await table.at("left").innerText()).length).toBeGreaterThan(5);
    if (game === "kow") {
      await table.verb("done").click();
      await table.at("skips").waitFor();
      expect((await table.at("skips").innerText()).length).toBeGreaterThan(60);
    }
    await page.context().close();
  }
});

test("dice are told one by one, sifted, copied, and a line takes back to itself", async () => {
  const page = await visit();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByTestId("game-kow").getByTestId("first-game").click();
  const table = new Table(page);
  const log = table.at("log");
  for (let answers = 0; answers < 60; answers += 1) {
    await table.asked();
    await page.locator("#tab-log").click();
    if ((await log.getByTestId("roll-result").count()) > 0) break;
    await table.followHint();
  }
  const whole = await log.locator("ol > li").count();
  await table.at("log-sieve").selectOption("dice");
  expect(await log.locator("ol > li").count()).toBeLessThan(whole);
  const roll = log.getByTestId("roll").filter({ has: page.getByTestId("roll-result") }).first();
  await expect(roll.innerText()).resolves.toMatch(/needs \d\+/);
  expect(await roll.locator(".die").count()).toBeGreaterThan(0);
  await table.at("log-copy").click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/To hit: /);
  await page.locator("#tab-score").click();
  await expect(table.at("score").innerText()).resolves.toMatch(/would win/);
  await page.locator("#tab-log").click();
  // Against a bot everything can be taken back.
  await table.at("log-sieve").selectOption("all");
  await log.getByTestId("back-to").first().click();
  await table.at("back-to-sure").click();
  await page.waitForFunction((before) => document.querySelectorAll("[data-testid=log] ol > li").length < before, whole);
  await table.asked();
});

test("a sheet can be kept in view", async () => {
  const table = await firstGame(await visit());
  await table.followHint();
  await table.asked();
  const pieces = table.page.locator(".board path[data-kind=disk]");
  await pieces.first().click({ force: true });
  await table.at("pin").click();
  const name = await table.at("pinned").locator("strong").first().innerText();
  await pieces.nth(8).click({ force: true });
  await expect(table.at("pinned").locator("strong").first().innerText()).resolves.toBe(name);
  await table.at("pinned").locator(".plain-close").click();
  expect(await table.at("pinned").count()).toBe(0);
});

test("while a hint or an answer is on its way no other hint can be asked for", async () => {
  const page = await visit();
  // A host far away.
  await page.routeWebSocket(/\/play$/, (near) => {
    const far = near.connectToServer();
    far.onMessage((message) => void setTimeout(() => near.send(message), 500));
  });
  const table = await firstGame(page);
  const hint = table.at("hint");
  await hint.click();
  await expect(hint.getAttribute("aria-busy")).resolves.toBe("true");
  expect(await hint.isDisabled()).toBe(true);
  await table.legal();
  await table.confirm.click();
  expect(await hint.isDisabled()).toBe(true);
  expect(await hint.locator(".spinner").count()).toBe(1);
  await table.asked();
  expect(await page.getByText(/no hint/i).count()).toBe(0);
});
