import { describe, expect, it } from "vitest";
import { centre, ends, facing, legs, put, raised, shifted, stepBack, stopped, wheeled, type Formation } from "../src/draft/formation";
import { filled, stepped } from "../src/draft/targets";
import type { Slot } from "../src/wire";

const need: Formation = {
  pieces: [
    { piece: "a", at: { x: 0, y: 0 }, heading: 90_000 },
    { piece: "b", at: { x: 1000, y: 0 }, heading: 90_000 },
    { piece: "c", at: { x: 2000, y: 0 }, heading: 90_000 },
  ],
  start: [],
  legs: 3,
  turns: false,
};

const at = (ways: Parameters<typeof ends>[1], piece: string) => ends(need, ways).find((end) => end.piece === piece)?.at;

describe("formations", () => {
  it("keep together, whoever is foremost first", () => {
    const east = shifted(need, [], { x: 500, y: 0 });
    expect(east.map((way) => way.piece)).toEqual(["c", "b", "a"]);
    expect(at(east, "b")).toEqual({ x: 1500, y: 0 });
    expect(centre(ends(need, put(need, [], { x: 0, y: 4000 })))).toEqual({ x: 0, y: 4000 });
  });

  it("let single pieces go elsewhere", () => {
    const ways = shifted(need, shifted(need, [], { x: 0, y: 1000 }), { x: 300, y: 300 }, "a");
    expect(at(ways, "a")).toEqual({ x: 300, y: 1300 });
    expect(at(ways, "b")).toEqual({ x: 1000, y: 1000 });
    expect(shifted(need, [], { x: 1, y: 1 }, "b").map((way) => way.piece)).toEqual(["b"]);
  });

  it("turn about their middle", () => {
    const ways = wheeled(need, [], 90_000);
    expect(at(ways, "a")).toEqual({ x: 1000, y: -1000 });
    expect(at(ways, "b")).toEqual({ x: 1000, y: 0 });
    expect(ends(need, ways)[0]?.heading).toBe(180_000);
    expect(ends(need, facing(need, [], { x: 1000, y: -9000 }))[0]?.heading).toBe(270_000);
  });

  it("go from way point to way point, and back", () => {
    const first = shifted(need, [], { x: 0, y: 1000 });
    const second = shifted(need, stopped(need, first) ?? [], { x: 1000, y: 0 });
    expect(legs(second)).toBe(2);
    expect(second.find((way) => way.piece === "a")?.stops.map((stop) => stop.at)).toEqual([
      { x: 0, y: 1000 },
      { x: 1000, y: 1000 },
    ]);
    expect(at(stepBack(second), "a")).toEqual({ x: 0, y: 1000 });
    expect(stepBack(first)).toEqual([]);
    const third = stopped(need, second) ?? [];
    expect(stopped(need, third)).toBeNull();
    expect(stopped(need, [])).toBeNull();
  });

  it("climb floors without going anywhere else", () => {
    const ways = raised(need, [], new Set(["b"]), 7620);
    expect(ways).toEqual([{ piece: "b", stops: [{ at: { x: 1000, y: 0 }, heading: 90_000, elevation: 7620 }] }]);
  });
});

describe("targets", () => {
  const slot: Slot = { piece: "g", says: { key: "x", args: [] }, among: ["u", "v"], least: 0, most: 5, each: [5, 3] };

  it("take as many weapons as can reach them", () => {
    expect(filled(slot, [], "v")).toEqual(["v", "v", "v"]);
    expect(filled(slot, ["u", "u", "u", "u", "u"], "u")).toEqual([]);
    expect(filled(slot, ["u", "u", "u", "u", "u"], "v")).toEqual(["v", "v", "v", "u", "u"]);
  });

  it("take one more from the others, and one less for nobody", () => {
    expect(stepped(slot, ["u", "u", "u", "u", "u"], "v", 1).sort()).toEqual(["u", "u", "u", "u", "v"]);
    expect(stepped(slot, ["u", "v", "v", "v"], "v", 1).length).toBe(4);
    expect(stepped(slot, ["u", "v"], "u", -1)).toEqual(["v"]);
  });
});
