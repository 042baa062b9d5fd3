// A match without any pointer.

import { expect, test } from "vitest";
import { Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

/** Goes on with Tab until something has the keyboard. */
async function tabTo(table: Table, selector: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (await table.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await table.page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${selector}`);
}

/** Flips the next disk up the screen; `false` if that is not allowed. */
async function flipByKeys(table: Table): Promise<boolean> {
  const { keyboard } = table.page;
  await keyboard.press("Space");
  expect(await table.page.evaluate(() => document.activeElement?.getAttribute("data-can-act"))).toBe("true");
  await keyboard.press("m");
  await table.at("need-path").waitFor();
  await keyboard.press("ArrowUp");
  await keyboard.press("PageUp");
  if (!(await table.judged())) {
    await keyboard.press("Escape");
    return false;
  }
  await table.answer(() => keyboard.press("Enter"));
  return true;
}

test("the learning scenario by keyboard only", async () => {
  const page = await visit();
  const table = new Table(page);
  await page.getByTestId("game-whdw").waitFor();
  await tabTo(table, "[data-testid=first-game]");
  await page.keyboard.press("Enter");
  let flips = 0;
  for (let answers = 0; (await table.asked()) !== null; answers += 1) {
    expect(answers, "the match goes on for ever").toBeLessThan(200);
    const question = await table.question.innerText();
    if (flips < 4 && question.includes("Resolve your command card") && (await flipByKeys(table))) flips += 1;
    else if (question.includes("Choose a command card")) await table.answer(() => page.keyboard.press("1"));
    else {
      await page.keyboard.press("Shift+H");
      await table.legal();
      await table.answer(() => page.keyboard.press("Enter"));
    }
  }
  expect(flips).toBeGreaterThan(0);
  await tabTo(table, "[data-testid=to-replay]");
  await page.keyboard.press("Enter");
  await table.at("timeline").waitFor();
});
