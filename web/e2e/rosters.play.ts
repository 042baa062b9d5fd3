// A roster of another tool: read, accounted for, opened as an army, kept, and led to battle.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

const FIXTURES = resolve(import.meta.dirname, "../../crates/rosters/fixtures");
const text = (name: string): string => readFileSync(resolve(FIXTURES, name), "utf8");

test("a pasted list without profiles says what is missing, and a pack supplies it", async () => {
  const page = await visit();
  await page.goto(page.url().replace(/#.*/, "") + "#/army/wh40k");
  await page.getByTestId("way-import").click();
  await page.getByTestId("roster-text").fill(text("nr-gw.txt"));
  await page.getByTestId("import").click();
  const part = (fate: string) => page.locator(`[data-testid=account-part][data-fate=${fate}]`);
  await part("missing").waitFor();
  await expect(part("missing").innerText()).resolves.toContain("Soot Hounds");
  await expect(page.getByTestId("open-army").count()).resolves.toBe(0);

  await page.getByTestId("roster-packs").setInputFiles(resolve(FIXTURES, "ashen-host.ros"));
  await page.getByTestId("import").click();
  await page.getByTestId("open-army").waitFor();
  await expect(part("missing").count()).resolves.toBe(0);
  await part("resolved").locator("summary").click();
  await expect.poll(() => part("resolved").locator("li").count()).toBeGreaterThan(10);

  await page.getByTestId("roster-text").fill("Nobody can read this.");
  await page.getByTestId("import").click();
  await page.getByTestId("failure").waitFor();
  await expect(page.getByTestId("account").count()).resolves.toBe(0);
});

test("a roster file becomes an army that is kept and played, with what is not automated on its sheet", async () => {
  const page = await visit();
  const table = new Table(page);
  await page.goto(page.url().replace(/#.*/, "") + "#/army/wh40k");
  await page.getByTestId("way-import").click();
  await page.getByTestId("roster-file").setInputFiles(resolve(FIXTURES, "ashen-host.ros"));
  await page.getByTestId("import").click();
  const account = page.locator("[data-testid=account][data-legal=true]");
  await account.waitFor();
  const kept = account.locator("[data-fate=not-automated]");
  await expect(kept.innerText()).resolves.toContain("Stand and Smoulder");

  await page.getByTestId("open-army").click();
  await page.locator("[data-testid=judgement][data-legal=true]").waitFor();
  const entries = page.locator("[data-testid=entries] > [data-testid=entry]");
  expect(await entries.count()).toBe(4);
  await entries.nth(1).getByRole("button", { name: "Ash Kin" }).first().click();
  await expect.poll(() => entries.nth(1).innerText()).toContain("Stand and Smoulder (not automated)");
  await page.getByTestId("army-name").fill("Embers, read");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.getByTestId("army-name").inputValue()).toBe("Embers, read");
  // The host knows the name before the army is kept.
  await page.locator("[data-testid=keep-army][data-name='Embers, read']:not([disabled])").click();

  await page.goto(page.url().replace(/#.*/, "#/new/wh40k"));
  await page.getByTestId("seat-0").getByTestId("army").selectOption({ label: "Embers, read" });
  await page.getByTestId("seat-1").getByTestId("army").selectOption({ label: "Embers, read" });
  await page.getByTestId("begin").click();
  await table.asked();
  await expect(page.getByTestId("side-0").innerText()).resolves.toContain("Ashen Host");
  await page.getByTestId("tab-pieces").click();
  const kin = page.locator("[data-beside]", { hasText: "Ash Kin" });
  if (!(await kin.first().isVisible())) await page.locator("details.tray > summary").first().click();
  await kin.first().click();
  await page.getByTestId("tab-sheet").click();
  await expect.poll(() => page.getByTestId("sheet").innerText()).toContain("Stand and Smoulder (not automated)");
});
