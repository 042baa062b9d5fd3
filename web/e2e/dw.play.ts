// Diskwars (2000): counters that fall, a spell answered out of turn, an ambush, three players, and what may be measured.

import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { faults } from "./help/axe";
import { army, called, disks, walk, type Asked, type Script } from "./help/disks";
import { Table } from "./help/table";
import { world } from "./help/world";

const { visit } = world();

const SIZE = { width: 1440, height: 900 };
const VOLLEY = army("swamp-behemoth eastwood-bowmen eastwood-bowmen");

/** Whether something whose word begins like this can be done. */
const can = ({ prompt }: Asked, word: string): boolean => prompt.verbs.some((verb) => verb.id.startsWith(word) && verb.refusals.length === 0);

const round = ({ scene }: Asked): number => {
  const found = scene.bar.round.args.find(([name]) => name === "round")?.[1] as { number?: number } | undefined;
  return found?.number ?? 0;
};

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

test("a volley: counters are seen falling, rest where they rest, and what they hit is told", { timeout: 120_000 }, async () => {
  const page = await visit({ viewport: SIZE, reducedMotion: "no-preference" });
  const { asked, at } = await disks(page, VOLLEY_MATCH, upToTheEnemy());
  const table = await atTable(page, at(asked.prompt.seat));
  const enemy = called(asked, "Swamp Behemoth", 1 - asked.prompt.seat);
  for (let volley = 0; volley < 2; volley += 1) {
    await table.asked();
    await page.locator("[data-verb^='fire:']:not([aria-disabled=true])").first().click();
    await table.page.locator(`.need [data-choice=${enemy.key}]`).click();
    await table.legal();
    const before = await table.prompt.getAttribute("data-ask");
    await table.confirm.click();
    // Five arrows leave the hand; what comes of them is not told before they lie.
    await table.at("fall").waitFor({ state: "attached" });
    expect(await table.at("fall").getAttribute("data-falling")).toBe("5");
    expect(await table.question.count()).toBe(0);
    if (process.env["DWSHOT"]) for (let n=0;n<8;n++){ await page.screenshot({path:`/tmp/dwshots/fall-${volley}-${n}.png`}); await page.waitForTimeout(120);}
    if (volley === 0) {
      await table.at("fall").waitFor({ state: "detached" });
      expect(await page.locator("[data-kind=marker][data-piece^=counter-]").count()).toBeGreaterThan(0);
    } else await table.at("skip-fall").click();
    await page.waitForFunction((ask) => document.querySelector("[data-testid=prompt]")?.getAttribute("data-ask") !== ask, before);
    if (volley === 0) expect(await table.told()).toMatch(/Eastwood Bowmen .*fires|arrow/i);
  }
  await expect.poll(() => table.told()).toMatch(/takes \d+ damage/);
});
