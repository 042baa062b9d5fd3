import { defineConfig } from "vitest/config";

const SETS: Record<string, string[]> = {
  /** What every change is tried with. */
  short: ["learning", "charge", "refusal", "german", "access", "parity", "wh40k", "dw"].map((name) => `${name}.play.ts`),
  all: ["*.play.ts"],
  /** Pictures of every view for the documentation. */
  shots: ["shots.ts"],
  /** How fast the page is. */
  speed: ["speed.ts"],
};

const wanted = process.env["GONFALON_PLAYS"] ?? (process.env["GONFALON_SOAK"] === "1" ? "all" : "short");

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: SETS[wanted] ?? [`${wanted}.play.ts`],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 30_000,
    reporters: ["verbose"],
  },
});
