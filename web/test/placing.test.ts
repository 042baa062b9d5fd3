import { describe, expect, it } from "vitest";
import { placed, type Area } from "../src/panels/placing";

const screen = { width: 1440, height: 900 };
const size = { width: 340, height: 180 };
const area = (left: number, top: number, width: number, height: number): Area => ({ left, top, right: left + width, bottom: top + height });
const meets = (a: Area, b: Area): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const at = (about: Area, beside: Area, avoid: Area[] = [], on = screen): Area => {
  const { left, top } = placed(about, beside, avoid, size, on);
  return area(left, top, size.width, size.height);
};

describe("the text of a rule", () => {
  it("stands beside the column of its sentence where there is room", () => {
    const bar = area(1080, 52, 360, 848);
    const sentence = area(1100, 560, 320, 60);
    const found = at(sentence, bar);
    expect(found.right).toBeLessThan(bar.left);
    expect(found.top).toBe(sentence.top);
  });

  it("stays on the screen at its lower edge", () => {
    const found = at(area(1100, 860, 320, 30), area(1080, 52, 360, 848));
    expect(found.bottom).toBeLessThanOrEqual(screen.height);
  });

  it("goes below or above a sentence that is as wide as the screen, away from what has to be pressed", () => {
    const wide = area(20, 400, 1400, 40);
    const begin = area(40, 460, 200, 50);
    const below = at(wide, wide);
    expect(meets(below, wide)).toBe(false);
    const found = at(wide, wide, [begin]);
    expect(meets(found, wide)).toBe(false);
    expect(meets(found, begin)).toBe(false);
  });

  it("keeps to a small screen even if nothing is free", () => {
    const small = { width: 400, height: 300 };
    const found = at(area(0, 0, 400, 300), area(0, 0, 400, 300), [], small);
    expect(found.left).toBeGreaterThanOrEqual(0);
    expect(found.bottom).toBeLessThanOrEqual(300);
  });
});
