// A newcomer plays the learning scenario of Warhammer: Diskwars to its end.

import { expect, test } from "vitest";
import { firstGame } from "./help/start";
import type { Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

/** Flips a disk up the table by pointing; `false` if the rules do not allow it there. */
async function flipAhead(table: Table, key: string): Promise<boolean> {
  await table.piece(key).click();
  await table.at("need-path").waitFor();
  const { x, y, width } = await table.middle(key);
  await table.page.mouse.click(x, y - width);
  await table.page.mouse.click(x + width * 0.2, y - 2 * width);
  await table.at("gauge").first().waitFor();
  if (!(await table.judged())) return false;
  await table.play();
  return true;
}

test("the learning scenario against a bot, by pointing and by hints", async () => {
  const table = await firstGame(await visit());
  await expect(table.at("coach").count()).resolves.toBe(1);
  await table.followHint();
  let pointed = 0;
  let answers = 0;
  while ((await table.asked()) !== null) {
    const able = await table.able();
    const moves = (await table.question.innerText()).includes("Resolve your command card");
    const mover = pointed < 3 && moves ? able[0] : undefined;
    if (mover !== undefined && (await flipAhead(table, mover))) pointed += 1;
    else await table.followHint();
    answers += 1;
    expect(answers, "the match goes on for ever").toBeLessThan(200);
  }
  expect(pointed).toBeGreaterThan(0);
  await expect(table.outcome.innerText()).resolves.toMatch(/won|draw|share/i);
  await expect(table.prompt.count()).resolves.toBe(0);
  expect((await table.told()).split("\n").length).toBeGreaterThan(40);
});
