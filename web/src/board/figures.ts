// Where figures of distances are written: on their lines, in sight, and not over each other.

import type { Point, Span } from "../wire";
import { drawn, toScreen, type Camera, type Extent } from "./camera";
import { inSight } from "./sightseeing";

/** How far along a line its figure may be written: toward the far end first. */
const PARTS = [0.62, 0.45, 0.3, 0.76, 0.18];

/** The room a figure takes, in pixels. */
const ROOM = { width: 96, height: 24 };

const along = ({ from, to }: Span, part: number): Point => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });

/** One place for each line, in their order. */
export function figurePlaces(camera: Camera, extent: Extent, spans: readonly Span[]): Point[] {
  const taken: Point[] = [];
  const covers = (one: Point, other: Point): boolean => {
    const [a, b] = [toScreen(camera, extent, drawn(one)), toScreen(camera, extent, drawn(other))];
    return Math.abs(a.x - b.x) < ROOM.width && Math.abs(a.y - b.y) < ROOM.height;
  };
  for (const span of spans) {
    const places = PARTS.map((part) => along(span, part));
    const seen = places.filter((at) => inSight(camera, extent, at, 0.1));
    const free = seen.find((at) => taken.every((other) => !covers(at, other)));
    taken.push(free ?? seen[0] ?? places.find((at) => inSight(camera, extent, at, 0.02)) ?? along(span, 0.62));
  }
  return taken;
}
