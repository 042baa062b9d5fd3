// An army that breaks rules, repaired, kept and led to battle.

import { expect, test } from "vitest";
import { Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

test("an illegal army is written, its faults are read, and it is repaired", async () => {
  const page = await visit();
  const table = new Table(page);
  await page.getByTestId("game-kow").getByRole("link", { name: "Armies" }).click();
  const write = page.getByTestId("way-write");
  await page.getByTestId("armies").waitFor();
  if ((await write.count()) > 0) await write.click();
  const text = page.getByTestId("army-text");
  const army = (units: string): string => `game = "kow"\nname = "Mended"\npoints = 1000\nunits = [${units}]\n`;
  const judged = (legal: boolean) => page.locator(`[data-testid=judgement][data-legal=${legal}]`).waitFor();

  await text.fill(army('{ id = "elf-king" }, { id = "elf-king" }'));
  await judged(false);
  const finding = page.getByTestId("findings").locator("li[data-rule]").first();
  expect(await finding.getAttribute("data-rule")).toMatch(/^kow\./);
  await finding.getByTestId("rule-mark").click();
  await page.getByTestId("rule-text").locator("p:not(.quiet)").first().waitFor();
  await page.getByTestId("rule-text").locator(".plain-close").click();
  await expect(page.getByTestId("keep-army").isDisabled()).resolves.toBe(true);

  await text.fill(army('{ id = "elf-spearmen-regiment" }, { id = "elf-king" }'));
  await judged(true);
  await page.getByTestId("keep-army").click();

  await page.goto(page.url().replace(/#.*/, "#/new/kow"));
  await page.getByTestId("seat-0").getByTestId("army").selectOption({ label: "Mended" });
  await page.getByTestId("seat-1").getByTestId("army").selectOption({ label: "Spears of the Dawn" });
  await page.getByTestId("begin").click();
  await table.asked();
  await expect(page.getByTestId("side-0").innerText()).resolves.toContain("Mended");
});

test("an illegal army is built, repaired, and handed on by a link", async () => {
  const page = await visit();
  await page.getByTestId("game-kow").getByRole("link", { name: "Armies" }).click();
  await page.locator(".army-shelf").getByRole("button", { name: "Spears of the Dawn" }).click();
  const judgement = (legal: boolean) => page.locator(`[data-testid=judgement][data-legal=${legal}]`);
  await judgement(true).waitFor();
  const entries = page.locator("[data-testid=entries] > [data-testid=entry]");
  const before = await entries.count();

  await page.getByTestId("additions").locator("input[type=search]").fill("Mage Queen");
  await page.locator(".addition").getByTestId("add").first().click();
  await judgement(false).waitFor();
  expect(await entries.count()).toBe(before + 1);
  await expect(page.getByTestId("keep-army").isDisabled()).resolves.toBe(true);
  const refusal = page.getByTestId("builder").getByTestId("refusals").locator("li[data-rule]").first();
  await refusal.getByTestId("rule-mark").click();
  await page.getByTestId("rule-text").locator("p:not(.quiet)").first().waitFor();
  await page.getByTestId("rule-text").locator(".plain-close").click();

  await entries.last().getByTestId("remove").first().click();
  await judgement(true).waitFor();
  expect(await entries.count()).toBe(before);
  await page.getByTestId("army-name").fill("Dawn, mended");
  await page.keyboard.press("Tab");
  await page.getByTestId("share-army").click();
  const link = await page.getByTestId("link").inputValue();

  const friend = await visit();
  await friend.goto(link);
  await friend.locator("[data-testid=judgement][data-legal=true]").waitFor();
  await expect.poll(() => friend.getByTestId("army-name").inputValue()).toBe("Dawn, mended");
  expect(await friend.locator("[data-testid=entries] > [data-testid=entry]").count()).toBe(before);
});
