// Disks move by flipping over their edge: pointing somewhere means flipping towards it.

import type { Point } from "../wire";

/** How close to a whole flip pointing means a whole flip, in parts of a diameter. */
const SNAP = 0.3;

/**
 * The landings of a disk from a place towards a point, at most so many. All but the last are whole flips; the last one
 * ends where the player points, or is whole too if that is about as far and the player does not want it exactly.
 */
export function flips(from: Point, diameter: number, to: Point, most: number, exact = false): Point[] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(x, y) / diameter;
  const snap = exact ? 0 : SNAP;
  if (far < Math.max(snap, 0.02) || most < 1) return [];
  const count = Math.min(most, Math.max(1, Math.ceil(far - snap)));
  const rest = Math.min(1, far - (count - 1));
  const last = rest > 1 - snap ? 1 : rest;
  const at = (steps: number): Point => ({
    x: Math.round(from.x + (x / far) * steps),
    y: Math.round(from.y + (y / far) * steps),
  });
  return Array.from({ length: count }, (_, index) => at(index + 1 < count ? index + 1 : index + last));
}
