import { describe, expect, it } from "vitest";
import { momentAt } from "../src/panels/ChanceChart";
import { verdictOf } from "../src/panels/PuzzlePanel";

describe("the chart of chances", () => {
  it("finds the moment closest to a click", () => {
    const chances = [0, 10, 40].map((count) => ({ count, chances: [0.5, 0.5] }));
    expect([0, 0.12, 0.13, 0.6, 0.65, 1].map((part) => momentAt(chances, part))).toEqual([0, 0, 10, 10, 40, 40]);
  });
});

describe("the verdict on a puzzle", () => {
  const of = (gain: number, short: number, same = false): string => verdictOf({ gain, gain_error: 0.02, short, short_error: 0.02, same });
  it("takes no difference for real that may be chance", () => {
    expect(of(0.1, 0.03)).toBe("solved");
    expect(of(0.1, 0.08)).toBe("closer");
    expect(of(0.03, 0.08)).toBe("not");
    expect(of(-0.1, 0.2)).toBe("not");
    expect(of(0.2, -0.1)).toBe("beaten");
    expect(of(0, 0, true)).toBe("solved");
  });
});
