// Two people at one screen: Kings of War from the form to a charge and its fight.

import { expect, test } from "vitest";
import { deployRiders, riders } from "./help/riders";
import { inch, type Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

test("a hot-seat charge, deployed, marched, previewed and fought", async () => {
  const page = await visit();
  const table = await riders(page, ["here", "here"]);
  await deployRiders(table);

  // The first rider goes ahead as far as it can without running; the other one charges it.
  await table.asked();
  const first = await movePhase(table);
  await table.piece(first).click();
  await table.at("need-march").waitFor();
  const ahead = await table.onScreen(inch(36), inch(24));
  await page.mouse.move(ahead.x, ahead.y);
  await table.at("gauge").first().waitFor();
  await page.mouse.click(ahead.x, ahead.y);
  await table.legal();
  await table.play();
  await untilOtherMoves(table);

  const second = await movePhase(table);
  expect(second).not.toBe(first);
  await table.piece(second).click();
  if ((await page.locator('[data-testid=draft][data-verb^="charge:"]').count()) === 0) await page.locator('[data-verb^="charge:"]').first().click();
  await table.piece(first).click();
  await table.legal();
  await expect(page.locator("[data-ghost]").count()).resolves.toBeGreaterThan(0);
  // Before anything is risked the odds are there, whole: bars to look at and a table to read.
  const spread = table.at("spread");
  expect(await spread.locator(".spread-bar").count()).toBeGreaterThan(3);
  await spread.locator("summary").click();
  await expect(spread.locator("tbody tr:first-child td:last-child").innerText()).resolves.toMatch(/^(100|9\d)%$/);
  await table.play();
  await expect(table.told()).resolves.toMatch(/charge/i);
  await table.asked();
  for (let answer = 0; answer < 6 && !/hit|damage|nerve/i.test(await table.told()); answer += 1) {
    await table.followHint();
    await table.asked();
  }
  expect(await table.told()).toMatch(/hit|damage|nerve/i);
});

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
