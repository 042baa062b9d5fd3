// How the table is seen: pure arithmetic between the table and the screen.
//
// Drawings use millimetres with y growing downwards; the wire uses hundredths of a millimetre with y growing north.

import type { Field, Point } from "../wire";

/** Something on the screen, in pixels, or in a drawing, in millimetres. */
export type Spot2 = { x: number; y: number };

export type Camera = {
  /** The spot of the drawing in the middle of the screen. */
  centre: Spot2;
  /** Pixels a millimetre. */
  scale: number;
  /** Quarter turns of the drawing, clockwise. */
  turns: number;
};

export type Extent = { width: number; height: number };

/** Hundredths of a millimetre in one unit of the drawing. */
export const UNIT = 100;

export const drawn = (at: Point): Spot2 => ({ x: at.x / UNIT, y: -at.y / UNIT });

export const onTable = (spot: Spot2): Point => ({ x: Math.round(spot.x * UNIT), y: Math.round(-spot.y * UNIT) || 0 });

/** A quarter turn clockwise on the screen, several times. */
export function turned(spot: Spot2, turns: number): Spot2 {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return { x: -spot.y || 0, y: spot.x };
    case 2:
      return { x: -spot.x || 0, y: -spot.y || 0 };
    case 3:
      return { x: spot.y, y: -spot.x || 0 };
    default:
      return spot;
  }
}

export function toScreen(camera: Camera, extent: Extent, spot: Spot2): Spot2 {
  const { x, y } = turned({ x: spot.x - camera.centre.x, y: spot.y - camera.centre.y }, camera.turns);
  return { x: x * camera.scale + extent.width / 2, y: y * camera.scale + extent.height / 2 };
}

export function toDrawing(camera: Camera, extent: Extent, screen: Spot2): Spot2 {
  const off = { x: (screen.x - extent.width / 2) / camera.scale, y: (screen.y - extent.height / 2) / camera.scale };
  const { x, y } = turned(off, -camera.turns);
  return { x: x + camera.centre.x, y: y + camera.centre.y };
}

const LEAST = 0.15;
const MOST = 12;

/** Zooms so that whatever is under a spot of the screen stays there. */
export function zoomed(camera: Camera, extent: Extent, at: Spot2, factor: number): Camera {
  const scale = Math.min(MOST, Math.max(LEAST, camera.scale * factor));
  const held = toDrawing(camera, extent, at);
  const next = { ...camera, scale };
  const now = toDrawing(next, extent, at);
  return { ...next, centre: { x: camera.centre.x + held.x - now.x, y: camera.centre.y + held.y - now.y } };
}

/** Moves the drawing with a finger that went from one spot of the screen to another. */
export function panned(camera: Camera, by: Spot2): Camera {
  const { x, y } = turned({ x: by.x / camera.scale, y: by.y / camera.scale }, -camera.turns);
  return { ...camera, centre: { x: camera.centre.x - x, y: camera.centre.y - y } };
}

/** Two fingers: what was between them before is between them now. */
export function pinched(camera: Camera, extent: Extent, before: [Spot2, Spot2], now: [Spot2, Spot2]): Camera {
  const middle = ([a, b]: [Spot2, Spot2]): Spot2 => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = ([a, b]: [Spot2, Spot2]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const from = middle(before);
  const to = middle(now);
  return panned(zoomed(camera, extent, from, apart(now) / apart(before)), { x: to.x - from.x, y: to.y - from.y });
}

/** The whole field, seen from a side (quarter turns counterclockwise from south). */
export function fitted(field: Field, extent: Extent, looksFrom: number): Camera {
  const [width, depth] = [field.width / UNIT, field.depth / UNIT];
  const [across, down] = looksFrom % 2 === 0 ? [width, depth] : [depth, width];
  const margin = Math.min(26, extent.width * 0.03);
  const room = (pixels: number): number => Math.max(40, pixels - 2 * margin);
  const scale = Math.min(room(extent.width) / across, room(extent.height) / down);
  return { centre: { x: width / 2, y: -depth / 2 }, scale, turns: looksFrom % 4 };
}

/** The transform of the drawing. */
export function transform(camera: Camera, extent: Extent): string {
  const { centre, scale, turns } = camera;
  const half = `${extent.width / 2} ${extent.height / 2}`;
  return `translate(${half}) scale(${scale}) rotate(${turns * 90}) translate(${-centre.x} ${-centre.y})`;
}

/** Where an arrow key points on the table, given how the table is turned. */
export function arrow(key: string, turns: number): Point | null {
  const screen: Record<string, Spot2> = {
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
  };
  const found = screen[key];
  if (found === undefined) return null;
  const { x, y } = turned(found, -turns);
  return { x, y: -y || 0 };
}
