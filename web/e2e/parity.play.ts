// The page says every sentence of the golden matches exactly as the program does, in both languages.

import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Speech } from "../src/text/speech";
import type { Line } from "../src/wire";
import { BINARY, Host } from "./help/host";

type Story = { told: { line: Line; text: string }[] };

const FOLDER = resolve(import.meta.dirname, "../../replays");
let host: Host;

beforeAll(async () => {
  host = await Host.start();
});
afterAll(() => host.stop());

/** A match as the program tells it. */
function story(file: string, lang: string): Story {
  const told = execFileSync(BINARY, ["replay", "show", file, "--json", "--lang", lang], { maxBuffer: 1 << 28, encoding: "utf8" });
  return JSON.parse(told) as Story;
}

const GAMES = ["whdw", "kow"].flatMap((game) => (["en", "de"] as const).map((lang) => [game, lang] as const));

test.each(GAMES)("golden matches of %s in %s", async (game, lang) => {
  const words = await (await fetch(new URL(`api/games/${game}/texts/${lang}`, host.address))).text();
  const speech = new Speech(lang, [words]);
  const files = readdirSync(resolve(FOLDER, game)).filter((name) => name.endsWith(".jsonl"));
  let compared = 0;
  for (const file of files) {
    for (const { line, text } of story(resolve(FOLDER, game, file), lang).told) {
      compared += 1;
      if (speech.line(line) !== text) expect(speech.line(line), `${file}: ${line.key}`).toBe(text);
    }
  }
  expect(compared).toBeGreaterThan(500);
}, 120_000);
