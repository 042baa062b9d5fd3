import { describe, expect, it } from "vitest";
import { inches, Speech } from "../src/text/speech";
import type { Line } from "../src/wire";

const files = import.meta.glob(["../text/**/*.ftl", "../../crates/{text,kernel}/text/**/*.ftl", "../../games/whdw/text/**/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;
const read = (path: string): string => files[path.startsWith("web/") ? `..${path.slice(3)}` : `../../${path}`] ?? "";
const texts = (lang: "en" | "de"): Speech =>
  new Speech(lang, [
    read(`web/text/${lang}/page.ftl`),
    read(`crates/text/text/${lang}/text.ftl`),
    read(`crates/kernel/text/${lang}/kernel.ftl`),
    read(`games/whdw/text/${lang}/questions.ftl`),
    read(`games/whdw/text/${lang}/show.ftl`),
  ]);
const en = texts("en");
const de = texts("de");
const line = (key: string, ...args: Line["args"]): Line => ({ key, args });

describe("lengths", () => {
  it("have at most two decimals, rounded half away from zero, as the host says them", () => {
    const known: [number, string][] = [
      [0, "0"],
      [2540, "1"],
      [-2540, "-1"],
      [1270, "0.5"],
      [15_875, "6.25"],
      [2565, "1.01"],
      [2541, "1"],
      [-1, "0"],
      [-2_147_483_648, "-845466"],
    ];
    for (const [length, expected] of known) expect(inches("en", length)).toBe(expected);
    expect(inches("de", 15_875)).toBe("6,25");
  });

  it("stand in sentences with their mark", () => {
    expect(en.arg({ length: 15_875 })).toBe("6.25″");
    expect(de.arg({ length: 15_875 })).toBe("6,25″");
  });
});

describe("sentences", () => {
  it("choose between one and many", () => {
    const left = (count: number): Line => line("question-resolve", ["left", { number: count }]);
    expect(en.line(left(1))).toContain("one activation is left");
    expect(en.line(left(3))).toContain("3 activations are left");
    expect(en.line(left(0))).toContain("all activations are used");
  });

  it("write numbers without marks for thousands", () => {
    expect(en.line(line("log-too-many", ["line", { number: 1 }], ["limit", { number: 1_234_567 }]))).toContain("1234567");
    expect(de.line(line("log-too-many", ["line", { number: 1 }], ["limit", { number: 1_234_567 }]))).toContain("1234567");
  });

  it("name seats by their colours, and things in the language of the moment", () => {
    expect(en.arg({ seat: 0 })).toBe("Red");
    expect(de.arg({ seat: 1 })).toBe("Blau");
    expect(de.arg({ name: { en: "Rocks", de: "Felsen" } })).toBe("Felsen");
    expect(en.arg({ word: "list-empty" })).toBe("none");
    expect(en.arg({ verbatim: "as is" })).toBe("as is");
  });

  it("list names with a last one", () => {
    const names: [string, string][] = [
      ["a", "x"],
      ["b", "y"],
      ["c", "z"],
    ];
    expect(en.arg({ names })).toBe("a, b and c");
    expect(de.arg({ names })).toBe("x, y und z");
    expect(en.arg({ names: names.slice(0, 1) })).toBe("a");
    expect(en.arg({ names: [] })).toBe("none");
  });

  it("show what is missing", () => {
    expect(en.line(line("no-such-key"))).toBe("⟦no-such-key⟧");
    expect(en.line(line("log-over"))).toContain("{$line}");
  });
});

describe("the page's own sentences", () => {
  const keys = (lang: string): string[] =>
    [...read(`web/text/${lang}/page.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "").sort();

  it("are the same in both languages, and all begin alike", () => {
    expect(keys("de")).toEqual(keys("en"));
    expect(keys("en").filter((key) => !key.startsWith("page-"))).toEqual([]);
  });

  it("are all there for the code that says them", () => {
    const sources = import.meta.glob("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
    const said = Object.values(sources).flatMap((source) => [...source.matchAll(/\bt\("([a-z-]+)"/g)].map((found) => `page-${found[1]}`));
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((key) => !en.has(key))).toEqual([]);
  });
});
