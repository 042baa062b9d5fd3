// The host is killed in the middle of a match: the page says so, waits, and goes on with the same question.

import { expect, test } from "vitest";
import { firstGame } from "./help/start";
import { world } from "./help/world";

const here = world();

test("a host that is killed and comes back has lost nothing", async () => {
  const table = await firstGame(await here.visit());
  await table.followHint();
  await table.asked();
  await table.followHint();
  const ask = await table.asked();
  const question = await table.question.innerText();

  await here.host.kill();
  const lost = table.page.locator(".contact[role=alert]");
  await lost.waitFor();
  expect((await lost.innerText()).length).toBeGreaterThan(10);

  await here.host.revive();
  await lost.waitFor({ state: "detached", timeout: 40_000 });
  expect(await table.asked()).toBe(ask);
  expect(await table.question.innerText()).toBe(question);
  await table.followHint();
  await table.asked();
});
