// Weapons and their targets: everything at one, or each weapon at its own.

import type { Need, Slot } from "../wire";
import type { Key } from "../names";

export type Assign = Extract<Need, { assign: unknown }>["assign"];

/** How often a candidate can be chosen in a slot. */
export const room = (slot: Slot, key: Key): number => slot.each?.[slot.among.indexOf(key)] ?? 1;

export const count = (chosen: readonly Key[], key: Key): number => chosen.filter((each) => each === key).length;

const times = (key: Key, often: number): Key[] => Array.from({ length: Math.max(0, often) }, () => key);

/** A slot with as much as possible on one candidate; nothing if that is so already. */
export function filled(slot: Slot, chosen: readonly Key[], key: Key): Key[] {
  const most = Math.min(slot.most, room(slot, key));
  const rest = chosen.filter((each) => each !== key);
  if (count(chosen, key) === most && rest.length === 0) return [];
  return [...times(key, most), ...rest].slice(0, slot.most);
}

/** One more or less on a candidate; more takes from the others where nothing is left. */
export function stepped(slot: Slot, chosen: readonly Key[], key: Key, by: 1 | -1): Key[] {
  const now = count(chosen, key);
  const next = Math.min(room(slot, key), slot.most, Math.max(0, now + by));
  const rest = chosen.filter((each) => each !== key);
  const spare = slot.most - next;
  return [...rest.slice(Math.max(0, rest.length - spare)), ...times(key, next)];
}

/** What pointing at something means for all slots. */
export const forAll = (need: Assign, key: Key): Key[][] | null => need.all.find((each) => each.to === key)?.assign.map((keys) => [...keys]) ?? null;
