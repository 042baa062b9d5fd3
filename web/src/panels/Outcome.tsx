// How the match ended, and what can be done with it.

import { useState } from "preact/hooks";
import { keepReplay, readLog } from "../http";
import { go } from "../route";
import { useTable } from "../state/context";
import { seatName, t } from "../text/say";
import { Failure } from "./Findings";

export function Outcome({ match }: { match: string }) {
  const table = useTable();
  const outcome = table.state.value?.outcome ?? null;
  const [error, setError] = useState<unknown>(null);
  if (outcome === null) return null;
  const seat = table.seat.value;
  const names = outcome.winners.map(seatName).join(", ");
  const resigned = outcome.resigned ?? [];
  const won = seat !== null && outcome.winners.includes(seat);
  const ticket = table.link.value?.ticket ?? "";
  const log = async (use: (text: string) => Promise<void> | void): Promise<void> => {
    try {
      await use(await readLog(match, ticket));
    } catch (failed) {
      setError(failed);
    }
  };
  return (
    <section class="panel outcome" role="status" data-testid="outcome" data-won={won}>
      <h2>{outcome.winners.length === 0 ? t("outcome-draw") : t(outcome.winners.length > 1 ? "outcome-shared" : "outcome-won", { seat: names })}</h2>
      {resigned.length > 0 && <p data-testid="resigned">{t(resigned.length > 1 ? "outcome-resigned-several" : "outcome-resigned", { seat: resigned.map(seatName).join(", ") })}</p>}
      <div class="buttons">
        {table.past.value !== null && (
          <button type="button" onClick={() => (table.past.value = null)}>
            {t("to-the-end")}
          </button>
        )}
        <button
          type="button"
          class="main"
          data-testid="to-replay"
          onClick={() =>
            void log(async (text) => {
              const card = await keepReplay(text);
              go(`#/replay/${card.id}/${card.count}`);
            })
          }
        >
          {t("watch-replay")}
        </button>
        <button
          type="button"
          data-testid="to-review"
          onClick={() =>
            void log(async (text) => {
              const card = await keepReplay(text);
              go(`#/replay/${card.id}/${card.count}/review`);
            })
          }
        >
          {t("review")}
        </button>
        <button type="button" onClick={() => void log((text) => save(`${match}.log`, text))}>
          {t("save-log")}
        </button>
        <a class="button" href="#/">
          {t("another")}
        </a>
      </div>
      <Failure error={error} />
    </section>
  );
}

/** Hands a text to the browser as a file. */
export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
