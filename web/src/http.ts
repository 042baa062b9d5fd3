// What is asked of the host over HTTP.

import type { Import, RosterToImport } from "./wire";
import type { ArmyJudged, ArmyToBuild, ArmyToCheck, Finding, Fork, GameCard, MatchBegun, Muster, NewMatch, ReplayAt, ReplayCard } from "./wire";
import type { PuzzleAnswered, ReviewState, Weighed } from "./wire";

/** A request that could not be fulfilled, and why. */
export class Failed extends Error {
  readonly status: number;
  readonly findings: readonly Finding[];

  constructor(status: number, findings: readonly Finding[]) {
    super(`the host answered ${status}`);
    this.status = status;
    this.findings = findings;
  }
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(`api/${path}`, init).catch(() => {
    throw new Failed(0, []);
  });
  if (answer.ok) return (await answer.json()) as T;
  const body = (await answer.json().catch(() => ({}))) as { findings?: Finding[] };
  throw new Failed(answer.status, body.findings ?? []);
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  request<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

export const listGames = (): Promise<GameCard[]> => request("games");
export const beginMatch = (wanted: NewMatch): Promise<MatchBegun> => post("matches", wanted);
export const checkArmy = (game: string, army: ArmyToCheck): Promise<ArmyJudged> => post(`games/${game}/armies/check`, army);
/** An army after some edits. */
export const buildArmy = (game: string, building: ArmyToBuild): Promise<Muster> => post(`games/${game}/armies/build`, building);
/** What becomes of a roster of another tool. */
export const importRoster = (game: string, wanted: RosterToImport): Promise<Import> => post(`games/${game}/armies/import`, wanted);
export const keepReplay = (log: string): Promise<ReplayCard> => request("replays", { method: "POST", body: log });
export const readReplay = (id: string): Promise<ReplayCard> => request(`replays/${id}`);
export const replayAt = (id: string, count: number, seat: number | null = null): Promise<ReplayAt> =>
  request(`replays/${id}/at/${count}${seat === null ? "" : `?seat=${seat}`}`);
export const forkReplay = (id: string, fork: Fork): Promise<MatchBegun> => post(`replays/${id}/fork`, fork);
/** The review of a log, or how far it has come. */
export const askReview = (id: string, deep: boolean): Promise<ReviewState> => post(`replays/${id}/review`, { deep });
/** How an answer to a puzzle compares. */
export const weighAnswer = (id: string, answered: PuzzleAnswered): Promise<Weighed> => post(`replays/${id}/review/weigh`, answered);

export async function readLog(match: string, ticket: string): Promise<string> {
  const answer = await fetch(`api/matches/${match}/log?ticket=${encodeURIComponent(ticket)}`);
  if (answer.ok) return answer.text();
  const body = (await answer.json().catch(() => ({}))) as { findings?: Finding[] };
  throw new Failed(answer.status, body.findings ?? []);
}

/** A case of a card file, which proves a rule. */
export type Proof = { file: string; title: string; text: string };

/** One rule of a book, in our own words. */
export type LedgerRule = {
  id: string;
  kind: string;
  section: string;
  en: string;
  de: string;
  example: string | null;
  example_de: string | null;
  unclear: string | null;
  unclear_de: string | null;
  ruling: string | null;
  ruling_de: string | null;
  switch: string | null;
  waived: string | null;
  waived_de: string | null;
  needs: string[];
  cards: Proof[];
};

export type Topic = { id: string; en: string; de: string };

/** A game's rules; `book` is the language of the book's own headings. */
export type Ledger = { game: string; title: string; book: "en" | "de"; topics: Topic[]; rules: LedgerRule[] };

/** The chapter of a rule: the longest topic with whose id its own begins. */
export function topicOf(ledger: Ledger, rule: string): Topic | undefined {
  const fitting = ledger.topics.filter(({ id }) => rule === id || rule.startsWith(`${id}.`));
  return fitting.sort((a, b) => b.id.length - a.id.length)[0];
}

const ledgers = new Map<string, Promise<Ledger>>();

/** A game's rules; fetched once. */
export function readLedger(game: string): Promise<Ledger> {
  const known = ledgers.get(game);
  if (known) return known;
  const wanted = request<Ledger>(`games/${game}/rules`);
  ledgers.set(game, wanted);
  wanted.catch(() => ledgers.delete(game));
  return wanted;
}
