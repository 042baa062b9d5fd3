// A costly decision of another match as a puzzle: find a better answer, and hear how it compares.

import { useEffect, useState } from "preact/hooks";
import { Failed, weighAnswer } from "../http";
import { useTable } from "../state/context";
import { openPuzzle, puzzleOf, type Puzzle } from "../state/puzzles";
import { sayAll, t } from "../text/say";
import type { Weighed } from "../wire";
import { decimal, percent } from "./ChanceChart";
import { Failure } from "./Findings";

/** The host's way to say that nothing has been answered yet. */
const TOO_EARLY = 409;

export function PuzzlePanel({ match }: { match: string }) {
  const puzzle = puzzleOf(match);
  return puzzle === null ? null : <Posed puzzle={puzzle} />;
}

function Posed({ puzzle }: { puzzle: Puzzle }) {
  const table = useTable();
  const [weighed, setWeighed] = useState<Weighed | null>(null);
  const [error, setError] = useState<unknown>(null);
  const state = table.state.value;
  const seat = table.seat.value;
  const [answered, setAnswered] = useState(false);
  const count = state?.count ?? 0;
  useEffect(() => {
    if (count <= puzzle.count || weighed !== null) return;
    setAnswered(true);
    weighAnswer(puzzle.replay, { deep: puzzle.deep, place: puzzle.place, match_id: puzzle.match, ticket: puzzle.ticket })
      .then(setWeighed)
      .catch((failed: unknown) => {
        // Others may answer first where all are asked at once.
        if (failed instanceof Failed && failed.status === TOO_EARLY) setAnswered(false);
        else setError(failed);
      });
  }, [count]);
  const again = (): void => {
    const game = table.link.value?.welcome.value?.game ?? "";
    if (seat === null) return;
    void openPuzzle(puzzle.replay, game, table.seats.value.length, puzzle.deep, puzzle.place, { count: puzzle.count, seat }).catch(setError);
  };
  return (
    <section class="panel puzzle" aria-label={t("puzzle")} data-testid="puzzle-panel" aria-live="polite">
      <h2>{t("puzzle")}</h2>
      {!answered && <p>{t("puzzle-lead")}</p>}
      {answered && weighed === null && error === null && (
        <p role="status">
          {t("puzzle-weighing")} <span class="spinner" aria-hidden="true" />
        </p>
      )}
      {weighed !== null && <Result weighed={weighed} />}
      <Failure error={error} />
      <div class="buttons">
        {answered && (
          <button type="button" class="small main" data-testid="puzzle-again" onClick={again}>
            {t("puzzle-again")}
          </button>
        )}
        <a class="button small" data-testid="puzzle-back" href={`#/replay/${puzzle.replay}/${puzzle.count}/review`}>
          {t("puzzle-back")}
        </a>
      </div>
    </section>
  );
}

/** Which word fits an answer: as good as the better one, between the two, no better than before. */
export function verdictOf(weighed: Pick<Weighed, "gain" | "gain_error" | "short" | "short_error" | "same">): "solved" | "beaten" | "closer" | "not" {
  if (weighed.same) return "solved";
  if (weighed.short < -2 * weighed.short_error) return "beaten";
  if (weighed.short <= 2 * weighed.short_error && weighed.gain > 0) return "solved";
  return weighed.gain > 2 * weighed.gain_error ? "closer" : "not";
}

function Result({ weighed }: { weighed: Weighed }) {
  const error = decimal(weighed.short_error);
  return (
    <div data-testid="puzzle-result">
      <p>
        <strong>{t(`puzzle-${verdictOf(weighed)}`)}</strong>
      </p>
      <ul>
        <li>{t("puzzle-own", { says: sayAll(weighed.own), chance: percent(weighed.expected) })}</li>
        <li>{t("puzzle-better", { chance: percent(weighed.better), error })}</li>
        <li>{t("puzzle-given", { chance: percent(weighed.given) })}</li>
      </ul>
    </div>
  );
}
