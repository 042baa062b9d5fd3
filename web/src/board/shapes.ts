// Outlines of footprints, as drawings.

import type { Point, Shape } from "../wire";
import { drawn, UNIT, type Spot2 } from "./camera";

export const HALF_TURN = 180_000;

const round = (value: number): number => Math.round(value * 100) / 100;

export const radians = (heading: number): number => (heading / HALF_TURN) * Math.PI;

/** A heading in the usual range. */
export const normal = (heading: number): number => ((Math.round(heading) % 360_000) + 360_000) % 360_000;

/** The middle of a footprint. */
export function middle(shape: Shape): Point {
  if ("circle" in shape) return shape.circle.centre;
  if ("box" in shape) return shape.box.centre;
  const xs = shape.polygon.map((point) => point.x);
  const ys = shape.polygon.map((point) => point.y);
  const between = (values: number[]): number => Math.round((Math.min(...values) + Math.max(...values)) / 2);
  return { x: between(xs), y: between(ys) };
}

export const headingOf = (shape: Shape): number => ("box" in shape ? shape.box.heading : 0);

/** How wide a footprint is across, about, in hundredths of a millimetre. */
export function breadth(shape: Shape): number {
  if ("circle" in shape) return shape.circle.diameter;
  if ("box" in shape) return Math.min(shape.box.width, shape.box.depth);
  const xs = shape.polygon.map((point) => point.x);
  const ys = shape.polygon.map((point) => point.y);
  const span = (values: number[]): number => Math.max(...values) - Math.min(...values);
  return Math.min(span(xs), span(ys));
}

/** The corners of a footprint with corners, in the drawing. */
export function corners(shape: Shape): Spot2[] {
  if ("polygon" in shape) return shape.polygon.map(drawn);
  if ("circle" in shape) return [];
  const { centre, heading, width, depth } = shape.box;
  const at = (forward: number, left: number): Spot2 => {
    const turn = radians(heading);
    const x = centre.x + forward * Math.cos(turn) - left * Math.sin(turn);
    const y = centre.y + forward * Math.sin(turn) + left * Math.cos(turn);
    return { x: x / UNIT, y: -y / UNIT };
  };
  return [at(depth / 2, width / 2), at(-depth / 2, width / 2), at(-depth / 2, -width / 2), at(depth / 2, -width / 2)];
}

const circle = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0z`;

/** The points of a line, in the drawing. */
export const polyline = (points: readonly Point[]): string =>
  points
    .map(drawn)
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");

/** The outline of a footprint. */
export function outline(shape: Shape): string {
  if ("circle" in shape) {
    const { x, y } = drawn(shape.circle.centre);
    return circle(x, y, shape.circle.diameter / 2 / UNIT);
  }
  return `M${corners(shape)
    .map(({ x, y }) => `${round(x)} ${round(y)}`)
    .join("L")}z`;
}

/** Everything within some distance of a footprint. Polygons are taken at their corners' hull, which is what they are. */
export function around(shape: Shape, reach: number): string {
  const far = reach / UNIT;
  if ("circle" in shape) {
    const { x, y } = drawn(shape.circle.centre);
    return circle(x, y, shape.circle.diameter / 2 / UNIT + far);
  }
  const points = corners(shape);
  // Drawings turn the other way round, so outwards is to the left of an edge walked in reverse.
  const way = signedArea(points) > 0 ? 1 : -1;
  const path: string[] = [];
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const out = { x: (way * (to.y - from.y) * far) / long, y: (-way * (to.x - from.x) * far) / long };
    const start = `${round(from.x + out.x)} ${round(from.y + out.y)}`;
    path.push(index === 0 ? `M${start}` : `A${round(far)} ${round(far)} 0 0 ${way > 0 ? 1 : 0} ${start}`);
    path.push(`L${round(to.x + out.x)} ${round(to.y + out.y)}`);
    if (index === points.length - 1) {
      const first = points[0] ?? to;
      const second = points[1] ?? to;
      const last = Math.hypot(second.x - first.x, second.y - first.y) || 1;
      const end = { x: (way * (second.y - first.y) * far) / last, y: (-way * (second.x - first.x) * far) / last };
      path.push(`A${round(far)} ${round(far)} 0 0 ${way > 0 ? 1 : 0} ${round(first.x + end.x)} ${round(first.y + end.y)}z`);
    }
  });
  return path.join("");
}

function signedArea(points: Spot2[]): number {
  return points.reduce((sum, from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    return sum + from.x * to.y - to.x * from.y;
  }, 0);
}

/** A wedge about the heading of a footprint, far enough to cut anything. */
export function wedge(shape: Shape, halfAngle: number, reach: number): string {
  const from = drawn(middle(shape));
  const far = (reach + breadth(shape) * 4) / UNIT + 200;
  const steps = 12;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const turn = radians(headingOf(shape) + halfAngle * ((2 * step) / steps - 1));
    return `${round(from.x + far * Math.cos(turn))} ${round(from.y - far * Math.sin(turn))}`;
  });
  return `M${round(from.x)} ${round(from.y)}L${points.join("L")}z`;
}

/** A footprint in another place. */
export function movedTo(shape: Shape, at: Point, heading?: number): Shape {
  if ("circle" in shape) return { circle: { ...shape.circle, centre: at } };
  if ("box" in shape) return { box: { ...shape.box, centre: at, heading: heading ?? shape.box.heading } };
  const from = middle(shape);
  const turn = radians(heading ?? 0);
  return {
    polygon: shape.polygon.map((point) => {
      const [x, y] = [point.x - from.x, point.y - from.y];
      return {
        x: Math.round(at.x + x * Math.cos(turn) - y * Math.sin(turn)),
        y: Math.round(at.y + x * Math.sin(turn) + y * Math.cos(turn)),
      };
    }),
  };
}
