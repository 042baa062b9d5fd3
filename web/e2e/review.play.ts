// A finished match is looked at again, and a costly decision of it is played as a puzzle.

import { resolve } from "node:path";
import { expect, test } from "vitest";
import { faults } from "./help/axe";
import { atTable } from "./help/start";
import { world } from "./help/world";

const { visit } = world();

test("a review shows chances and luck, and its puzzles can be solved", { timeout: 300_000 }, async () => {
  const page = await visit();
  await page.locator("a[href='#/replay']").click();
  await page.getByTestId("replay-file").setInputFiles(resolve(import.meta.dirname, "../../replays/whdw/learning.jsonl"));
  await page.getByTestId("timeline").waitFor();
  await page.getByTestId("review").locator("> summary").click();
  await page.getByTestId("review-begin").click();
  await page.getByTestId("review-progress").waitFor();
  const chart = page.getByTestId("review-chart");
  await chart.waitFor({ timeout: 200_000 });

  const box = await chart.boundingBox();
  if (box === null) throw new Error("the chart is not to be seen");
  await chart.click({ position: { x: box.width / 2, y: box.height / 2 } });
  const all = Number(await page.getByTestId("scrub").getAttribute("max"));
  const at = async (): Promise<number> => Number.parseInt(await page.getByTestId("at").innerText(), 10);
  await expect.poll(at).toBeGreaterThan(all / 3);
  expect(await at()).toBeLessThan((2 * all) / 3);
  expect(await page.getByTestId("review-account").innerText()).toMatch(/±/);
  await page.getByTestId("show-better").first().click();
  expect((await page.getByTestId("better").first().innerText()).length).toBeGreaterThan(15);
  expect(await faults(page)).toEqual([]);

  await page.getByTestId("puzzle").first().click();
  await page.waitForURL(/#\/play\//);
  const table = await atTable(page);
  await table.at("puzzle-panel").waitFor();
  await table.asked();
  await table.followHint();
  await table.at("puzzle-result").waitFor({ timeout: 60_000 });
  expect(await table.at("puzzle-result").innerText()).toMatch(/%/);
  await table.at("puzzle-back").click();
  await page.waitForURL(/#\/replay\//);
  await page.getByTestId("review-chart").waitFor();
});
