// A small match of Kings of War: one regiment of riders on each side of an empty table.

import type { Page } from "playwright-core";
import { setUp, type Plan } from "./start";
import { inch, Table } from "./table";

const ARMY = 'game = "kow"\nname = "Riders"\nunits = [{ id = "stormwind-cavalry-regiment" }]\n';

const PLAN = { game: "kow", armies: [ARMY, ARMY], options: { scenario: "kill", points: "none", terrain: "none" } } as const;

/** Begins the match at one screen and takes it to another one by its link. */
export async function ridersByLink(host: Page, guest: Page): Promise<[Table, Table]> {
  const [link = ""] = await setUp(host, { ...PLAN, seats: ["here", "link"] });
  await guest.goto(link);
  return [new Table(host), new Table(guest)];
}

/** Begins the match by the form. */
export async function riders(page: Page, seats: Plan["seats"]): Promise<Table> {
  await setUp(page, { ...PLAN, seats });
  const table = new Table(page);
  await table.asked();
  return table;
}

/** Both players of one screen deploy, and one of them begins. */
export async function deployRiders(table: Table): Promise<void> {
  await table.press("side:south");
  for (const _ of [0, 1]) {
    await table.asked();
    await deployRider(table);
  }
  await table.asked();
  await table.press("first:0");
  await table.asked();
}

/** Puts the only unit in the middle of its zone's front, by pointing. */
export async function deployRider(table: Table): Promise<void> {
  const south = await table.page.locator(".drawing").evaluate((drawing) => drawing.getAttribute("transform")?.includes("rotate(0)") ?? true);
  if ((await table.draft.count()) === 0) await table.page.locator("[data-verb^='deploy:']").first().click();
  await table.at("need-place").waitFor();
  const spot = await table.onScreen(inch(36), south ? inch(10) : inch(38));
  await table.page.mouse.click(spot.x, spot.y);
  await table.legal();
  await table.play();
}
