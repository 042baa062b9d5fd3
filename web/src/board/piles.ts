// Piles of pieces that lie on each other.

import type { Piece } from "../wire";
import type { Key } from "../names";

/** Every pile of two or more pieces, the topmost piece first; markers lie on pieces without piling up. */
export function piles(pieces: readonly Piece[]): Key[][] {
  const heap = new Map<Key, Key>();
  const find = (key: Key): Key => {
    const up = heap.get(key) ?? key;
    return up === key ? key : find(up);
  };
  const lying = pieces.filter((piece) => piece.standing === "table" && piece.kind !== "marker");
  const present = new Set(lying.map((piece) => piece.key));
  for (const piece of lying) {
    for (const under of piece.on) if (present.has(under)) heap.set(find(piece.key), find(under));
  }
  const grouped = new Map<Key, Key[]>();
  // Scenes tell pieces from the lowest to the topmost.
  for (const piece of lying) grouped.set(find(piece.key), [piece.key, ...(grouped.get(find(piece.key)) ?? [])]);
  return [...grouped.values()].filter((pile) => pile.length > 1);
}

/** Where the pieces of a pile are shown when it is fanned out: on an arc above it, the topmost first. */
export function fan(count: number, radius: number, size: number): { x: number; y: number }[] {
  // Side by side on the arc, never more than once around.
  const apart = Math.min((2 * Math.PI) / count, (size * 1.12) / radius);
  const start = -Math.PI / 2 - (apart * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: radius * Math.cos(start + apart * index),
    y: radius * Math.sin(start + apart * index),
  }));
}
