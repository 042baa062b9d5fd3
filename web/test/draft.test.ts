import { describe, expect, it } from "vitest";
import { flips } from "../src/draft/flip";
import { arranged, draftOf, faced, isFull, isMet, nothing, shortened, strode, toggled } from "../src/draft/given";
import { headingTo, marched, shortenedBy, toward } from "../src/draft/march";
import type { Need, Verb } from "../src/wire";

const says = { key: "x", args: [] };
const verb = (...needs: Need[]): Verb => ({ id: "v", says, about: [], by: null, needs, refusals: [], weight: "plain", letter: null });
const pick: Need = { pick: { says, among: ["a", "b", "c"], least: 1, most: 2 } };
const place: Need = { place: { piece: "p", turns: true } };

describe("drafts", () => {
  it("tell needs in order, as far as they go", () => {
    const both = verb(pick, place);
    expect(draftOf(both, both.needs.map(nothing))).toEqual({ verb: "v", given: [] });
    expect(draftOf(both, [{ pick: ["a"] }, null])).toEqual({ verb: "v", given: [{ pick: ["a"] }] });
    const placed = { place: { at: { x: 1, y: 2 }, heading: 3 } };
    expect(draftOf(both, [{ pick: ["a"] }, placed]).given).toEqual([{ pick: ["a"] }, placed]);
    expect(draftOf(both, [null, placed]).given).toEqual([]);
  });

  it("may say that nothing is picked where nothing need be", () => {
    const any: Need = { pick: { says, among: ["a"], least: 0, most: 1 } };
    expect(draftOf(verb(any), [{ pick: [] }])).toEqual({ verb: "v", given: [{ pick: [] }] });
  });

  it("know when a need has enough and when it is full", () => {
    expect(isMet(pick, { pick: [] })).toBe(false);
    expect(isMet(pick, { pick: ["a"] })).toBe(true);
    expect(isFull(pick, { pick: ["a"] })).toBe(false);
    expect(isFull(pick, { pick: ["a", "b"] })).toBe(true);
    const slots: Need = { assign: { slots: [{ piece: "p", says, among: ["a"], least: 1, most: 1 }, { piece: "q", says, among: ["a"], least: 0, most: 1 }], start: [], all: [] } };
    expect(isMet(slots, { assign: [[], []] })).toBe(false);
    expect(isMet(slots, { assign: [["a"], []] })).toBe(true);
  });

  it("toggle picks; one choice replaces another", () => {
    expect(toggled([], "a", 2)).toEqual(["a"]);
    expect(toggled(["a", "b"], "a", 2)).toEqual(["b"]);
    expect(toggled(["a", "b"], "c", 2)).toEqual(["a", "b"]);
    expect(toggled(["a"], "b", 1)).toEqual(["b"]);
  });

  it("put pieces down again without doubling them", () => {
    const once = arranged([], "p", { x: 1, y: 1 }, 0);
    expect(arranged(once, "p", { x: 2, y: 2 }, 9)).toEqual([{ piece: "p", at: { x: 2, y: 2 }, heading: 9 }]);
  });

  it("go one step back", () => {
    expect(shortened({ path: [{ x: 0, y: 0 }, { x: 1, y: 0 }] })).toEqual({ path: [{ x: 0, y: 0 }] });
    expect(shortened({ assign: [["a"], ["b"], []] })).toEqual({ assign: [["a"], [], []] });
    expect(shortened({ place: { at: { x: 0, y: 0 }, heading: 0 } })).toBeNull();
  });
});

describe("marches", () => {
  it("join strides along one line and shorten against it", () => {
    expect(strode([{ forward: 1000 }], "forward", 500)).toEqual([{ forward: 1500 }]);
    expect(strode([{ forward: 1000 }], "back", 400)).toEqual([{ forward: 600 }]);
    expect(strode([{ forward: 1000 }], "back", 1000)).toEqual([]);
    expect(strode([{ forward: 1000 }], "left", 10)).toEqual([{ forward: 1000 }, { left: 10 }]);
  });

  it("turn at their end only once", () => {
    expect(faced([{ turn: 10 }], -90_000)).toEqual([{ turn: 270_000 }]);
    expect(faced([{ forward: 5 }], 400_000)).toEqual([{ forward: 5 }, { turn: 40_000 }]);
  });

  it("lead where the strides say", () => {
    const end = marched({ at: { x: 0, y: 0 }, heading: 90_000 }, [{ forward: 1000 }, { turn: 0 }, { right: 300 }]);
    expect(end.at.x).toBeCloseTo(0);
    expect(end.at.y).toBeCloseTo(700);
    expect(end.heading).toBe(0);
  });

  it("go along the line nearest to where somebody points", () => {
    const start = { at: { x: 0, y: 0 }, heading: 90_000 };
    expect(toward(start, [], ["forward", "left"], { x: 100, y: 800 })).toEqual([{ forward: 800 }]);
    expect(toward(start, [], ["forward", "left"], { x: -900, y: 800 })).toEqual([{ left: 900 }]);
    expect(toward(start, [], ["forward"], { x: 0, y: -800 })).toEqual([]);
    expect(toward(start, [{ forward: 300 }, { turn: 90_000 }], ["forward"], { x: 0, y: 800 }, 500)).toEqual([{ forward: 300 }, { turn: 90_000 }, { forward: 200 }]);
  });

  it("can be shortened at their last straight stride", () => {
    expect(shortenedBy([{ forward: 900 }, { turn: 5 }], 400)).toEqual([{ forward: 500 }, { turn: 5 }]);
    expect(shortenedBy([{ forward: 900 }, { left: 100 }], 100)).toBeNull();
    expect(shortenedBy([{ turn: 5 }], 1)).toBeNull();
  });

  it("know the heading from here to there", () => {
    expect(headingTo({ x: 0, y: 0 }, { x: 0, y: 5 })).toBe(90_000);
    expect(headingTo({ x: 0, y: 0 }, { x: -5, y: 0 })).toBe(180_000);
  });
});

describe("flips", () => {
  const start = { x: 0, y: 0 };
  it("are whole where somebody points about that far", () => {
    expect(flips(start, 4000, { x: 3300, y: 0 }, 3)).toEqual([{ x: 4000, y: 0 }]);
    expect(flips(start, 4000, { x: 9000, y: 0 }, 3)).toEqual([{ x: 4000, y: 0 }, { x: 8000, y: 0 }]);
  });

  it("end where somebody points in between, or exactly there on demand", () => {
    expect(flips(start, 4000, { x: 6000, y: 0 }, 3)).toEqual([{ x: 4000, y: 0 }, { x: 6000, y: 0 }]);
    expect(flips(start, 4000, { x: 3300, y: 0 }, 3, true)).toEqual([{ x: 3300, y: 0 }]);
  });

  it("never exceed their number, and a touch on the spot is none", () => {
    expect(flips(start, 4000, { x: 99_000, y: 0 }, 2)).toEqual([{ x: 4000, y: 0 }, { x: 8000, y: 0 }]);
    expect(flips(start, 4000, { x: 200, y: 0 }, 2)).toEqual([]);
  });
});
