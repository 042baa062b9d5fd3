// Where the names of terrain are written, so that they can be read: on the piece, beside it, or not at all.

/** A box on the screen, before anything is moved about. */
export type Box = { left: number; top: number; right: number; bottom: number };

export type Named = { key: string; box: Box; width: number };

/** How high a name is, in pixels. */
export const HIGH = 15;

const meet = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const around = (x: number, y: number, width: number): Box => ({ left: x - width / 2, right: x + width / 2, top: y - HIGH / 2, bottom: y + HIGH / 2 });

/** The middle of every name that finds a free place; what stands on the table is never written over. */
export function written(names: readonly Named[], taken: readonly Box[]): Map<string, { x: number; y: number }> {
  const places = new Map<string, { x: number; y: number }>();
  const full: Box[] = [...taken];
  for (const { key, box, width } of names) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const fits = width <= box.right - box.left && HIGH <= box.bottom - box.top;
    const third = (box.bottom - box.top) / 3;
    const inside = fits ? [{ x, y }, ...(third >= HIGH ? [{ x, y: y - third }, { x, y: y + third }] : [])] : [];
    const beside = [
      { x, y: box.bottom + HIGH / 2 + 1 },
      { x, y: box.top - HIGH / 2 - 1 },
      { x: box.right + width / 2 + 4, y },
      { x: box.left - width / 2 - 4, y },
    ];
    const others = names.filter((other) => other.key !== key).map((other) => other.box);
    const free = (at: { x: number; y: number }, more: readonly Box[]): boolean => ![...full, ...more].some((other) => meet(around(at.x, at.y, width), other));
    const place = inside.find((at) => free(at, [])) ?? beside.find((at) => free(at, others));
    if (place === undefined) continue;
    places.set(key, place);
    full.push(around(place.x, place.y, width));
  }
  return places;
}
