// Keeps what did not change between two positions, so that only what did is drawn anew.

import type { Scene } from "../wire";

export function steady(before: Scene | null, after: Scene): Scene {
  if (before === null) return after;
  const known = new Map(before.pieces.map((piece) => [piece.key, piece]));
  const pieces = after.pieces.map((piece) => {
    const old = known.get(piece.key);
    return old !== undefined && JSON.stringify(old) === JSON.stringify(piece) ? old : piece;
  });
  return { ...after, pieces };
}
