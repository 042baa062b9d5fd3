import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { figurePlaces } from "../src/board/figures";
import { nearest } from "../src/board/near";
import { written } from "../src/board/naming";
import { relevant } from "../src/board/relevant";
import { firstSight, hides, inSight } from "../src/board/sightseeing";
import { fitted } from "../src/board/camera";
import { Taping } from "../src/state/taping";
import { inchesUp } from "../src/text/speech";
import type { Distance, Piece, Reply, Wish } from "../src/wire";

const says = { key: "x", args: [] };
const piece = (key: string, x: number, y: number, diameter = 2500, kind: Piece["kind"] = "disk"): Piece => ({
  key,
  kind,
  owner: 0,
  name: { verbatim: key },
  short: key,
  ground: null,
  shape: { circle: { centre: { x, y }, diameter } },
  standing: "table",
  on: [],
  badges: [],
  about: says,
});

describe("a finger", () => {
  // At half a pixel a millimetre these pieces are 12 pixels broad.
  const pieces = [piece("a", 0, 0), piece("b", 6000, 0), piece("hill", 3000, 0, 9000, "terrain")];

  it("means the nearest piece, also beside small ones", () => {
    expect(nearest(pieces, { x: 0, y: 25 }, 0.5)).toBe("a");
    expect(nearest(pieces, { x: 29, y: 0 }, 0.5)).toBe("a");
    expect(nearest(pieces, { x: 31, y: 0 }, 0.5)).toBe("b");
  });

  it("hits every piece within 22 pixels of its middle and nothing far off", () => {
    expect(nearest(pieces, { x: 0, y: 43 }, 0.5)).toBe("a");
    expect(nearest(pieces, { x: 0, y: 46 }, 0.5)).toBeNull();
  });

  it("means the topmost of those under it", () => {
    expect(nearest([piece("low", 0, 0), piece("top", 1000, 0)], { x: 5, y: 0 }, 2)).toBe("top");
  });
});

describe("names of terrain", () => {
  const box = { left: 0, top: 0, right: 100, bottom: 60 };

  it("stand on large pieces and beside small ones", () => {
    expect(written([{ key: "a", box, width: 60 }], []).get("a")).toEqual({ x: 50, y: 30 });
    const small = { left: 0, top: 0, right: 20, bottom: 20 };
    expect(written([{ key: "a", box: small, width: 60 }], []).get("a")?.y).toBeGreaterThan(20);
  });

  it("are never written over pieces or each other", () => {
    const place = written([{ key: "a", box, width: 60 }], [{ left: 40, top: 20, right: 70, bottom: 40 }]).get("a");
    expect(place).toEqual({ x: 50, y: 10 });
    const full = [{ left: -200, top: -200, right: 300, bottom: 300 }];
    expect(written([{ key: "a", box, width: 60 }], full).has("a")).toBe(false);
  });
});

describe("the first sight of a table", () => {
  const field = { width: 182_880, depth: 121_920, regions: [], measuring: true };
  const phone = { width: 390, height: 430 };
  const own = [piece("a", 90_000, 20_000), piece("b", 100_000, 20_000)];

  it("is near enough for fingers, and shows one's own pieces", () => {
    const camera = firstSight(field, phone, 0, own, true);
    expect(25 * camera.scale).toBeGreaterThan(14);
    expect(hides(field, camera, phone)).toBe(true);
    expect(inSight(camera, phone, { x: 95_000, y: 20_000 }, 0)).toBe(true);
  });

  it("is the whole table where pieces are large enough or a mouse points", () => {
    expect(firstSight(field, phone, 2, own, false)).toEqual(fitted(field, phone, 2));
    const large = [piece("a", 0, 0, 20_000)];
    expect(firstSight(field, phone, 0, large, true)).toEqual(fitted(field, phone, 0));
  });
});

describe("distances", () => {
  it("shown are those to the nearest enemies and the nearest objective", () => {
    const span = (length: number) => ({ from: { x: 0, y: 0 }, to: { x: length, y: 0 }, length, exact: false });
    const all: Distance[] = [
      ["a", "objective", 1],
      ["b", "objective", 2],
      ["c", "enemy", 3],
      ["d", "enemy", 4],
      ["e", "enemy", 5],
    ].map(([to, aim, length]) => ({ piece: "p", to: String(to), aim: aim as Distance["aim"], span: span(Number(length)) }));
    expect(relevant(all).map((each) => each.to)).toEqual(["a", "c", "d"]);
    expect(relevant(all.slice(0, 2)).map((each) => each.to)).toEqual(["a", "b"]);
  });

  it("are rounded up, so that what is too far never looks near enough", () => {
    expect(inchesUp("en", 7620, 1)).toBe("3.0");
    expect(inchesUp("en", 7621, 1)).toBe("3.1");
    expect(inchesUp("de", 7621, 2)).toBe("3,01");
    expect(inchesUp("en", 30, 1)).toBe("0.1");
  });
});

describe("the tape", () => {
  const point = (x: number) => ({ point: { x, y: 0 } });
  const begin = () => {
    const wishes: Wish[] = [];
    const position = signal(0);
    const ask = (wish: Wish): Promise<Reply> => {
      wishes.push(wish);
      const spots = typeof wish === "object" && "tape" in wish ? wish.tape.spots.length : 0;
      return Promise.resolve({ tape: spots < 2 ? null : { spans: [], length: spots } });
    };
    return { wishes, position, tape: new Taping(ask, position) };
  };
  const settled = () => new Promise((done) => setTimeout(done, 5));

  it("goes on from spot to spot until it is closed, and stays until it is cleared", async () => {
    const { tape, wishes } = begin();
    tape.add(point(0));
    tape.aim(point(1));
    expect(tape.laid.value.length).toBe(2);
    tape.add(point(2));
    tape.add(point(3));
    tape.close();
    await settled();
    expect(tape.spots.value.length).toBe(3);
    expect(tape.tape.value?.length).toBe(3);
    tape.add(point(9));
    expect(tape.spots.value.length).toBe(1);
    tape.clear();
    await settled();
    expect(tape.tape.value).toBeNull();
    expect(wishes[wishes.length - 1]).toEqual({ tape: { spots: [], shown: true } });
  });

  it("is measured anew when pieces have moved", async () => {
    const { tape, wishes, position } = begin();
    tape.add({ piece: "a" });
    tape.add(point(5));
    await settled();
    const before = wishes.length;
    position.value = 1;
    await settled();
    expect(wishes.length).toBe(before + 1);
  });

  it("of a single spot is nothing, and says nothing", async () => {
    const { tape, wishes } = begin();
    tape.add(point(0));
    tape.close();
    await settled();
    expect([tape.spots.value, wishes]).toEqual([[], []]);
  });
});

it("figures of distances do not cover each other", () => {
  const camera = { centre: { x: 500, y: -500 }, scale: 0.8, turns: 0 };
  const extent = { width: 1000, height: 800 };
  const span = (x: number) => ({ from: { x: 50_000, y: 20_000 }, to: { x, y: 80_000 }, length: 60_000, exact: false });
  const places = figurePlaces(camera, extent, [span(50_000), span(53_000), span(47_000)]);
  const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.abs(a.x - b.x) * 0.8 >= 9600 || Math.abs(a.y - b.y) * 0.8 >= 2400;
  expect(apart(places[0]!, places[1]!) && apart(places[0]!, places[2]!) && apart(places[1]!, places[2]!)).toBe(true);
});
