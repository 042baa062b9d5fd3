// Ways to a table, by the page's own buttons and forms.

import type { Page } from "playwright-core";
import { Table } from "./table";

/** The learning scenario against the usual bot. */
export async function firstGame(page: Page): Promise<Table> {
  await page.getByTestId("game-whdw").getByTestId("first-game").click();
  return atTable(page);
}

export type Plan = {
  game: "whdw" | "kow" | "wh40k";
  /** Who sits where: `here`, `link` or `bot`. */
  seats: readonly ("here" | "link" | "bot")[];
  /** Text of an army file for every seat. */
  armies?: readonly string[];
  options?: Readonly<Record<string, string>>;
};

/** Fills in the form of a match and begins it; the links for those who play elsewhere, first for the players, last for guests. */
export async function setUp(page: Page, plan: Plan): Promise<string[]> {
  await page.getByTestId(`game-${plan.game}`).getByTestId("set-up").click();
  for (const [index, who] of plan.seats.entries()) {
    const seat = page.getByTestId(`seat-${index}`);
    await seat.getByTestId("who").selectOption(who);
    // The quickest opponent, so that nobody waits in tests.
    if (who === "bot") await seat.getByTestId("bot").selectOption("greedy");
    const army = plan.armies?.[index];
    if (army !== undefined) await seat.locator("input[type=file]").setInputFiles({ name: "army.toml", mimeType: "text/plain", buffer: Buffer.from(army) });
  }
  const finer = page.locator("details.block > summary");
  if (plan.options && (await finer.count()) > 0) await finer.click();
  for (const [name, value] of Object.entries(plan.options ?? {})) await page.locator(`[data-option="${name}"] select`).selectOption(value);
  await page.getByTestId("begin").click();
  if (!plan.seats.includes("link")) return [];
  await page.getByTestId("links").waitFor();
  const links = await page.getByTestId("link").evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  if (plan.seats.includes("here")) await page.getByTestId("to-table").click();
  return links;
}

export async function atTable(page: Page): Promise<Table> {
  const table = new Table(page);
  await table.asked();
  return table;
}
