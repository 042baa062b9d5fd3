// Two people at two browsers: links, a lost connection.

import { expect, test } from "vitest";
import { setUp } from "./help/start";
import { Table, whoIsAsked } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

test("a link opens the other seat; who disconnects finds the same question again", async () => {
  const host = await visit();
  const [link = ""] = await setUp(host, { game: "whdw", seats: ["here", "link"], options: { scenario: "learning" } });
  const mine = new Table(host);
  const guest = await visit();
  await guest.goto(link);
  const tables = [mine, new Table(guest)];
  let theirs = tables[1];
  // Play until the guest is asked, to lose the connection in the middle of a decision.
  for (let now = await whoIsAsked(tables); now === mine; now = await whoIsAsked(tables)) await now.followHint();
  const ask = await theirs?.asked();
  const question = await theirs?.question.innerText();

  await guest.context().close();
  await mine.page.locator("[data-testid=side-1][data-here=false]").waitFor();
  const again = await visit();
  await again.goto(link);
  theirs = new Table(again);
  expect(await theirs.asked()).toBe(ask);
  expect(await theirs.question.innerText()).toBe(question);
  await mine.page.locator("[data-testid=side-1][data-here=true]").waitFor();

  await theirs.followHint();
  for (let answers = 0; answers < 6; answers += 1) await (await whoIsAsked([mine, theirs])).followHint();
  // Both are told the same, but the other's card only once it is revealed.
  const [red, blue] = [await mine.told(), await theirs.told()];
  expect(red).toMatch(/Red laid down a command card: “/);
  expect(blue).not.toMatch(/Red laid down a command card: “/);
  const open = (text: string): string => text.replaceAll(/(laid down a command card).*/g, "$1");
  expect(open(red)).toBe(open(blue));
});

test("a link that opens nothing says so", async () => {
  const page = await visit();
  const [link = ""] = await setUp(page, { game: "whdw", seats: ["here", "link"], options: { scenario: "learning" } });
  const stranger = await visit();
  await stranger.goto(`${link}x`);
  const said = stranger.locator("main [role=status]");
  await stranger.waitForFunction(() => document.querySelector("main a") !== null);
  expect((await said.innerText()).length).toBeGreaterThan(10);
  await stranger.locator("main a").click();
  await stranger.getByTestId("game-whdw").waitFor();
});
