// Who is there, who decides and for how long, and what happens when a connection breaks.

import { expect, test } from "vitest";
import { ridersByLink } from "./help/riders";
import { whoIsAsked } from "./help/table";
import { world } from "./help/world";

const here = world();

test("a player sees who decides and for how long, who is gone, and is never asked about notifications unasked", async () => {
  const [first, second] = [await here.visit(), await here.visit()];
  for (const page of [first, second]) {
    await page.addInitScript(() => {
      const asked = globalThis as unknown as { asked: number };
      asked.asked = 0;
      Notification.requestPermission = () => {
        asked.asked += 1;
        return Promise.resolve("granted" as const);
      };
    });
    await page.reload();
  }
  const tables = await ridersByLink(first, second);
  const now = await whoIsAsked(tables);
  const other = now === tables[0] ? tables[1] : tables[0];
  await expect(other.at("waiting").innerText()).resolves.toMatch(/is deciding/);
  await other.at("spent").waitFor();
  await expect(other.at("spent").innerText()).resolves.toMatch(/\(\d:\d\d\)/);
  expect(await now.page.title()).toMatch(/Your turn/);
  expect(await other.page.title()).not.toMatch(/Your turn/);
  const asked = (): Promise<number> => now.page.evaluate(() => (globalThis as unknown as { asked: number }).asked);
  expect(await asked()).toBe(0);
  await now.at("menu").click();
  await now.at("notify").click();
  expect(await asked()).toBe(1);
  await now.page.keyboard.press("Escape");
  await now.page.context().close();
  await other.page.locator("[data-here=false] .presence").waitFor();
});

test("a lost connection is told in words, and so is that it is back", async () => {
  const [mine] = await ridersByLink(await here.visit(), await here.visit());
  await mine.at("board").waitFor();
  await here.host.kill();
  const contact = mine.at("contact");
  await contact.waitFor();
  await expect(contact.innerText()).resolves.toMatch(/connection is lost.*Nothing you played is lost/s);
  await here.host.revive();
  await mine.at("reconnect").click({ timeout: 2000 }).catch(() => undefined);
  await mine.page.getByText(/Connected again/).waitFor();
});
