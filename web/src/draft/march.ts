// Where a march leads to, for pointing only: the rules measure by themselves.

import type { Point, Stride } from "../wire";
import { HALF_TURN, normal, radians } from "../board/shapes";
import { strode } from "./given";

export type Pose = { at: Point; heading: number };

/** Where a piece stands after a march. */
export function marched(start: Pose, march: readonly Stride[]): Pose {
  return march.reduce<Pose>((pose, stride) => {
    if ("turn" in stride) return { ...pose, heading: stride.turn };
    if ("forward" in stride) return ahead(pose, 0, stride.forward);
    if ("back" in stride) return ahead(pose, HALF_TURN, stride.back);
    if ("left" in stride) return ahead(pose, HALF_TURN / 2, stride.left);
    return ahead(pose, -HALF_TURN / 2, stride.right);
  }, start);
}

function ahead({ at, heading }: Pose, off: number, by: number): Pose {
  const turn = radians(heading + off);
  return { at: { x: at.x + by * Math.cos(turn), y: at.y + by * Math.sin(turn) }, heading };
}

/** How far the straight strides of a march go together. */
export const strideSum = (march: readonly Stride[]): number =>
  march.reduce((sum, stride) => sum + ("turn" in stride ? 0 : (Object.values(stride)[0] as number)), 0);

/**
 * The march that comes nearest to a point: one straight stride along the line that is closest to it, no longer than
 * what is left of `most`.
 */
export function toward(start: Pose, march: readonly Stride[], ways: readonly string[], point: Point, most = Infinity): Stride[] {
  const pose = marched(start, march);
  const turn = radians(pose.heading);
  const [x, y] = [point.x - pose.at.x, point.y - pose.at.y];
  const forward = x * Math.cos(turn) + y * Math.sin(turn);
  const left = -x * Math.sin(turn) + y * Math.cos(turn);
  const lengths = [
    ["forward", forward],
    ["back", -forward],
    ["left", left],
    ["right", -left],
  ] as const;
  const best = lengths.filter(([way]) => ways.includes(way)).reduce((a, b) => (b[1] > a[1] ? b : a), ["forward", 0]);
  const by = Math.min(best[1], most - strideSum(march));
  return by > 0 ? strode(march, best[0], by) : [...march];
}

/** The march with its last straight stride shortened; `null` if that is not enough. */
export function shortenedBy(march: readonly Stride[], by: number): Stride[] | null {
  const last = march.findLastIndex((stride) => !("turn" in stride));
  const [way, length] = Object.entries(march[last] ?? {})[0] ?? [];
  if (way === undefined || length === undefined || length <= by) return null;
  return march.map((stride, index) => (index === last ? ({ [way]: length - by } as Stride) : stride));
}

/** The heading from one point to another. */
export const headingTo = (from: Point, to: Point): number =>
  normal((Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * HALF_TURN);
