import { test } from "vitest";
import { world } from "./help/world";
import { Table } from "./help/table";
const { visit } = world();
const dir = "/tmp/dwshots";
test("look", { timeout: 300_000 }, async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await page.getByTestId("game-dw").waitFor();
  await page.screenshot({ path: `${dir}/start.png` });
  await page.getByTestId("game-dw").getByTestId("set-up").click();
  await page.getByTestId("setup-form").waitFor();
  await page.screenshot({ path: `${dir}/setup.png` });
  await page.getByTestId("begin").click();
  const table = new Table(page);
  let shots = 0;
  let before = "";
  for (let n = 0; n < 120 && shots < 14; n += 1) {
    const ask = await table.asked();
    if (ask === null) break;
    const q = await table.question.innerText();
    const kind = q.replaceAll(/[^a-zA-Z ]/g, "").slice(0, 26);
    if (kind !== before) {
      shots += 1;
      await page.screenshot({ path: `${dir}/q${String(shots).padStart(2, "0")}-a.png` });
      console.log(shots, q);
    }
    await table.at("hint").click();
    await page.waitForTimeout(350);
    if (kind !== before) await page.screenshot({ path: `${dir}/q${String(shots).padStart(2, "0")}-b.png` });
    before = kind;
    await table.play();
  }
  await page.screenshot({ path: `${dir}/end.png` });
});
