// The sentences of a log, put together and sifted.

import type { Key } from "../names";
import type { Told } from "../wire";

export type Group = { count: number; heading: number; lines: Told[] };

/** What of a log is wanted. */
export type Sieve = "all" | "dice" | "move" | "piece";

/** Sentences that belong to one answer stand together; headings stand alone. */
export function grouped(told: readonly Told[]): Group[] {
  const groups: Group[] = [];
  for (const line of told) {
    const last = groups[groups.length - 1];
    if (last && last.heading === 0 && line.heading === 0 && last.count === line.count) last.lines.push(line);
    else groups.push({ count: line.count, heading: line.heading, lines: [line] });
  }
  return groups;
}

function wanted(line: Told, sieve: Sieve, pieces: readonly Key[]): boolean {
  switch (sieve) {
    case "all":
      return true;
    case "dice":
      return line.about.sort === "dice" || line.about.sort === "loss";
    case "move":
      return line.about.sort === "move";
    case "piece":
      return pieces.some((piece) => line.about.pieces.includes(piece));
  }
}

/** The part of a log that is wanted, with the headings that still have something under them; `mates` act together with the piece. */
export function sifted(told: readonly Told[], sieve: Sieve, piece: Key | null, mates: readonly Key[] = []): Told[] {
  if (sieve === "all") return [...told];
  const pieces = piece === null ? mates : [piece, ...mates];
  const kept: Told[] = [];
  let open: Told[] = [];
  for (const line of told) {
    if (line.heading > 0) open = [...open.filter((each) => each.heading < line.heading), line];
    else if (wanted(line, sieve, pieces)) {
      kept.push(...open, line);
      open = [];
    }
  }
  return kept;
}

/** Key moments of a match: what was lost after which answer. */
export function moments(told: readonly Told[]): { count: number; lines: Told[] }[] {
  const losses = told.filter((line) => line.about.sort === "loss");
  return grouped(losses).map(({ count, lines }) => ({ count, lines }));
}
