// Answers taken back: alone where nothing was revealed, otherwise by consent.

import { expect, test } from "vitest";
import { deployRider, ridersByLink } from "./help/riders";
import { inch, whoIsAsked, type Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

/** Marches the only unit some inches ahead. */
async function advance(table: Table): Promise<void> {
  const [key = ""] = await table.able();
  await table.piece(key).click();
  await table.at("need-march").waitFor();
  for (let step = 0; step < 6; step += 1) await table.at("stride-forward").click();
  await table.legal();
  await table.play();
}

async function endTurn(table: Table): Promise<void> {
  while ((await table.verb("done").count()) > 0) {
    await table.press("done");
    await table.page.waitForTimeout(200);
  }
}

test("undo, and a take-back that is declined and then granted", async () => {
  const [host, guest] = [await visit(), await visit()];
  const tables = await ridersByLink(host, guest);
  await (await whoIsAsked(tables)).press("side:south");
  await deployRider(await whoIsAsked(tables));
  await deployRider(await whoIsAsked(tables));
  await (await whoIsAsked(tables)).press("first:0");
  const first = await whoIsAsked(tables);
  const second = tables.find((table) => table !== first);
  if (second === undefined) throw new Error("nobody sits across");

  const question = await first.question.innerText();
  const [key = ""] = await first.able();
  const before = await first.middle(key);
  await advance(first);
  expect((await first.middle(key)).y).toBeLessThan(before.y - inch(1) * 0.3);
  await first.at("undo").click();
  await first.page.waitForFunction((wanted) => (document.querySelector(".question") as HTMLElement | null)?.innerText === wanted, question);
  // The piece glides back to where it was.
  await expect.poll(async () => Math.abs((await first.middle(key)).y - before.y), { timeout: 5_000 }).toBeLessThan(0.5);

  await advance(first);
  const marched = await first.middle(key);
  await endTurn(first);
  await second.asked();
  await advance(second);
  await second.question.waitFor();

  await first.at("undo").click();
  await second.at("decline").click();
  await second.at("take-back").waitFor({ state: "detached" });
  await first.at("take-back").waitFor({ state: "detached" });
  expect((await first.middle(key)).y).toBeCloseTo(marched.y, 0);

  await first.at("undo").click();
  await second.at("agree").click();
  await first.question.waitFor();
  await second.at("waiting").waitFor();
});
