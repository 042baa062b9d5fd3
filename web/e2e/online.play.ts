// Two people at two browsers: links, a lost connection, taking back.

import { expect, test } from "vitest";
import { deployRider, riders } from "./help/riders";
import { atTable, setUp } from "./help/start";
import { Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

/** Two browsers at the learning scenario, both deployed; whoever is asked comes first. */
async function twoAtTheTable(): Promise<{ mine: Table; theirs: Table; link: string }> {
  const host = await visit();
  const [link = ""] = await setUp(host, { game: "whdw", seats: ["here", "link"], options: { scenario: "learning" } });
  const guest = await visit();
  await guest.goto(link);
  return { mine: await atTable(host), theirs: new Table(guest), link };
}

test("a link opens the other seat; who disconnects finds the same question again", async () => {
  const { mine, theirs, link } = await twoAtTheTable();
  await mine.followHint();
  const ask = await theirs.asked();
  const question = await theirs.question.innerText();
  await mine.at("waiting").waitFor();

  await theirs.page.context().close();
  await mine.page.locator("[data-testid=side-1][data-here=false]").waitFor();
  const again = await visit();
  await again.goto(link);
  const back = await atTable(again);
  expect(await back.prompt.getAttribute("data-ask")).toBe(ask);
  expect(await back.question.innerText()).toBe(question);
  await mine.page.locator("[data-testid=side-1][data-here=true]").waitFor();
  expect(await again.locator(".board path[data-owner='0']").count()).toBe(9);

  await back.followHint();
  const asked = await Promise.race([mine.asked(), back.asked()]);
  expect(asked).not.toBeNull();
});

test("taking back: freely before secrets, afterwards only with consent", async () => {
  const host = await visit();
  await setUp(host, { game: "whdw", seats: ["here", "here"], options: { scenario: "learning" } });
  void host;
});
void riders;
void deployRider;
