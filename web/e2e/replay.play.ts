// A match that is over: looked at again, and played on from the middle.

import { resolve } from "node:path";
import { expect, test } from "vitest";
import { atTable, firstGame } from "./help/start";
import { world } from "./help/world";

const { visit } = world();

test("a finished match is replayed, scrubbed, forked and played on", async () => {
  const table = await firstGame(await visit());
  const { page } = table;
  for (let answers = 0; answers < 6; answers += 1) {
    await table.followHint();
    await table.asked();
  }
  await table.at("menu").click();
  await table.at("resign").click();
  await table.at("resign-sure").click();
  await table.outcome.waitFor({ timeout: 40_000 });
  await table.at("to-replay").click();
  await table.at("timeline").waitFor();
  await page.locator(".board path[data-piece]").first().waitFor({ state: "attached" });

  const at = (): Promise<string> => table.at("at").innerText();
  await table.at("first").click();
  await expect.poll(at).toMatch(/^0\b|\b0 /);
  await table.at("step-after").click();
  await expect.poll(at).toMatch(/\b1\b/);
  const all = Number(await table.at("scrub").getAttribute("max"));
  expect(all).toBeGreaterThan(5);
  await table.at("phase-after").click();
  await table.at("scrub").fill(String(Math.floor(all / 2)));
  await expect.poll(() => page.url()).toContain(`/${Math.floor(all / 2)}`);
  const moment = page.url();

  const other = await visit();
  await other.goto(moment);
  await other.getByTestId("timeline").waitFor();
  expect(await other.getByTestId("at").innerText()).toBe(await at());

  await page.locator("summary", { hasText: /play on/i }).click();
  await table.at("fork").click();
  await page.waitForURL(/#\/play\//);
  const forked = await atTable(page);
  for (let answers = 0; answers < 3 && (await forked.asked()) !== null; answers += 1) await forked.followHint();
});

test("a log from a file is replayed", async () => {
  const page = await visit();
  await page.locator("a[href='#/replay']").click();
  await page.getByTestId("replay-file").setInputFiles(resolve(import.meta.dirname, "../../replays/kow/kill.jsonl"));
  await page.getByTestId("timeline").waitFor();
  await page.getByTestId("last").click();
  await page.locator(".board path[data-piece]").first().waitFor({ state: "attached" });
});

test("key moments are marked, the keyboard goes through them, and either side's knowledge can be taken", async () => {
  const page = await visit();
  await page.locator("a[href='#/replay']").click();
  await page.getByTestId("replay-file").setInputFiles(resolve(import.meta.dirname, "../../replays/whdw/learning.jsonl"));
  await page.getByTestId("timeline").waitFor();
  await page.locator(".board path[data-piece]").first().waitFor({ state: "attached" });
  expect(await page.getByTestId("mark-loss").count()).toBeGreaterThan(2);
  const at = async (): Promise<number> => Number.parseInt(await page.getByTestId("at").innerText(), 10);
  await page.keyboard.press("n");
  const loss = await at();
  expect(loss).toBeGreaterThan(0);
  await page.locator("[aria-current=true] .sort-loss").waitFor();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(at).toBe(loss - 1);
  await page.keyboard.press("Home");
  await expect.poll(at).toBe(0);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  // Spectators see no hand; a player sees the own one.
  expect(await page.locator("[data-place=hand]").count()).toBe(0);
  await page.getByTestId("eyes").selectOption("0");
  await page.locator("[data-place=hand]").first().waitFor();
});

test("a file that is no log is refused in words", async () => {
  const page = await visit();
  await page.locator("a[href='#/replay']").click();
  await page.getByTestId("replay-file").setInputFiles({ name: "x.log", mimeType: "text/plain", buffer: Buffer.from("not a log") });
  await page.getByTestId("failure").waitFor();
  expect((await page.getByTestId("failure").innerText()).length).toBeGreaterThan(15);
});
