// Matches and armies that this browser remembers.

import { signal } from "@preact/signals";

export type KeptMatch = {
  match: string;
  tickets: string;
  game: string;
  at: number;
  /** The armies, in words. */
  with?: string;
  /** Whether it is over. */
  over?: boolean;
};
export type KeptArmy = { game: string; name: string; file: string; text: string };

function list<T>(name: string): { read: () => T[]; write: (all: T[]) => void } {
  const place = `gonfalon.${name}`;
  return {
    read: () => {
      try {
        const found: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
        return Array.isArray(found) ? (found as T[]) : [];
      } catch {
        return [];
      }
    },
    write: (all) => {
      try {
        localStorage.setItem(place, JSON.stringify(all));
      } catch {
        // Without storage nothing is remembered.
      }
    },
  };
}

const matchList = list<KeptMatch>("matches");
const armyList = list<KeptArmy>("armies");

export const keptMatches = signal<readonly KeptMatch[]>(matchList.read());
export const keptArmies = signal<readonly KeptArmy[]>(armyList.read());

/** Remembers a match, so that it can be found again after closing the page. */
export function keepMatch(kept: KeptMatch): void {
  const others = keptMatches.peek().filter((each) => each.match !== kept.match || each.tickets !== kept.tickets);
  const all = [kept, ...others].slice(0, 12);
  keptMatches.value = all;
  matchList.write(all);
}

export function forgetMatch(kept: KeptMatch): void {
  const all = keptMatches.peek().filter((each) => each !== kept);
  keptMatches.value = all;
  matchList.write(all);
}

export function keepArmy(army: KeptArmy): void {
  const all = [army, ...keptArmies.peek().filter((each) => each.game !== army.game || each.name !== army.name)].slice(0, 40);
  keptArmies.value = all;
  armyList.write(all);
}

export function forgetArmy(army: KeptArmy): void {
  const all = keptArmies.peek().filter((each) => each !== army);
  keptArmies.value = all;
  armyList.write(all);
}
