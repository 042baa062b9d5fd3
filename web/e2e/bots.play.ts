// Opponents that think ahead: levels, reasons, advice, chances; and bots that play for people.

import { expect, test } from "vitest";
import { setUp } from "./help/start";
import { Table, whoIsAsked } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

const LEARNING = { game: "whdw", options: { scenario: "learning" } } as const;

test("a bot plays for who is gone, and for who wants a rest; both take their seats back", async () => {
  const host = await visit();
  const [link = ""] = await setUp(host, { ...LEARNING, seats: ["here", "link"] });
  const mine = new Table(host);
  const guest = await visit();
  await guest.goto(link);
  await whoIsAsked([mine, new Table(guest)]);
  const left = Date.now();
  await guest.context().close();

  await mine.at("menu").click();
  const own = mine.at("hand-over-own");
  await own.getByTestId("bot").selectOption("greedy");
  await own.getByTestId("hand-over").click();
  await mine.at("stood-in").waitFor();
  await expect(mine.at("stand-in-0").innerText()).resolves.toMatch(/Greedy plays for Red/);
  await mine.at("language").click();
  await expect.poll(() => mine.at("stand-in-0").innerText()).toMatch(/Gierig spielt für Rot/);
  await mine.at("language").click();
  await mine.at("return").click();
  await mine.at("stood-in").waitFor({ state: "detached" });

  const missed = mine.at("missed-1");
  expect(await missed.count()).toBe(0);
  await missed.waitFor({ timeout: 40_000 });
  expect(Date.now() - left).toBeGreaterThan(29_000);
  await missed.getByTestId("bot").selectOption("random");
  await missed.getByTestId("hand-over").click();
  await mine.at("stand-in-1").waitFor();
  for (let answers = 0; answers < 3; answers += 1) {
    await mine.asked();
    await mine.followHint();
  }
  const again = new Table(await visit());
  await again.page.goto(link);
  await again.at("return").click();
  await mine.at("stand-in-1").waitFor({ state: "detached" });
  const now = await whoIsAsked([mine, again]);
  await now.followHint();
}, 150_000);

test("a level and a temper are chosen, and the bot says why it answered, in both languages", async () => {
  const page = await visit();
  await page.getByTestId("game-whdw").getByTestId("set-up").click();
  const seat = page.getByTestId("seat-1");
  expect(await seat.getByTestId("bot").inputValue()).toBe("veteran");
  await seat.getByTestId("bot").selectOption("recruit");
  await seat.getByTestId("temper").selectOption("careful");
  await expect(seat.getByTestId("bot-about").innerText()).resolves.toMatch(/little ahead.*own losses/s);
  await page.locator('[data-option="scenario"] select').selectOption("learning");
  await page.getByTestId("begin").click();
  const table = new Table(page);
  await table.asked();
  await expect(table.at("side-1").innerText()).resolves.toMatch(/Recruit, careful/);
  await table.page.locator("#tab-log").click();
  const why = table.at("why");
  for (let answers = 0; answers < 12 && (await why.count()) === 0; answers += 1) {
    await table.asked();
    await table.followHint();
  }
  await table.asked();
  const reasons = table.at("reasons");
  let asked = await why.count();
  while (asked > 0 && (await reasons.count()) === 0) {
    asked -= 1;
    await why.nth(asked).click();
    await table.page.locator("[data-testid=reasons], [data-testid=why-secret]").last().waitFor();
  }
  await expect(reasons.first().innerText()).resolves.toMatch(/% to win/);
  await expect(table.at("doubt").first().innerText()).resolves.toMatch(/\w+/);
  await table.at("language").click();
  await why.nth(asked).click();
  await expect(reasons.first().innerText()).resolves.toMatch(/Siegchance/);
});

test("what would a recruit do: plans, one on the table to be played; chances that can be switched off", async () => {
  const page = await visit();
  await setUp(page, { ...LEARNING, seats: ["here", "bot"] });
  const table = new Table(page);
  await table.asked();
  await table.at("advice-open").click();
  await table.at("adviser").selectOption("recruit");
  await table.at("advise").click();
  await table.at("plan").first().waitFor();
  await table.draft.waitFor();
  await table.play();
  const outlook = table.at("outlook");
  // Before the first round nobody can tell.
  for (let answers = 0; answers < 20 && (await outlook.count()) === 0; answers += 1) {
    await table.asked();
    await table.followHint();
  }
  await outlook.waitFor();
  await expect(outlook.getAttribute("aria-label")).resolves.toMatch(/Red \d+%.*Blue \d+%/);
  await table.at("menu").click();
  await table.at("outlook-switch").uncheck();
  await page.keyboard.press("Escape");
  await outlook.waitFor({ state: "detached" });
});

test("a match without help says so", async () => {
  const page = await visit();
  await page.getByTestId("game-whdw").getByTestId("set-up").click();
  await page.getByTestId("seat-1").getByTestId("bot").selectOption("greedy");
  await page.locator('[data-option="scenario"] select').selectOption("learning");
  await page.getByTestId("hints").uncheck();
  await page.getByTestId("begin").click();
  const table = new Table(page);
  await table.asked();
  await expect(table.at("no-advice").innerText()).resolves.toMatch(/forbidden/);
  expect(await table.at("hint").isDisabled()).toBe(true);
  expect(await table.at("outlook").count()).toBe(0);
});
