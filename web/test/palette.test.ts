import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Colour = [number, number, number];

const style = (name: string): string => readFileSync(new URL(`../src/style/${name}.css`, import.meta.url), "utf8");

/** The first colours of the sides in the block after a selector. */
function sides(sheet: string, selector: string): Colour[] {
  const block = sheet.slice(sheet.indexOf(selector)).split("}")[0] ?? "";
  return [0, 1, 2, 3].map((seat) => {
    const hex = new RegExp(`--side-${seat}: #(\\w{6})`).exec(block)?.[1] ?? "";
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Colour;
  });
}

const linear = (colour: Colour): Colour => colour.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Colour;

const light = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: Colour, other: Colour): number {
  const [a, b] = [light(linear(one)), light(linear(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** How colours look to people who lack one kind of cones (Machado, Oliveira and Fernandes 2009). */
const SIGHT: Record<string, Colour[]> = {
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function seen(colour: Colour, by: string): Colour {
  const from = linear(colour);
  return (SIGHT[by] ?? []).map((row) => row.reduce((sum, part, index) => sum + part * (from[index] ?? 0), 0)) as Colour;
}

/** About how different two colours look: the difference in CIELAB. */
function apart(one: Colour, other: Colour): number {
  const lab = ([r, g, b]: Colour): Colour => {
    const [x, y, z] = [(0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, light([r, g, b]), (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089];
    const root = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * Math.max(0, part) + 16 / 116);
    return [116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))];
  };
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const PAPER: Colour = [0xfb / 255, 0xf6 / 255, 0xea / 255];

describe("the colours of the sides", () => {
  const cases: [string, string, string[]][] = [
    ["base", ":root {", []],
    ["palettes", ':root[data-palette="red-green"] {', ["protanopia", "deuteranopia"]],
    ["palettes", ':root[data-palette="blue-yellow"] {', ["tritanopia"]],
    ["palettes", ':root[data-theme="dark"][data-palette="red-green"] {', ["protanopia", "deuteranopia"]],
    ["palettes", ':root[data-theme="dark"][data-palette="blue-yellow"] {', ["tritanopia"]],
  ];

  it.each(cases)("of %s %s stay apart", (sheet, selector, sights) => {
    const colours = sides(style(sheet), selector);
    for (const sight of sights) {
      colours.forEach((one, index) => colours.slice(index + 1).forEach((other) => expect(apart(seen(one, sight), seen(other, sight)), sight).toBeGreaterThan(16)));
    }
    if (!selector.includes("dark")) for (const colour of colours) expect(contrast(colour, PAPER)).toBeGreaterThan(4.5);
  });
});
