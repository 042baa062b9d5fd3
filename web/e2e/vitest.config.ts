import { defineConfig } from "vitest/config";

/** What every change is tried with; everything else waits for GONFALON_SOAK=1. */
const SHORT = ["learning", "charge", "refusal", "german", "access"];

const all = process.env["GONFALON_SOAK"] === "1";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: all ? ["*.play.ts"] : SHORT.map((name) => `${name}.play.ts`),
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 30_000,
    reporters: ["verbose"],
  },
});
