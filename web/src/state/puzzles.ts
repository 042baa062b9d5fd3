// Puzzles that this browser works on: matches that go on from a costly decision of another.

import { forkReplay } from "../http";
import { go } from "../route";
import type { Costly, ReplayCard } from "../wire";
import { gameOf } from "./games";

export type Puzzle = {
  match: string;
  ticket: string;
  replay: string;
  deep: boolean;
  /** The place of the decision among the costly ones. */
  place: number;
  /** How many answers were given before. */
  count: number;
};

const PLACE = "gonfalon.puzzles";
const MOST = 12;

function read(): Puzzle[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Puzzle[]) : [];
  } catch {
    return [];
  }
}

/** The puzzle that a match is, if it is one. */
export const puzzleOf = (match: string): Puzzle | null => read().find((puzzle) => puzzle.match === match) ?? null;

/** Opens the position before a costly decision: who was asked sits here, and bots at all other seats. */
export async function openPuzzle(replay: string, game: string, seats: number, deep: boolean, place: number, at: Pick<Costly, "count" | "seat">): Promise<void> {
  const bot = gameOf(game)?.bots[0] ?? "greedy";
  const choices = Array.from({ length: seats }, (_, seat) => (seat === at.seat ? { person: "" } : { bot }));
  const begun = await forkReplay(replay, { count: at.count, seats: choices, same_dice: false });
  const ticket = begun.tickets[at.seat] ?? begun.watch;
  const puzzle: Puzzle = { match: begun.id, ticket, replay, deep, place, count: at.count };
  try {
    localStorage.setItem(PLACE, JSON.stringify([puzzle, ...read()].slice(0, MOST)));
  } catch {
    // Without storage it is a match like any other.
  }
  go(`#/play/${begun.id}/${ticket}`);
}

/** The same for a replay at hand. */
export const pose = (card: ReplayCard, deep: boolean, place: number, at: Costly): Promise<void> => openPuzzle(card.id, card.game, card.seats.length, deep, place, at);
