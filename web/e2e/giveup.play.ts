// Giving up: the other side wins, at both screens, in both languages, and in the replay.

import { expect, test } from "vitest";
import { setUp } from "./help/start";
import { Table, whoIsAsked } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

test("who gives up never wins, and everybody is told", async () => {
  const host = await visit();
  const [link = ""] = await setUp(host, { game: "whdw", seats: ["here", "link"], options: { scenario: "learning" } });
  const guest = await visit();
  await guest.goto(link);
  const [mine, theirs] = [new Table(host), new Table(guest)];
  await (await whoIsAsked([mine, theirs])).followHint();

  await mine.at("menu").click();
  await mine.at("resign").click();
  await mine.at("resign-sure").click();
  for (const table of [mine, theirs]) {
    await table.outcome.waitFor();
    expect(await table.outcome.innerText()).toMatch(/Blue won/);
    expect(await table.at("resigned").innerText()).toMatch(/Red gave up/);
    expect(await table.told()).toMatch(/Red gives up\./);
    expect(await table.question.count()).toBe(0);
  }
  expect(await mine.outcome.getAttribute("data-won")).toBe("false");
  expect(await theirs.outcome.getAttribute("data-won")).toBe("true");

  await theirs.at("language").click();
  await theirs.page.waitForFunction(() => /Rot hat aufgegeben/.test(document.querySelector("[data-testid=resigned]")?.textContent ?? ""));
  expect(await theirs.outcome.innerText()).toMatch(/Blau hat gewonnen/);

  await mine.at("to-replay").click();
  const winners = mine.page.locator(".winners");
  await winners.waitFor();
  expect(await winners.innerText()).toMatch(/Blue[^\n]*★/);
  expect(await winners.innerText()).not.toMatch(/Red[^\n]*★/);
  expect(await winners.innerText()).toMatch(/gave up/);
});
