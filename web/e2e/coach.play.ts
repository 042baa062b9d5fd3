// Newcomers are taught step by step, by what happens in their own first match, in both games and languages.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

/** Begins the first match of a game. */
async function begin(page: Page, game: string): Promise<Table> {
  await page.getByTestId(`game-${game}`).getByTestId("first-game").click();
  const table = new Table(page);
  await table.asked();
  return table;
}

/** Plays on by hints until enough lessons were told; reads each lesson about an event before going on. */
async function learn(table: Table, most: number, enough: readonly string[]): Promise<string[]> {
  const lessons: string[] = [];
  for (let answers = 0; answers < most; answers += 1) {
    if ((await table.asked()) === null) break;
    for (;;) {
      const lesson = table.at("lesson");
      const on = (await lesson.count()) > 0 ? await lesson.getAttribute("data-on") : null;
      if (on === null) break;
      if (!lessons.includes(on)) {
        expect((await lesson.innerText()).length).toBeGreaterThan(60);
        lessons.push(on);
      }
      const next = table.at("lesson-next");
      if ((await next.count()) === 0) break;
      await next.click();
    }
    if (enough.every((each) => lessons.includes(each))) break;
    await table.followHint();
  }
  return lessons;
}

test("the learning scenario of Warhammer: Diskwars teaches what happens", async () => {
  const table = await begin(await visit(), "whdw");
  await expect(table.at("lesson").getAttribute("data-on")).resolves.toBe("question-deploy");
  const wanted = ["question-deploy", "question-choose-command", "event-commands-revealed", "question-resolve", "event-flipped", "event-pinned", "event-damaged"];
  const told = await learn(table, 60, wanted);
  expect(wanted.filter((each) => !told.includes(each))).toEqual([]);
  await expect(table.at("lessons").innerText()).resolves.toMatch(/\d+ of 12/);
  // A lesson is told once, in the next match as well.
  await table.page.reload();
  await table.asked();
  expect(await table.at("lesson").count()).toBeLessThan(2);
  await expect(table.at("coach").innerText()).resolves.not.toMatch(/Take your places/);
});

test("a small first battle of Kings of War teaches a whole turn, in German", async () => {
  const table = await begin(await visit({ locale: "de-DE" }), "kow");
  await expect(table.at("side-0").innerText()).resolves.toMatch(/Dawn Patrol/);
  const wanted = ["question-deploy", "question-order", "event-moved", "event-turn-ended", "event-charged", "event-strikes", "event-nerve-tested"];
  const told = await learn(table, 60, wanted);
  expect(wanted.filter((each) => !told.includes(each))).toEqual([]);
  await expect(table.at("coach").innerText()).resolves.not.toMatch(/⟦|\bthe\b/);
});

test("who wants no advice gets none, and can begin anew", async () => {
  const page = await visit();
  const table = await begin(page, "kow");
  await table.at("coach").locator(".plain-close").click();
  expect(await table.at("coach").count()).toBe(0);
  await page.locator("a.brand").click();
  await page.getByTestId("kept-matches").waitFor();
  await page.getByTestId("game-kow").getByTestId("first-game").click();
  await table.at("coach").waitFor();
});
