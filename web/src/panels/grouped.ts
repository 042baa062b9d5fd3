// The sentences of a log, put together.

import type { Told } from "../wire";

type Group = { count: number; heading: number; lines: Told[] };

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
