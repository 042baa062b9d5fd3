import { describe, expect, it } from "vitest";
import { piles } from "../src/board/piles";
import { around, corners, middle, movedTo } from "../src/board/shapes";
import { grouped, moments, sifted, type Sieve } from "../src/panels/grouped";
import { nearby } from "../src/panels/Timeline";
import { parse } from "../src/route";
import { comingUp } from "../src/state/lessons";
import { steady } from "../src/state/steady";
import type { Lesson, Piece, Scene, Told } from "../src/wire";

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

const line = (count: number, heading = 0, sort: Told["about"]["sort"] = "other", ...pieces: string[]): Told => ({
  count,
  heading,
  says,
  about: { sort, pieces, roll: null },
});

describe("lessons", () => {
  const lesson = (on: string): Lesson => ({ on, title: says, says });
  const all = [lesson("question-a"), lesson("event-b"), lesson("event-c")];
  const told = (key: string): Told => ({ ...line(1), says: { key, args: [] } });

  it("come up once, what happened before what is asked", () => {
    const next = (known: string[], keys: string[], question: string | null): string | undefined =>
      comingUp(all, (each) => known.includes(each.on), keys.map(told), question)?.on;
    expect(next([], [], "question-a")).toBe("question-a");
    expect(next([], ["event-x", "event-c"], "question-a")).toBe("event-c");
    expect(next(["event-c"], ["event-c"], "question-a")).toBe("question-a");
    expect(next(["event-c", "question-a"], ["event-c"], "question-a")).toBeUndefined();
    expect(next([], [], null)).toBeUndefined();
  });
});

describe("addresses", () => {
  it("name views", () => {
    expect(parse("")).toEqual({ view: "start" });
    expect(parse("#/play/m1/t1+t2")).toEqual({ view: "play", match: "m1", tickets: ["t1", "t2"] });
    expect(parse("#/replay/abc/17")).toEqual({ view: "replay", id: "abc", count: 17, review: false });
    expect(parse("#/replay/abc/17/review")).toEqual({ view: "replay", id: "abc", count: 17, review: true });
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
    const told = [line(0, 1), line(1), line(1), line(2)];
    expect(grouped(told).map((group) => group.lines.length)).toEqual([1, 2, 1]);
  });

  it("is sifted, and keeps only headings that have something under them", () => {
    const told = [line(0, 1), line(0, 2), line(1, 0, "move", "a"), line(2, 2), line(3, 0, "dice", "a", "b"), line(4, 0, "loss", "b"), line(5, 1)];
    const counts = (sieve: Sieve, piece: string | null = null): number[] => sifted(told, sieve, piece).map((each) => each.count);
    expect(counts("all")).toHaveLength(told.length);
    expect(counts("move")).toEqual([0, 0, 1]);
    expect(counts("dice")).toEqual([0, 2, 3, 4]);
    expect(counts("piece", "b")).toEqual([0, 2, 3, 4]);
    expect(counts("piece")).toEqual([]);
  });

  it("knows its key moments", () => {
    expect(moments([line(1, 0, "dice"), line(4, 0, "loss"), line(4, 0, "loss"), line(9, 0, "loss")]).map(({ count, lines }) => [count, lines.length])).toEqual([[4, 2], [9, 1]]);
    expect([nearby([4, 9], 4, 1, 20), nearby([4, 9], 4, -1, 20), nearby([4, 9], 9, 1, 20), nearby([4, 9], 10, -1, 20)]).toEqual([9, 0, 20, 9]);
  });
});

describe("positions", () => {
  it("keep the pieces that did not change", () => {
    const scene = (pieces: Piece[]): Scene => ({
      field: { width: 1, depth: 1, regions: [], measuring: true },
      pieces,
      groups: [],
      sides: [],
      cards: [],
      bar: { round: says, steps: [], turn: null, left: null, tallies: [] },
      score: null,
    });
    const before = scene([disk("a"), disk("b")]);
    const after = steady(before, scene([disk("a"), disk("b", "a")]));
    expect(after.pieces[0]).toBe(before.pieces[0]);
    expect(after.pieces[1]).not.toBe(before.pieces[1]);
    expect(after.pieces[1]?.on).toEqual(["a"]);
  });
});
