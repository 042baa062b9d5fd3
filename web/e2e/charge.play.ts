// Two people at one screen: Kings of War from the form to a charge and its fight.

import { expect, test } from "vitest";
import { setUp } from "./help/start";
import { Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

const RIDERS = 'game = "kow"\nname = "Riders"\nunits = [{ id = "stormwind-cavalry-regiment" }]\n';

/** Inches to millimetres. */
const inch = (count: number): number => count * 25.4;

test("a hot-seat charge, deployed, marched, previewed and fought", async () => {
  const page = await visit();
  const table = new Table(page);
  await setUp(page, { game: "kow", seats: ["here", "here"], armies: [RIDERS, RIDERS], options: { scenario: "kill", points: "none", terrain: "none" } });

  await table.asked();
  await table.press("side:south");
  for (const _ of [0, 1]) {
    await table.asked();
    await deploy(table);
  }
  await table.asked();
  await table.press(((await table.verb("first:0").count()) > 0 ? "first:0" : "first:1"));

  // The first rider goes ahead as far as it can without running; the other one charges it.
  await table.asked();
  const first = await movePhase(table);
  await table.piece(first).click();
  await table.at("need-march").waitFor();
  const ahead = await table.onScreen(inch(36), inch(24));
  await page.mouse.click(ahead.x, ahead.y);
  await table.legal();
  await table.play();
  await untilOtherMoves(table);

  const second = await movePhase(table);
  expect(second).not.toBe(first);
  await table.piece(second).click();
  if ((await page.locator('[data-testid=draft][data-verb^="charge:"]').count()) === 0) await page.locator('[data-verb^="charge:"]').first().click();
  await table.legal();
  await expect(page.locator("[data-ghost]").count()).resolves.toBeGreaterThan(0);
  await table.play();
  await expect(table.told()).resolves.toMatch(/charge/i);
  await table.asked();
  for (let answer = 0; answer < 6 && !/hit|damage|nerve/i.test(await table.told()); answer += 1) {
    await table.followHint();
    await table.asked();
  }
  expect(await table.told()).toMatch(/hit|damage|nerve/i);
});

/** Puts the only unit in the middle of its zone's front, by pointing. */
async function deploy(table: Table): Promise<void> {
  const south = await table.page.locator(".drawing").evaluate((drawing) => drawing.getAttribute("transform")?.includes("rotate(0)") ?? true);
  const verb = table.page.locator("[data-testid=verb][data-verb^='deploy:']").first();
  if ((await table.draft.count()) === 0) await verb.click();
  await table.at("need-place").waitFor();
  const spot = await table.onScreen(inch(36), south ? inch(10) : inch(38));
  await table.page.mouse.click(spot.x, spot.y);
  await table.legal();
  await table.play();
}

/** The one piece that may move. */
async function movePhase(table: Table): Promise<string> {
  const [key] = await table.able();
  if (key === undefined) throw new Error(`nobody can move: ${await table.question.innerText()}`);
  return key;
}

/** Ends phases until the other player gives orders in the Move phase. */
async function untilOtherMoves(table: Table): Promise<void> {
  for (let phase = 0; phase < 6; phase += 1) {
    await table.asked();
    if ((await table.able()).length > 0 && (await table.question.innerText()).includes("Move")) return;
    if ((await table.verb("done").count()) > 0) await table.press("done");
    else await table.followHint();
  }
}
