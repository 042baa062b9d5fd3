// Pieces that keep together: all at once in formation, then single ones. Only for pointing; the rules measure by themselves.

import type { Need, Placed, Point, Stop, Way } from "../wire";
import type { Key } from "../names";
import { normal, radians } from "../board/shapes";
import { headingTo } from "./march";

export type Formation = Extract<Need, { formation: unknown }>["formation"];

/** Where a piece would stand. */
type End = { piece: Key; at: Point; heading: number };

const ahead = (one: Point, other: Point): number => one.x * other.x + one.y * other.y;

/** Where every piece would stand after these ways; pieces that are not set up yet stand nowhere until the first way is told. */
export function ends(need: Formation, ways: readonly Way[]): End[] {
  const told = new Map(ways.map((way) => [way.piece, way.stops[way.stops.length - 1]]));
  return need.pieces.map(({ piece, at, heading }) => {
    const stop = told.get(piece);
    return { piece, at: stop?.at ?? at, heading: stop?.heading ?? heading };
  });
}

/** The middle of several places. */
export function centre(places: readonly { at: Point }[]): Point {
  const sum = places.reduce((all, { at }) => ({ x: all.x + at.x, y: all.y + at.y }), { x: 0, y: 0 });
  const count = Math.max(1, places.length);
  return { x: Math.round(sum.x / count), y: Math.round(sum.y / count) };
}

/** How many legs the longest way has. */
export const legs = (ways: readonly Way[]): number => ways.reduce((most, way) => Math.max(most, way.stops.length), 0);

/** The same ways with other ends for some pieces; whoever is foremost goes first. */
function ended(need: Formation, ways: readonly Way[], changed: readonly End[]): Way[] {
  const before = new Map(ways.map((way) => [way.piece, way.stops]));
  const next = new Map(before);
  for (const { piece, at, heading } of changed) {
    const stops = before.get(piece) ?? [];
    const stop: Stop = { at: { x: Math.round(at.x), y: Math.round(at.y) }, heading: normal(heading) };
    next.set(piece, [...stops.slice(0, -1), stop]);
  }
  return ordered(need, next);
}

function ordered(need: Formation, stops: ReadonlyMap<Key, Stop[]>): Way[] {
  const starts = new Map(need.pieces.map((placed) => [placed.piece, placed.at]));
  const moved = [...stops].map(([piece, way]) => ({ piece, way, from: starts.get(piece) ?? { x: 0, y: 0 }, to: way[way.length - 1]?.at ?? { x: 0, y: 0 } }));
  const along = moved.reduce((sum, { from, to }) => ({ x: sum.x + to.x - from.x, y: sum.y + to.y - from.y }), { x: 0, y: 0 });
  const far = new Map(moved.map(({ piece, from }) => [piece, ahead(from, along)]));
  return moved.sort((a, b) => (far.get(b.piece) ?? 0) - (far.get(a.piece) ?? 0)).map(({ piece, way }) => ({ piece, stops: way }));
}

const own = (all: readonly End[], only: Key | null): End[] => (only === null ? [...all] : all.filter(({ piece }) => piece === only));

/** All pieces, or a single one, shifted. */
export function shifted(need: Formation, ways: readonly Way[], by: Point, only: Key | null = null): Way[] {
  const moved = own(ends(need, ways), only).map((end) => ({ ...end, at: { x: end.at.x + by.x, y: end.at.y + by.y } }));
  return ended(need, ways, moved);
}

/** The formation about a point, or a single piece at it. */
export function put(need: Formation, ways: readonly Way[], at: Point, only: Key | null = null): Way[] {
  const from = centre(own(ends(need, ways), only));
  return shifted(need, ways, { x: at.x - from.x, y: at.y - from.y }, only);
}

/** The formation turned about its middle, or a single piece on the spot. */
export function wheeled(need: Formation, ways: readonly Way[], by: number, only: Key | null = null): Way[] {
  const turning = own(ends(need, ways), only);
  const about = centre(turning);
  const [cos, sin] = [Math.cos(radians(by)), Math.sin(radians(by))];
  const turned = turning.map(({ piece, at, heading }) => {
    const [x, y] = [at.x - about.x, at.y - about.y];
    return { piece, at: { x: about.x + x * cos - y * sin, y: about.y + x * sin + y * cos }, heading: heading + by };
  });
  return ended(need, ways, turned);
}

/** The formation, or a single piece, facing a point. */
export function facing(need: Formation, ways: readonly Way[], to: Point, only: Key | null = null): Way[] {
  const turning = own(ends(need, ways), only);
  const first = turning[0];
  return first === undefined ? [...ways] : wheeled(need, ways, headingTo(centre(turning), to) - first.heading, only);
}

/** One more leg from here on for whoever has moved; `null` if there are as many as there may be. */
export function stopped(need: Formation, ways: readonly Way[]): Way[] | null {
  if (ways.length === 0 || legs(ways) >= need.legs) return null;
  return ways.map((way) => {
    const last = way.stops[way.stops.length - 1];
    return last === undefined ? way : { ...way, stops: [...way.stops, { ...last }] };
  });
}

/** One leg less. */
export function stepBack(ways: readonly Way[]): Way[] {
  const most = legs(ways);
  if (most <= 1) return [];
  return ways.map((way) => (way.stops.length === most ? { ...way, stops: way.stops.slice(0, -1) } : way));
}

/** These pieces on another floor. */
export function raised(need: Formation, ways: readonly Way[], pieces: ReadonlySet<Key>, elevation: number): Way[] {
  const told = new Set(ways.map((way) => way.piece));
  const still = (placed: Placed): Way => ({ piece: placed.piece, stops: [{ at: placed.at, heading: placed.heading }] });
  const all = [...ways, ...need.pieces.filter(({ piece }) => pieces.has(piece) && !told.has(piece)).map(still)];
  return all.map((way) => {
    const last = way.stops[way.stops.length - 1];
    if (!pieces.has(way.piece) || last === undefined) return way;
    return { ...way, stops: [...way.stops.slice(0, -1), { ...last, elevation }] };
  });
}
