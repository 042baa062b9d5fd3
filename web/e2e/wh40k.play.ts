// Warhammer 40,000 by pointer: a turn with everything in it, setting up in formation, building an army.

import { expect, test } from "vitest";
import { faults } from "./help/axe";
import { nearest, tides, until } from "./help/tides";
import type { Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

/** Drags what is under one place of the screen to another. */
async function drag(table: Table, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const { mouse } = table.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await mouse.move(to.x, to.y, { steps: 4 });
  await mouse.up();
}

test("a turn: a unit moves, fire is split, a Stratagem answers it, a charge and a fight", { timeout: 240_000 }, async () => {
  const table = await tides(await visit({ viewport: { width: 1440, height: 900 } }), "select:");
  const { page } = table;
  const [face] = await nearest(page, "Lurkers");
  if (face === undefined) throw new Error("nobody faces anybody");
  const { own, enemy } = face;
  const number = own.group.replace("unit-", "");

  // One model stands for its unit: all of them light up.
  await table.piece(own.piece).click();
  expect(await page.locator(`.piece.is-selected path[data-group=${own.group}]`).count()).toBe(5);
  await table.press(`select:${number}:normal`);
  await until(table, "walk");
  await table.at("need-formation").waitFor();
  await drag(table, await table.middle(own.piece), await table.middle(enemy.piece));
  await table.legal();
  await expect.poll(() => table.at("ghost").count()).toBe(5);
  await expect(table.at("gauge").innerText()).resolves.toMatch(/of 8″/);
  await table.play();

  await until(table, /Pick a unit and how it moves/);
  await table.press("pass");
  await until(table, "shoot:");
  // Nobody else can shoot, so that it has begun by itself.
  await expect(table.draft.innerText()).resolves.toMatch(/Spitters shoots/);
  await table.at("for-all").waitFor();
  const others = (await table.at("for-all").locator("[data-choice]").evaluateAll((all) => all.map((each) => each.getAttribute("data-choice")))).filter((key) => key !== enemy.group);
  const [one, two] = others;
  await table.at("for-all").locator(`[data-choice=${one}]`).click();
  await table.legal();
  const weapon = table.at("weapon").first();
  for (let times = 0; times < 3; times += 1) await weapon.locator(`.aim:has([data-choice=${two}])`).getByTestId("aim-more").click();
  await expect.poll(() => table.verdict.locator(".notes li").count()).toBeGreaterThanOrEqual(2);
  await expect(weapon.locator(`.aim:has([data-choice=${two}]) .number`).innerText()).resolves.toMatch(/^3 of/);
  await table.legal();
  await expect(table.at("chances").innerText()).resolves.toMatch(/%/);
  expect(await faults(page)).toEqual([]);
  await table.play();

  // The opponent is asked before any dice fall, and goes to ground.
  await until(table, "use:go-to-ground");
  const ground = page.locator("[data-verb^='use:go-to-ground']").first();
  await expect(page.locator(".verb", { hasText: "Go to Ground" }).first().innerText()).resolves.toMatch(/0 CP are left/);
  await table.answer(() => ground.click());
  await table.asked();
  expect(await page.locator(".plate [data-badge=ground]").count()).toBe(1);

  // Whoever wants no more questions about a Stratagem says so once, and can take it back.
  await until(table, "pass:turn");
  await table.press("pass:turn");
  await until(table, "charge:");
  await expect(page.locator("[data-verb='ask:command-reroll']").count()).resolves.toBe(1);

  await table.piece(own.piece).click();
  await table.draft.waitFor();
  await table.page.locator(`.need [data-choice=${enemy.group}]`).click();
  await table.legal();
  await expect(table.at("chances").innerText()).resolves.toMatch(/100\s?%/);
  await table.play();

  // The way to the enemy is proposed.
  await until(table, "walk");
  await table.legal();
  await table.play();
  await until(table, "charge:");
  await table.press("pass");
  await until(table, "blows");
  await table.legal();
  await expect(table.at("chances").innerText()).resolves.toMatch(/loses a model/);
  await table.play();
  await table.asked();
  await expect(table.told()).resolves.toMatch(/Lurkers/);
});

test("a unit is set up in formation, single models elsewhere", async () => {
  const table = await tides(await visit({ viewport: { width: 1440, height: 900 } }), "set-up:", {});
  const { page } = table;
  await page.locator("[data-verb^='set-up:']", { hasText: "Spitters" }).first().click();
  await table.at("need-formation").waitFor();
  const spot = await table.onScreen(30 * 25.4, ((await lookingSouth(table)) ? 6 : 38) * 25.4);
  await page.mouse.click(spot.x, spot.y);
  await table.legal();
  await expect.poll(() => table.at("ghost").count()).toBe(10);
  await table.at("turn-left").click();
  await table.legal();
  await table.at("single").click();
  const ghost = page.locator("[data-ghost]").first();
  const box = (await ghost.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // Far from the others it is out of coherency, and marked.
  await drag(table, from, { x: from.x + 260, y: from.y });
  await page.locator("[data-ghost][data-refused]").first().waitFor();
  expect(await table.judged()).toBe(false);
  await expect(table.verdict.locator("[data-rule^='wh40k.coherency']").count()).resolves.toBeGreaterThan(0);
  await table.instead.click();
  await table.legal();
  await table.play();
  await table.asked();
  expect(await page.locator(".plate").count()).toBe(1);
});

const lookingSouth = (table: Table): Promise<boolean> =>
  table.page.locator(".drawing").evaluate((drawing) => drawing.getAttribute("transform")?.includes("rotate(0)") ?? true);

test("a unit goes around a corner by keyboard only, and a single model of it elsewhere", async () => {
  const table = await tides(await visit({ viewport: { width: 1440, height: 900 } }), "select:");
  const { page } = table;
  const { keyboard } = page;
  // From unit to unit, not from model to model.
  const groups = new Set<string>();
  for (let units = 0; units < 5; units += 1) {
    await keyboard.press("Space");
    groups.add((await page.evaluate(() => document.activeElement?.getAttribute("data-group"))) ?? "");
  }
  expect(groups.size).toBe(5);
  for (let tries = 0; tries < 5; tries += 1) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute("aria-label")))?.includes("Lurkers")) break;
    await keyboard.press("Space");
  }
  await table.answer(() => keyboard.press("m"));
  await until(table, "walk");
  await table.at("need-formation").waitFor();
  for (const key of ["ArrowDown", "ArrowDown", "PageUp", "ArrowLeft", "ArrowLeft"]) await keyboard.press(key);
  await expect.poll(() => table.at("gauge").innerText()).toMatch(/^Distance\s+2″ of 8″/);
  await table.legal();
  await expect.poll(() => page.locator("[data-ghost]").count()).toBe(10);
  await table.at("single").focus();
  await keyboard.press("Enter");
  await table.at("single").blur();
  await keyboard.press("ArrowDown");
  await expect.poll(() => table.at("gauge").innerText()).toMatch(/2\.\d+″ of 8″/);
  await table.legal();
  await table.answer(() => keyboard.press("Enter"));
  await table.asked();
});

test("an army is built from nothing: units, models, options, an enhancement, a warlord", async () => {
  const page = await visit();
  await page.getByTestId("game-wh40k").locator("a[href^='#/army']").click();
  const judgement = (legal: boolean) => page.locator(`[data-testid=judgement][data-legal=${legal}]`);
  await judgement(false).waitFor();
  const add = async (name: string): Promise<void> => {
    await page.getByTestId("additions").locator("input[type=search]").fill(name);
    await page.locator(".addition").getByTestId("add").first().click();
    await page.locator("[data-testid=entry]", { hasText: name }).last().waitFor();
  };
  await add("Lantern Captain");
  await add("Line Company");
  const entry = (name: string) => page.locator("[data-testid=entry]", { hasText: name }).last();
  const choice = (name: string, id: string) => entry(name).locator(`[data-choice-id="${id}"]`);
  const warlord = choice("Lantern Captain", "warlord");
  if (!(await warlord.isChecked())) await warlord.check();
  await judgement(true).waitFor();
  await choice("Line Company", "models").selectOption({ index: 1 });
  await expect.poll(() => page.getByTestId("judgement").innerText()).toMatch(/205/);
  await choice("Lantern Captain", "enhancement").selectOption({ index: 1 });
  await expect.poll(() => page.getByTestId("judgement").innerText()).toMatch(/22\d/);
  const option = entry("Line Company").locator("input[type=number]").first();
  // More than one in five may not carry it.
  await option.fill("3");
  await option.press("Tab");
  await judgement(false).waitFor();
  await expect(page.getByTestId("builder").locator("[data-rule^='wh40k.']").count()).resolves.toBeGreaterThan(0);
  await option.fill("2");
  await option.press("Tab");
  await judgement(true).waitFor();
  await page.getByTestId("army-name").fill("Night school");
  await page.keyboard.press("Tab");
  await page.locator("[data-testid=keep-army][data-name='Night school']").click();
  await page.goto(page.url().replace(/#.*/, "#/new/wh40k"));
  await page.getByTestId("seat-0").getByTestId("army").selectOption({ label: "Night school" });
});
