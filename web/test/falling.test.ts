import { describe, expect, it } from "vitest";
import { poseAt } from "../src/board/Falls";
import { fallsIn, lasts, momentAt } from "../src/state/falling";
import type { Fall, Told } from "../src/wire";

const moment = (x: number, height: number, turn = 0) => ({ at: { x, y: 0 }, height, turn });

const fall = (...heights: number[]): Fall => ({
  what: { shape: { circle: { centre: { x: 0, y: 0 }, diameter: 1270 } } },
  moments: heights.map((height, index) => moment(index * 100, height)),
});

describe("a fall", () => {
  it("is between two moments what lies between them, and rests where it ended", () => {
    const { moments } = fall(30_000, 10_000, 0);
    expect(poseAt(moments, 0.5)).toEqual({ at: { x: 50, y: 0 }, height: 20_000, turn: 0 });
    expect(poseAt(moments, 7)).toEqual({ at: { x: 200, y: 0 }, height: 0, turn: 0 });
    expect(poseAt([], 0)).toBeNull();
  });

  it("turns the shorter way around", () => {
    const turned = poseAt([moment(0, 0, 350_000), moment(0, 0, 10_000)], 0.5);
    expect(turned?.turn).toBe(360_000);
  });

  it("is held first, falls slowly enough to be followed, and is looked at afterwards", () => {
    const falls = [fall(3, 2, 1, 0)];
    expect(momentAt(0)).toBe(0);
    expect(momentAt(lasts(falls))).toBeGreaterThan(4);
    expect(lasts([fall(...Array.from({ length: 24 }, () => 0))])).toBeGreaterThan(lasts(falls) + 1000);
  });

  it("is found in the log with whoever let it happen", () => {
    const line = (falls?: Fall[]): Told => ({ count: 1, says: { key: "x", args: [] }, about: { sort: "dice", pieces: ["disk-3"], roll: null, ...(falls ? { falls } : {}) }, heading: 0 }) as unknown as Told;
    expect(fallsIn([line(), line([fall(1)])])).toEqual([{ falls: [fall(1)], by: "disk-3" }]);
  });
});
