// Something that is not allowed: the reason, the rule behind it, and what is allowed instead.

import { expect, test } from "vitest";
import { firstGame } from "./help/start";
import { world } from "./help/world";

const { visit } = world();

test("a disk may not leave the table, the page says why, and the nearest legal move is taken", async () => {
  const table = await firstGame(await visit());
  await table.followHint();
  while (!(await table.question.innerText()).includes("Resolve your command card")) {
    await table.followHint();
    await table.asked();
  }
  const [key] = await table.able();
  if (key === undefined) throw new Error("nobody can move");
  await table.piece(key).click();
  await table.at("need-path").waitFor();
  await table.at("zoom-out").click();
  const { x, width } = await table.middle(key);
  const edge = await table.onScreen(0, 0);
  await table.page.mouse.click(x, edge.y + width);
  await table.at("refusals").waitFor();
  expect(await table.judged()).toBe(false);
  await expect(table.confirm.isDisabled()).resolves.toBe(true);

  const reason = table.at("refusals").locator("li").first();
  expect((await reason.innerText()).length).toBeGreaterThan(15);
  const rule = await reason.getAttribute("data-rule");
  expect(rule).toMatch(/^whdw\./);
  await reason.getByTestId("rule-mark").click();
  const text = table.at("rule-text");
  await text.locator("p:not(.quiet)").first().waitFor();
  expect((await text.locator("p").first().innerText()).length).toBeGreaterThan(20);
  await table.page.keyboard.press("Escape");
  await text.waitFor({ state: "detached" });

  await table.instead.click();
  await table.legal();
  await table.play();
  await table.asked();
  await expect(table.told()).resolves.toMatch(/./);
});
