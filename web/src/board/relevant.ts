// Which of many distances are worth showing.

import type { Distance } from "../wire";

/** So many of the nearest are shown unless all are wanted. */
export const FEW = 3;

/** The nearest enemies and the nearest objective, and whatever else is nearest where there are too few of them. */
export function relevant(all: readonly Distance[]): readonly Distance[] {
  const of = (aim: Distance["aim"], most: number): Distance[] => all.filter((each) => each.aim === aim).slice(0, most);
  const first = [...of("enemy", FEW - 1), ...of("objective", 1)];
  const rest = all.filter((each) => !first.includes(each));
  const chosen = new Set([...first, ...rest].slice(0, FEW));
  return all.filter((each) => chosen.has(each));
}
