// A match by fingers, on a tablet and on a phone.

import { expect, test } from "vitest";
import { Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

/** Flips a disk up the screen with two taps; `false` if that is not allowed. */
async function flipByTaps(table: Table, key: string): Promise<boolean> {
  const { touchscreen } = table.page;
  const { x, y, width } = await table.middle(key);
  await touchscreen.tap(x, y);
  await table.at("need-path").waitFor();
  await touchscreen.tap(x, y - width);
  if (!(await table.judged())) {
    await table.at("cancel").tap();
    return false;
  }
  await table.answer(() => table.confirm.tap());
  return true;
}

async function byTouch(viewport: { width: number; height: number }, most: number): Promise<Table> {
  const page = await visit({ hasTouch: true, isMobile: true, viewport });
  const table = new Table(page);
  await page.getByTestId("game-whdw").getByTestId("first-game").tap();
  let flips = 0;
  for (let answers = 0; answers < most && (await table.asked()) !== null; answers += 1) {
    const [key] = await table.able();
    const moves = flips < 3 && (await table.question.innerText()).includes("Resolve your command card");
    if (moves && key !== undefined && (await flipByTaps(table, key))) flips += 1;
    else {
      await table.at("hint").tap();
      await table.answer(() => table.confirm.tap());
    }
  }
  expect(flips).toBeGreaterThan(0);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, "nothing sticks out sideways").toBeLessThanOrEqual(0);
  return table;
}

test("the learning scenario on a tablet", async () => {
  const table = await byTouch({ width: 1024, height: 768 }, 200);
  await expect(table.outcome.count()).resolves.toBe(1);
});

test("the first rounds on a phone", async () => {
  await byTouch({ width: 390, height: 844 }, 20);
});
