// Collecting what a player points at: pure functions from one state of an answer to the next.

import type { Draft, Given, Need, Placed, Point, Stride, Verb } from "../wire";
import { normal } from "../board/shapes";
import { stepBack } from "./formation";

export type Kind = "path" | "place" | "march" | "pick" | "arrange" | "assign" | "formation";

export function kindOf(need: Need): Kind {
  return Object.keys(need)[0] as Kind;
}

/** Nothing pointed out yet. A place has no empty form: it is there or not. */
export function nothing(need: Need): Given | null {
  if ("path" in need) return { path: [] };
  if ("march" in need) return { march: [] };
  if ("pick" in need) return { pick: [] };
  if ("arrange" in need) return { arrange: [] };
  if ("assign" in need) return { assign: need.assign.slots.map((_, index) => need.assign.start[index] ?? []) };
  if ("formation" in need) return { formation: need.formation.start };
  return null;
}

/** Whether enough has been pointed out to look at the next need. The rules may still want more. */
export function isMet(need: Need, given: Given | null | undefined): boolean {
  if (!given) return false;
  if ("pick" in need) return "pick" in given && given.pick.length >= need.pick.least;
  if ("assign" in need) {
    return "assign" in given && need.assign.slots.every((slot, index) => (given.assign[index]?.length ?? 0) >= slot.least);
  }
  return !isEmpty(given);
}

/** Whether nothing more can be pointed out. */
export function isFull(need: Need, given: Given | null | undefined): boolean {
  if (!given) return false;
  if ("pick" in need) return "pick" in given && given.pick.length >= need.pick.most;
  if ("path" in need) return "path" in given && given.path.length >= need.path.most;
  if ("place" in need) return "place" in given;
  return false;
}

export function isEmpty(given: Given): boolean {
  if ("path" in given) return given.path.length === 0;
  if ("march" in given) return given.march.length === 0;
  if ("pick" in given) return given.pick.length === 0;
  if ("arrange" in given) return given.arrange.length === 0;
  if ("assign" in given) return given.assign.every((keys) => keys.length === 0);
  if ("formation" in given) return given.formation.length === 0;
  return false;
}

/** A draft as far as it goes: needs are told in order, up to the first that has nothing. */
export function draftOf(verb: Verb, given: readonly (Given | null)[]): Draft {
  const told: Given[] = [];
  for (const each of given) {
    if (each === null) break;
    told.push(each);
  }
  while (told.length > 0 && isEmpty(told[told.length - 1] as Given) && told.length > 1) told.pop();
  const last = told[told.length - 1];
  if (told.length === 1 && last !== undefined && isEmpty(last) && !("pick" in last && allowsNone(verb))) told.pop();
  return { verb: verb.id, given: told };
}

const allowsNone = (verb: Verb): boolean => verb.needs.some((need) => "pick" in need && need.pick.least === 0);

/** Adds or removes a piece or card. One choice among several replaces the one before. */
export function toggled(keys: readonly string[], key: string, most: number): string[] {
  if (keys.includes(key)) return keys.filter((other) => other !== key);
  if (keys.length < most) return [...keys, key];
  return most === 1 ? [key] : [...keys];
}

/** A piece put into a place, anew or again. */
export function arranged(placed: readonly Placed[], piece: string, at: Point, heading: number): Placed[] {
  const next = { piece, at, heading };
  return placed.some((other) => other.piece === piece)
    ? placed.map((other) => (other.piece === piece ? next : other))
    : [...placed, next];
}

/** One step back. */
export function shortened(given: Given): Given | null {
  if ("path" in given) return { path: given.path.slice(0, -1) };
  if ("march" in given) return { march: given.march.slice(0, -1) };
  if ("pick" in given) return { pick: given.pick.slice(0, -1) };
  if ("arrange" in given) return { arrange: given.arrange.slice(0, -1) };
  if ("assign" in given) {
    const last = given.assign.findLastIndex((keys) => keys.length > 0);
    return { assign: given.assign.map((keys, index) => (index === last ? keys.slice(0, -1) : keys)) };
  }
  if ("formation" in given) return { formation: stepBack(given.formation) };
  return null;
}

type Straight = "forward" | "back" | "left" | "right";
const OPPOSITE: Record<Straight, Straight> = { forward: "back", back: "forward", left: "right", right: "left" };

const straight = (way: Straight, by: number): Stride => ({ [way]: by }) as Stride;

/** The march with one more stride; strides of the same line are one. */
export function strode(march: readonly Stride[], way: Straight, by: number): Stride[] {
  const rest = march.slice(0, -1);
  const last = march[march.length - 1] as Partial<Record<Straight, number>> | undefined;
  const along = last?.[way];
  if (along !== undefined) return tidy(rest, way, along + by);
  const against = last?.[OPPOSITE[way]];
  if (against !== undefined) return tidy(rest, OPPOSITE[way], against - by);
  return tidy(march, way, by);
}

function tidy(march: readonly Stride[], way: Straight, by: number): Stride[] {
  const rounded = Math.round(by);
  return rounded > 0 ? [...march, straight(way, rounded)] : [...march];
}

/** The march with a turn at its end. */
export function faced(march: readonly Stride[], heading: number): Stride[] {
  const last = march[march.length - 1];
  const rest = last !== undefined && "turn" in last ? march.slice(0, -1) : march;
  return [...rest, { turn: normal(heading) }];
}
