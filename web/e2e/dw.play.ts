// Diskwars (2000): counters that fall, a spell answered out of turn, an ambush, three players, and what may be measured.

import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { faults } from "./help/axe";
import { army, called, can, disks, round, walk, type Script } from "./help/disks";
import { Table, whoIsAsked } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

const SIZE = { width: 1440, height: 900 };
const VOLLEY = army("swamp-behemoth eastwood-bowmen eastwood-bowmen");

/** Whoever is first walks all Archers up to the enemy, and is then asked to fire. */
function upToTheEnemy(): Script {
  let first: number | null = null;
  return (asked) => {
    // Whoever has moved fires no more in that round.
    if (can(asked, "fire:") && round(asked) === 2 && asked.prompt.seat === first) return "stop";
    first ??= can(asked, "move:") ? asked.prompt.seat : null;
    if (!can(asked, "move:") || asked.prompt.seat !== first || round(asked) > 1) return null;
    const archer = asked.scene.pieces.find((piece) => piece.owner === first && piece.name.name?.en === "Eastwood Bowmen" && can(asked, `move:${piece.key.replace("disk-", "")}`));
    return archer ? walk(asked, archer, 2) : null;
  };
}

const VOLLEY_MATCH = { armies: [VOLLEY, VOLLEY], options: { measuring: "true" } };

async function atTable(page: Page, address: string): Promise<Table> {
  await page.goto(address);
  await page.reload();
  const table = new Table(page);
  await table.asked();
  return table;
}

/** Waits until another question is asked than this one, or none. */
const answered = (page: Page, ask: string | null): Promise<unknown> =>
  page.waitForFunction((before) => document.querySelector("[data-testid=prompt]")?.getAttribute("data-ask") !== before, ask);

test("a volley: counters are seen falling, rest where they rest, and what they hit is told", { timeout: 120_000 }, async () => {
  const page = await visit({ viewport: SIZE, reducedMotion: "no-preference" });
  const { asked, at } = await disks(page, VOLLEY_MATCH, upToTheEnemy());
  const table = await atTable(page, at(asked.prompt.seat));
  const enemy = called(asked, "Swamp Behemoth", 1 - asked.prompt.seat);
  const volley = async (): Promise<string | null> => {
    await table.asked();
    await page.locator("[data-verb^='fire:']:not([aria-disabled=true])").first().click();
    await page.locator(`.need [data-choice=${enemy.key}]`).click();
    await table.legal();
    const ask = await table.prompt.getAttribute("data-ask");
    await table.confirm.click();
    await table.at("fall").waitFor({ state: "attached" });
    return ask;
  };
  const first = await volley();
  // Five arrows leave the hand; nothing is asked or told before they lie.
  expect(await table.at("fall").getAttribute("data-falling")).toBe("5");
  expect(await table.question.count()).toBe(0);
  expect(await table.told()).not.toMatch(/Arrow of Eastwood Bowmen/);
  await table.at("fall").waitFor({ state: "detached" });
  await answered(page, first);
  const told = await table.told();
  expect(told).toMatch(/5 × Arrow of Eastwood Bowmen .* fall: (no hit|one hit|\d hits)/);
  expect(/takes \d+ damage/.test(told)).toBe(!/fall: no hit/.test(told));
  const counters = page.locator("[data-kind=marker][data-piece^=counter-]");
  expect(await counters.count()).toBeGreaterThan(0);
  // Each of them says whether it hit.
  await counters.first().focus();
  await expect(table.at("hover-line").innerText()).resolves.toMatch(/Arrow, (missed|hits)/);
  // Who is in a hurry skips it.
  const second = await volley();
  await table.at("skip-fall").click();
  await table.at("fall").waitFor({ state: "detached", timeout: 500 });
  await answered(page, second);

  // The replay shows it as well, to whoever goes on step by step.
  await table.asked();
  await table.at("menu").click();
  await table.at("resign").click();
  await table.at("resign-sure").click();
  await table.outcome.waitFor();
  await table.at("to-replay").click();
  await table.at("timeline").waitFor();
  const count = Number(await page.locator(".log li", { hasText: "5 × Arrow" }).first().getAttribute("data-count"));
  await table.at("scrub").fill(String(count - 1));
  await expect.poll(() => page.url()).toContain(`/${count - 1}`);
  await page.locator(".board path[data-kind=disk]").first().waitFor({ state: "attached" });
  await page.keyboard.press("ArrowRight");
  await table.at("fall").waitFor({ state: "attached" });
  await table.at("fall").waitFor({ state: "detached" });
  expect(await counters.count()).toBeGreaterThan(0);
});

test("an aim beside the middle of the target, by keyboard only, and no fall for whoever wants nothing to move", async () => {
  const page = await visit({ viewport: SIZE });
  const { asked, at } = await disks(page, VOLLEY_MATCH, upToTheEnemy());
  const table = await atTable(page, at(asked.prompt.seat));
  const enemy = called(asked, "Swamp Behemoth", 1 - asked.prompt.seat);
  const { keyboard } = page;
  await page.locator("[data-verb^='aim:']:not([aria-disabled=true])").first().focus();
  await keyboard.press("Enter");
  await page.locator(`.need [data-choice=${enemy.key}]`).focus();
  await keyboard.press("Enter");
  await table.at("need-place").waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  // The aim begins on the target.
  for (const key of ["ArrowUp", "ArrowLeft"]) await keyboard.press(key);
  await table.legal();
  await page.locator("[data-ghost=aim]").waitFor({ state: "attached" });
  await table.answer(() => keyboard.press("Enter"));
  expect(await table.at("fall").count()).toBe(0);
  expect(await table.told()).toMatch(/5 × Arrow/);
});

const CASTERS = army("trianar-the-conjurer prince-leronoth deepwood-warriors", "carapace carapace carapace surge");

test("a spell is answered by Surge, and whoever wants no such questions for a while says so once", { timeout: 120_000 }, async () => {
  const page = await visit({ viewport: SIZE });
  const { asked, at } = await disks(page, { armies: [CASTERS, CASTERS] }, (now) => (can(now, "cast:") ? "stop" : null));
  const seat = asked.prompt.seat;
  const caster = await atTable(page, at(seat));
  const other = new Table(await visit({ viewport: SIZE }));
  await other.page.goto(at(1 - seat));
  // A Spellbook is read by its owner alone, and so is what lies below the top of a stack.
  expect(await caster.at("card").count()).toBe(2);
  const target = called(asked, "Deepwood Warriors");
  const cast = async (by: number): Promise<void> => {
    await caster.asked();
    // The card says who could cast it; where that is clear, it is begun at once.
    await page.locator("[data-testid=card]", { hasText: "Carapace" }).click();
    if ((await caster.draft.count()) === 0) await page.locator(`[data-verb^='cast:${by}:']`).first().click();
    await page.locator(`.need [data-choice=${target.key}]`).click();
    await caster.legal();
    await caster.play();
  };
  const number = (name: string): number => Number(called(asked, name).key.replace("disk-", ""));
  await cast(number("Trianar the Conjurer"));
  await other.asked();
  await expect(other.question.innerText()).resolves.toMatch(/Carapace/);
  expect(await faults(other.page)).toEqual([]);
  await other.at("leave-all").click();
  await other.at("left-questions").waitFor();
  // The next spell of the round goes by without a question.
  await cast(number("Prince Leronoth"));
  await caster.asked();
  expect(await other.question.count()).toBe(0);
  // A new round, a new question.
  for (let answers = 0; answers < 20 && !/Round 2/.test(await caster.at("phase-bar").innerText()); answers += 1) {
    const table = await whoIsAsked([caster, other]);
    await table.press("done");
  }
  for (let answers = 0; answers < 10 && (await page.locator("[data-verb^='cast:']").count()) === 0; answers += 1) {
    const table = await whoIsAsked([caster, other]);
    if ((await page.locator("[data-verb^='cast:'], [data-actor]").count()) > 0) break;
    await table.press("done");
  }
  await cast(number("Trianar the Conjurer"));
  await other.asked();
  await other.page.locator("[data-testid=card].can-act", { hasText: "Surge" }).click();
  await other.play();
  await caster.asked();
  expect(await caster.told()).toMatch(/Surge/);
  expect(await other.at("card").count()).toBe(1);
});

const MONKEYS = army("chargr-monkey chargr-monkey");

/** A monkey of whoever is first runs up to the enemy; in the second round it can Ambush. */
function closeBy(): Script {
  let first: number | null = null;
  return (asked) => {
    if (round(asked) === 2 && asked.prompt.seat === first && can(asked, "use:")) return "stop";
    first ??= can(asked, "move:") ? asked.prompt.seat : null;
    if (!can(asked, "move:") || asked.prompt.seat !== first || round(asked) > 1) return null;
    const runner = called(asked, "Char'gr Monkey");
    return can(asked, `move:${runner.key.replace("disk-", "")}`) ? walk(asked, runner, 6) : null;
  };
}

test("an ambush: the ability, its target and the place on it are pointed out", async () => {
  const page = await visit({ viewport: SIZE });
  const { asked, at } = await disks(page, { armies: [MONKEYS, MONKEYS], options: { measuring: "true" } }, closeBy());
  const table = await atTable(page, at(asked.prompt.seat));
  const runner = called(asked, "Char'gr Monkey");
  const enemy = called(asked, "Char'gr Monkey", 1 - asked.prompt.seat);
  await table.piece(runner.key).click();
  await page.locator(`[data-verb='use:${runner.key.replace("disk-", "")}:0']`).click();
  await table.piece(enemy.key).click();
  await table.at("need-place").waitFor();
  const { x, y, width } = await table.middle(enemy.key);
  await page.mouse.click(x + width * 0.4, y);
  await table.legal();
  await table.at("ghost").waitFor({ state: "attached" });
  await table.play();
  await expect.poll(() => table.told()).toMatch(/Char'gr Monkey/);
  // It lies on its victim, and says so.
  await table.piece(runner.key).click();
  await page.locator("#tab-sheet").click();
  await expect(table.at("sheet").innerText()).resolves.toMatch(/Lies on/i);
});

test("what may not be measured is not shown, unless it was agreed on", async () => {
  for (const measuring of ["false", "true"]) {
    const page = await visit({ viewport: SIZE });
    const { asked, at } = await disks(page, { armies: [VOLLEY, VOLLEY], options: { measuring } }, (now) => (can(now, "move:") ? "stop" : null));
    const table = await atTable(page, at(asked.prompt.seat));
    const own = called(asked, "Eastwood Bowmen");
    const allowed = measuring === "true";
    expect(await table.at("tape-tool").count()).toBe(allowed ? 1 : 0);
    await table.piece(own.key).click();
    await table.at("need-path").waitFor();
    const from = await table.middle(own.key);
    await page.mouse.move(from.x + from.width, from.y - from.width * 2);
    await page.mouse.click(from.x + from.width, from.y - from.width * 2);
    await table.legal();
    await expect.poll(() => table.at("way").count()).toBe(allowed ? 0 : 1);
    expect(await table.at("ghost").count()).toBe(allowed ? 2 : 0);
    expect(await table.at("trace").count()).toBe(allowed ? 1 : 0);
    expect((await table.at("distance").count()) > 0).toBe(allowed);
    expect((await page.locator(".ring").count()) > 0).toBe(allowed);
    // Nor does anything of it come from the host.
    const replies = await page.evaluate(asks, { address: at(asked.prompt.seat), piece: own.key });
    expect(replies).toEqual(allowed ? { tape: true, move: true, sight: true } : { tape: false, move: false, sight: false });
    if (!allowed) {
      // One flip at a time, whose end is seen once it is made.
      await table.play();
      await table.asked();
      await expect(table.question.innerText()).resolves.toMatch(/Eastwood Bowmen/);
      await expect.poll(async () => Math.abs((await table.middle(own.key)).y - from.y)).toBeGreaterThan(10);
    }
  }
});

/** Asks the host for a tape, for reaches and for sight, past the page. */
async function asks({ address, piece }: { address: string; piece: string }): Promise<Record<string, boolean>> {
  const [, id, ticket] = /#\/play\/([^/]+)\/(.+)$/.exec(address) ?? [];
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/matches/${id}/play`, ["gonfalon", `ticket.${ticket}`]);
  const wishes = [{ tape: { spots: [{ piece }, { point: { x: 0, y: 0 } }], shown: false } }, { rings: { piece } }, { sight: { from: piece, to: piece === "disk-0" ? "disk-3" : "disk-0" } }];
  const replies = await new Promise<Record<string, unknown>[]>((done) => {
    const heard: Record<string, unknown>[] = [];
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as { welcome?: unknown; reply?: { reply: Record<string, unknown> } };
      if (message.welcome) wishes.forEach((wish, index) => socket.send(JSON.stringify({ id: index + 1, wish })));
      if (message.reply) heard.push(message.reply.reply);
      if (heard.length === wishes.length) done(heard);
    };
  });
  socket.close();
  const all = Object.assign({}, ...replies) as { tape: unknown; rings: { kind: string }[]; sight: unknown };
  return { tape: all.tape !== null, move: all.rings.some((ring) => ring.kind === "move"), sight: all.sight !== null };
}

const FEW = army("deepwood-warriors deepwood-warriors");

test("a round of three players, each in a colour, with one person and two bots", { timeout: 120_000 }, async () => {
  const page = await visit({ viewport: SIZE });
  const { at } = await disks(page, { armies: [FEW, FEW, FEW], options: { scenario: "battlegnash" }, seats: ["person", "bot", "bot"] }, (now) => (can(now, "move:") ? "stop" : null));
  const table = await atTable(page, at(0));
  expect(await page.locator("[data-testid^=side-]").count()).toBe(3);
  const owners = await page.locator(".board path[data-kind=disk]").evaluateAll((all) => new Set(all.map((each) => each.getAttribute("data-owner"))).size);
  expect(owners).toBe(3);
  await page.locator("#tab-score").click();
  await expect(table.at("score").locator("thead th").allInnerTexts()).resolves.toHaveLength(3);
  expect(await faults(page)).toEqual([]);
  for (let answers = 0; answers < 30; answers += 1) {
    if ((await table.asked()) === null || /Round 2/.test(await table.at("phase-bar").innerText())) break;
    const leave = page.locator("[data-testid=verb][data-verb=done]:not([aria-disabled=true])");
    if ((await leave.count()) > 0) await table.press("done");
    else await table.followHint();
  }
  await expect(table.at("phase-bar").innerText()).resolves.toMatch(/Round 2/);
  expect(await table.told()).toMatch(/Green/);
});

test("all of it in German", async () => {
  const page = await visit({ viewport: SIZE, locale: "de-DE" });
  const { asked, at } = await disks(page, VOLLEY_MATCH, upToTheEnemy());
  const table = await atTable(page, at(asked.prompt.seat));
  await expect(table.question.innerText()).resolves.toMatch(/Schütze/);
  await expect(table.at("phase-bar").innerText()).resolves.toMatch(/Runde 2[^]*Geschosse/);
  const enemy = called(asked, "Swamp Behemoth", 1 - asked.prompt.seat);
  await page.locator("[data-verb^='fire:']:not([aria-disabled=true])").first().click();
  await page.locator(`.need [data-choice=${enemy.key}]`).click();
  await table.legal();
  await table.play();
  await table.asked();
  expect(await table.told()).toMatch(/Pfeil/);
  expect(await page.locator("body").innerText()).not.toMatch(/show-|word-|page-|event-|question-/);
});
