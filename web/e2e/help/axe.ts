// The serious faults that axe-core finds in a view.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Found = { id: string; impact?: string | null; nodes: { html: string; failureSummary?: string }[] };

/** One line for every serious or critical fault. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(await source);
  const violations = await page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run: () => Promise<{ violations: Found[] }> } }).axe;
    return (await axe.run()).violations;
  });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.slice(0, 4).map((node) => `${id}: ${node.html.slice(0, 160)} — ${node.failureSummary?.replaceAll("\n", " ") ?? ""}`));
}
