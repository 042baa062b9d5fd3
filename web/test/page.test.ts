import { describe, expect, it } from "vitest";
import { piles } from "../src/board/piles";
import { around, corners, middle, movedTo } from "../src/board/shapes";
import { grouped } from "../src/panels/grouped";
import { parse } from "../src/route";
import { steady } from "../src/state/steady";
import type { Piece, Scene } from "../src/wire";

const says = { key: "x", args: [] };
const disk = (key: string, ...on: string[]): Piece => ({
  key,
  kind: "disk",
  owner: 0,
  name: { verbatim: key },
  short: key,
  ground: null,
  shape: { circle: { centre: { x: 0, y: 0 }, diameter: 4000 } },
  standing: "table",
  on,
  badges: [],
  about: says,
});

describe("addresses", () => {
  it("name views", () => {
    expect(parse("")).toEqual({ view: "start" });
    expect(parse("#/play/m1/t1+t2")).toEqual({ view: "play", match: "m1", tickets: ["t1", "t2"] });
    expect(parse("#/replay/abc/17")).toEqual({ view: "replay", id: "abc", count: 17 });
    expect(parse("#/rules/kow/kow.move.turn")).toEqual({ view: "rules", game: "kow", rule: "kow.move.turn" });
    expect(parse("#/nowhere")).toEqual({ view: "start" });
    expect(parse("#/play/%E0%A4%A")).toEqual({ view: "start" });
  });
});

describe("piles", () => {
  it("hold what lies on each other, the topmost first", () => {
    expect(piles([disk("a"), disk("b", "a"), disk("c"), disk("d", "b")])).toEqual([["d", "b", "a"]]);
    expect(piles([disk("a"), { ...disk("b", "a"), standing: "lost" }])).toEqual([]);
  });
});

describe("footprints", () => {
  it("of boxes have their front toward the heading", () => {
    const box = { box: { centre: { x: 0, y: 0 }, heading: 90_000, width: 2000, depth: 1000 } };
    const [frontLeft] = corners(box);
    expect(frontLeft?.x).toBeCloseTo(-10);
    expect(frontLeft?.y).toBeCloseTo(-5);
  });

  it("move as a whole", () => {
    const moved = movedTo({ polygon: [{ x: 0, y: 0 }, { x: 200, y: 0 }, { x: 200, y: 100 }, { x: 0, y: 100 }] }, { x: 1000, y: 1000 }, 90_000);
    expect(middle(moved)).toEqual({ x: 1000, y: 1000 });
    expect("polygon" in moved && moved.polygon[0]).toEqual({ x: 1050, y: 900 });
  });

  it("reach evenly around", () => {
    const circle = { circle: { centre: { x: 0, y: 0 }, diameter: 2000 } };
    expect(around(circle, 1000)).toContain("20 20");
    const box = { box: { centre: { x: 0, y: 0 }, heading: 0, width: 2000, depth: 2000 } };
    expect((around(box, 500).match(/A5 5/g) ?? []).length).toBe(4);
    const numbers = [...around(box, 500).matchAll(/-?\d+(\.\d+)?/g)].map(([digits]) => Number(digits));
    expect(Math.max(...numbers)).toBe(15);
  });
});

describe("the log", () => {
  it("keeps the sentences of one answer together", () => {
    const told = [
      { count: 0, heading: 1, says },
      { count: 1, heading: 0, says },
      { count: 1, heading: 0, says },
      { count: 2, heading: 0, says },
    ];
    expect(grouped(told).map((group) => group.lines.length)).toEqual([1, 2, 1]);
  });
});

describe("positions", () => {
  it("keep the pieces that did not change", () => {
    const scene = (pieces: Piece[]): Scene => ({
      field: { width: 1, depth: 1, regions: [] },
      pieces,
      sides: [],
      cards: [],
      bar: { round: says, steps: [], turn: null, tallies: [] },
    });
    const before = scene([disk("a"), disk("b")]);
    const after = steady(before, scene([disk("a"), disk("b", "a")]));
    expect(after.pieces[0]).toBe(before.pieces[0]);
    expect(after.pieces[1]).not.toBe(before.pieces[1]);
    expect(after.pieces[1]?.on).toEqual(["a"]);
  });
});
