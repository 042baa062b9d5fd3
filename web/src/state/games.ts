// The games that the host offers; fetched once.

import { signal } from "@preact/signals";
import { listGames } from "../http";
import type { GameCard } from "../wire";

export const games = signal<readonly GameCard[]>([]);
/** Whether the host could not be asked. */
export const silent = signal(false);

export function fetchGames(): void {
  listGames()
    .then((found) => {
      games.value = found;
      silent.value = false;
    })
    .catch(() => (silent.value = true));
}

export const gameOf = (id: string): GameCard | undefined => games.value.find((game) => game.id === id);
