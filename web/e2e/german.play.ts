// Everything in German, and the other language at any time.

import { expect, test } from "vitest";
import { setUp } from "./help/start";
import { Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

/** Words that only an English page would have. */
const ENGLISH = /\b(the|your|and|with|army|quick battle|confirm|choose|turn of|deploy)\b/i;

/** Text that no language pack had a sentence for. */
const MISSING = /⟦/;

async function readsGerman(table: Table): Promise<void> {
  // Rules are cited by ids, which are the same everywhere.
  const text = (await table.page.locator("body").innerText()).replaceAll(/§.*/g, "");
  expect(text).not.toMatch(MISSING);
  // Names of armies and pieces may be English names; the page's own words may not.
  for (const line of text.split("\n").filter((each) => each.length > 40)) expect(line).not.toMatch(/\b(the|your|with|choose)\b/i);
}

test("from the start to the first move in German", async () => {
  const page = await visit({ locale: "de-DE" });
  const table = new Table(page);
  await page.getByTestId("game-whdw").waitFor();
  await expect(page.locator("html").getAttribute("lang")).resolves.toBe("de");
  await expect(page.locator("main").innerText()).resolves.not.toMatch(ENGLISH);
  await setUp(page, { game: "whdw", seats: ["here", "bot"], options: { scenario: "learning" } });
  await table.asked();
  await readsGerman(table);
  for (let answers = 0; !(await table.question.innerText()).includes("Handle deine Befehlskarte"); answers += 1) {
    await table.followHint();
    await table.asked();
    await readsGerman(table);
    expect(answers).toBeLessThan(8);
  }
  const [key] = await table.able();
  await table.piece(key ?? "").click();
  await table.at("need-path").waitFor();
  const { x, y, width } = await table.middle(key ?? "");
  await page.mouse.click(x, y - width);
  await table.legal();
  await readsGerman(table);
  await table.play();
  await table.asked();
  await readsGerman(table);
});

test("the language changes in the middle of a match", async () => {
  const page = await visit();
  const table = new Table(page);
  await setUp(page, { game: "kow", seats: ["here", "bot"] });
  await table.asked();
  const english = await table.question.innerText();
  await page.getByTestId("language").click();
  await page.waitForFunction((before) => (document.querySelector(".question") as HTMLElement | null)?.innerText !== before, english);
  await expect(page.locator("html").getAttribute("lang")).resolves.toBe("de");
  await readsGerman(table);
  await page.getByTestId("language").click();
  await page.waitForFunction((before) => (document.querySelector(".question") as HTMLElement | null)?.innerText === before, english);
});
