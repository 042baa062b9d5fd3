// The piece that a finger means: the nearest one, where fingers are broader than pieces.

import type { Piece } from "../wire";
import type { Key } from "../names";
import { UNIT, type Spot2 } from "./camera";
import { breadth, corners, middle } from "./shapes";

/** Half of what a finger can hit for sure, in pixels. */
const FINGER = 22;

/** How far from a footprint a spot of the drawing lies, in millimetres; 0 on it. */
export function away(piece: Piece, spot: Spot2): number {
  if ("circle" in piece.shape) {
    const { centre, diameter } = piece.shape.circle;
    return Math.max(0, Math.hypot(spot.x - centre.x / UNIT, spot.y + centre.y / UNIT) - diameter / 2 / UNIT);
  }
  const points = corners(piece.shape);
  if (holds(points, spot)) return 0;
  return Math.min(...points.map((from, index) => toEdge(from, points[(index + 1) % points.length] ?? from, spot)));
}

function toEdge(from: Spot2, to: Spot2, spot: Spot2): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const whole = x * x + y * y || 1;
  const along = Math.min(1, Math.max(0, ((spot.x - from.x) * x + (spot.y - from.y) * y) / whole));
  return Math.hypot(spot.x - from.x - along * x, spot.y - from.y - along * y);
}

function holds(points: readonly Spot2[], spot: Spot2): boolean {
  let inside = false;
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const crosses = from.y > spot.y !== to.y > spot.y;
    if (crosses && spot.x < ((to.x - from.x) * (spot.y - from.y)) / (to.y - from.y) + from.x) inside = !inside;
  });
  return inside;
}

/** The nearest piece within a finger's breadth of its middle or on it; the topmost of several that lie under it. */
export function nearest(pieces: readonly Piece[], spot: Spot2, scale: number): Key | null {
  let best: { key: Key; far: number; off: number } | null = null;
  for (const piece of pieces) {
    if (piece.standing !== "table" || piece.kind === "terrain") continue;
    const far = away(piece, spot) * scale;
    if (far > Math.max(4, FINGER - (breadth(piece.shape) / 2 / UNIT) * scale)) continue;
    const at = middle(piece.shape);
    const off = Math.hypot(spot.x - at.x / UNIT, spot.y + at.y / UNIT);
    // Scenes tell pieces from the lowest to the topmost: among those under the finger the last one wins.
    const nearer = best === null || far < best.far || (far === best.far && (far === 0 || off < best.off));
    if (nearer) best = { key: piece.key, far, off };
  }
  return best?.key ?? null;
}
