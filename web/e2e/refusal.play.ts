// Something that is not allowed: the reason, the rule behind it, and what is allowed instead.

import { expect, test } from "vitest";
import { deployRiders, riders } from "./help/riders";
import { world } from "./help/world";

const { visit } = world();

test("a march that is too long is refused with its rule, and the nearest legal one is taken", async () => {
  const page = await visit();
  const table = await riders(page, ["here", "here"]);
  await deployRiders(table);
  const [key] = await table.able();
  if (key === undefined) throw new Error("nobody can move");
  await table.piece(key).click();
  await table.at("need-march").waitFor();
  for (let step = 0; step < 24; step += 1) await table.at("stride-forward").click();
  const refused = table.verdict.getByTestId("refusals");
  await refused.waitFor();
  expect(await table.judged()).toBe(false);
  await expect(table.confirm.isDisabled()).resolves.toBe(true);

  const reason = refused.locator("li").first();
  expect(await reason.innerText()).toMatch(/12″.*9″.*3″ too far/s);
  const rule = await reason.getAttribute("data-rule");
  expect(rule).toMatch(/^kow\./);
  await reason.getByTestId("rule-mark").click();
  const text = table.at("rule-text");
  await text.locator("p:not(.quiet)").first().waitFor();
  expect((await text.locator("p").first().innerText()).length).toBeGreaterThan(20);
  await table.page.keyboard.press("Escape");
  await text.waitFor({ state: "detached" });

  await table.instead.click();
  await table.legal();
  await table.play();
  await expect(table.told()).resolves.toMatch(/9″/);
});
