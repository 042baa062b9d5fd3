import { describe, expect, it } from "vitest";
import { fitted, toScreen, drawn } from "../src/board/camera";
import { firstSight, inSight, shownAt } from "../src/board/sightseeing";
import type { Field, Piece } from "../src/wire";

const INCH = 2540;
const FIELD: Field = { width: 72 * INCH, depth: 48 * INCH, regions: [], measuring: false };
const EXTENT = { width: 1000, height: 800 };

const disk = (x: number, y: number, owner: number, kind = "disk"): Piece =>
  ({ key: `${x}-${y}`, kind, owner, standing: "table", shape: { circle: { centre: { x: x * INCH, y: y * INCH }, diameter: 2 * INCH } } }) as unknown as Piece;

describe("the first sight of a large table with small disks", () => {
  it("shows where the game is played", () => {
    const all = [disk(25, 24, 0), disk(47, 24, 1)];
    const camera = firstSight(FIELD, EXTENT, 0, all.slice(0, 1), false, all);
    expect(camera.scale).toBeGreaterThan(fitted(FIELD, EXTENT, 0).scale * 1.2);
    for (const piece of all) expect(inSight(camera, EXTENT, piece.shape && "circle" in piece.shape ? piece.shape.circle.centre : { x: 0, y: 0 })).toBe(true);
  });

  it("is the whole table while only one player has land", () => {
    const own = disk(25, 24, 0);
    expect(firstSight(FIELD, EXTENT, 0, [own], false, [own])).toEqual(fitted(FIELD, EXTENT, 0));
  });
});

describe("a point that is looked at", () => {
  it("brings as little into sight as possible of what is beside the table", () => {
    const near = { ...fitted(FIELD, EXTENT, 0), scale: 3 };
    const camera = shownAt(FIELD, EXTENT, near, { x: INCH, y: INCH });
    const corner = toScreen(camera, EXTENT, drawn({ x: 0, y: 0 }));
    expect(corner.x).toBeLessThan(60);
    expect(corner.y).toBeGreaterThan(EXTENT.height - 60);
    expect(inSight(camera, EXTENT, { x: INCH, y: INCH }, 0)).toBe(true);
  });
});
