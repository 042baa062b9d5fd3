// Disks move by flipping over their edge: pointing somewhere means flipping towards it.

import type { Point } from "../wire";

/** The landings of a disk from a place towards a point: at least one, at most so many. */
export function flips(from: Point, diameter: number, to: Point, most: number): Point[] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(x, y);
  if (far < diameter / 4 || most < 1) return [];
  const count = Math.min(most, Math.max(1, Math.round(far / diameter)));
  const [stepX, stepY] = [(x / far) * diameter, (y / far) * diameter];
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(from.x + stepX * (index + 1)),
    y: Math.round(from.y + stepY * (index + 1)),
  }));
}
