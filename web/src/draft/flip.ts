// Disks move by flipping over their edge: pointing somewhere means flipping towards it.

import type { Point } from "../wire";

/** How close to a whole flip pointing means a whole flip, in parts of a diameter. */
const SNAP = 0.2;

/**
 * The landings of a disk from a place towards a point, at most so many. All but the last are whole flips; the last one
 * ends where the player points, or is whole too if that is about as far.
 */
export function flips(from: Point, diameter: number, to: Point, most: number): Point[] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(x, y) / diameter;
  if (far < SNAP || most < 1) return [];
  const count = Math.min(most, Math.max(1, Math.ceil(far - SNAP)));
  const rest = Math.min(1, far - (count - 1));
  const last = rest > 1 - SNAP ? 1 : rest;
  const at = (steps: number): Point => ({
    x: Math.round(from.x + (x / far) * steps),
    y: Math.round(from.y + (y / far) * steps),
  });
  return Array.from({ length: count }, (_, index) => at(index + 1 < count ? index + 1 : index + last));
}
