// Which part of the table is in sight, and how to bring another into it.

import type { Field, Piece, Point } from "../wire";
import { drawn, fitted, toDrawing, toScreen, UNIT, type Camera, type Extent, type Spot2 } from "./camera";
import { breadth, middle } from "./shapes";

/** The corners of what is in sight, in the drawing. */
export function seenPart(camera: Camera, extent: Extent): Spot2[] {
  const { width, height } = extent;
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return corners.map((corner) => toDrawing(camera, extent, corner));
}

/** Whether some of the table is out of sight. */
export function hides(field: Field, camera: Camera, extent: Extent): boolean {
  const [width, depth] = [field.width / UNIT, field.depth / UNIT];
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: -depth },
  ].map((corner) => toScreen(camera, extent, corner));
  return corners.some(({ x, y }) => x < -2 || y < -2 || x > extent.width + 2 || y > extent.height + 2);
}

/** Whether a point is in sight, and not too close to the rim of it. */
export function inSight(camera: Camera, extent: Extent, at: Point, rim = 0.08): boolean {
  const { x, y } = toScreen(camera, extent, drawn(at));
  const inside = (where: number, all: number): boolean => where >= all * rim && where <= all * (1 - rim);
  return inside(x, extent.width) && inside(y, extent.height);
}

/** So broad a piece has to be on the screen for a finger to find it, in pixels. */
const FINDABLE = 26;

/** The first sight of a table: all of it, or where pieces would be too small for fingers, the part with most of one's own. */
export function firstSight(field: Field, extent: Extent, looksFrom: number, own: readonly Piece[], touch: boolean, around: readonly Piece[] = []): Camera {
  const whole = fitted(field, extent, looksFrom);
  const disks = own.filter((piece) => piece.kind === "disk");
  if (!touch && disks.length > 0) return nearDisks(field, extent, whole, disks, around);
  const sizes = own.map((piece) => breadth(piece.shape) / UNIT).sort((a, b) => a - b);
  const small = sizes[Math.floor(sizes.length / 4)];
  if (!touch || small === undefined || small * whole.scale >= FINDABLE) return whole;
  const scale = Math.min(FINDABLE / small, whole.scale * 3);
  const near = { ...whole, scale };
  const there = own.filter((piece) => piece.standing === "table").map((piece) => middle(piece.shape));
  const views = there.map((at) => ({ ...near, centre: held(field, extent, near, drawn(at)) }));
  const count = (camera: Camera): number => there.filter((at) => inSight(camera, extent, at, 0.03)).length;
  const best = views.reduce<Camera | null>((found, view) => (found === null || count(view) > count(found) ? view : found), null);
  return best ?? { ...near, centre: held(field, extent, near, ownEdge(field, looksFrom)) };
}

/** So broad a disk has to be for its letters to be read, in pixels. */
const READABLE = 44;

/** As much of the table as shows everything on it; all of it where disks are large enough then. */
function nearDisks(field: Field, extent: Extent, whole: Camera, disks: readonly Piece[], around: readonly Piece[]): Camera {
  const smallest = Math.min(...disks.map((piece) => breadth(piece.shape) / UNIT));
  const spots = around.filter((piece) => piece.standing === "table").map((piece) => drawn(middle(piece.shape)));
  // Before there is land of several players, all of the table is worth looking at.
  const owners = new Set(around.filter((piece) => piece.standing === "table").map((piece) => piece.owner));
  if (smallest * whole.scale >= READABLE || owners.size < 2) return whole;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [across, down] = whole.turns % 2 === 0 ? [right - left, bottom - top] : [bottom - top, right - left];
  const fits = Math.min(extent.width / (across + 2 * MARGIN), extent.height / (down + 2 * MARGIN));
  const camera = { ...whole, scale: Math.max(whole.scale, Math.min(fits, (READABLE * 1.2) / smallest)) };
  return { ...camera, centre: held(field, extent, camera, { x: (left + right) / 2, y: (top + bottom) / 2 }) };
}

/** So much is seen around what lies on the table, in millimetres. */
const MARGIN = 150;

/** The same view with another middle, as far as there is table to show. */
export const shownAt = (field: Field, extent: Extent, camera: Camera, at: Point): Camera => ({ ...camera, centre: held(field, extent, camera, drawn(at)) });

/** The middle of one's own side of the table. */
function ownEdge(field: Field, looksFrom: number): Spot2 {
  const [width, depth] = [field.width / UNIT, field.depth / UNIT];
  const edges = [
    { x: width / 2, y: 0 },
    { x: width, y: -depth / 2 },
    { x: width / 2, y: -depth },
    { x: 0, y: -depth / 2 },
  ];
  return edges[looksFrom % 4] ?? { x: width / 2, y: 0 };
}

/** The middle of a view that shows as little as possible beside the table. */
function held(field: Field, extent: Extent, camera: Camera, at: Spot2): Spot2 {
  const [across, down] = camera.turns % 2 === 0 ? [extent.width, extent.height] : [extent.height, extent.width];
  const hold = (value: number, low: number, high: number, seen: number): number => {
    const half = seen / camera.scale / 2 - 12;
    return high - low <= 2 * half ? (low + high) / 2 : Math.min(high - half, Math.max(low + half, value));
  };
  return { x: hold(at.x, 0, field.width / UNIT, across), y: hold(at.y, -field.depth / UNIT, 0, down) };
}
