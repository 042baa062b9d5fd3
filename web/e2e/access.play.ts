// No view has a serious fault for those who see, hear or point differently.

import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults } from "./help/axe";
import { firstGame, setUp } from "./help/start";
import { Table } from "./help/table";
import { world } from "./help/world";

const here = world();

/** In the light and in the dark. */
async function isClear(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await faults(page), `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}

test.each(["#/", "#/new/whdw", "#/new/kow", "#/new/wh40k", "#/new/dw", "#/army/whdw", "#/army/kow", "#/army/wh40k", "#/army/dw", "#/rules/whdw/whdw.move.pivot", "#/replay"])("the view %s", async (hash) => {
  const page = await here.visit();
  await page.goto(`${here.host.address}${hash}`);
  await page.locator("main h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  await isClear(page);
});

test("a replay, on a phone", async () => {
  const page = await here.visit({ viewport: { width: 390, height: 844 } });
  await page.goto(`${here.host.address}#/replay`);
  await page.getByTestId("replay-file").setInputFiles(resolve(import.meta.dirname, "../../replays/kow/casual.jsonl"));
  await page.getByTestId("timeline").waitFor();
  await page.getByTestId("last").click();
  await isClear(page);
});

test("the table: a question, a draft, dialogs", async () => {
  const table = await firstGame(await here.visit());
  await isClear(table.page);
  await table.followHint();
  await table.asked();
  await table.at("hint").click();
  await table.legal();
  await isClear(table.page);
  await table.at("keys").click();
  await isClear(table.page);
  await table.page.keyboard.press("Escape");
  await table.at("menu").click();
  await isClear(table.page);
});

test("the table of Kings of War and its privacy screen", async () => {
  const page = await here.visit();
  const table = new Table(page);
  await setUp(page, { game: "kow", seats: ["here", "here"], options: { scenario: "pillage" } });
  await table.asked();
  await isClear(page);
  await table.followHint();
  await table.at("cover").waitFor();
  await isClear(page);
});
