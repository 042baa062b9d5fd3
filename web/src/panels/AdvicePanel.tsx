// "What would marshal do?": the plans of a bot for the open question, to be looked at on the table and taken over.

import { useTable } from "../state/context";
import { advise, adviser, takePlan } from "../state/advice";
import { gameOf } from "../state/games";
import { botName, thinkers } from "../text/bots";
import { t } from "../text/say";
import { ReasonsView } from "./ReasonsView";

export function AdvicePanel() {
  const table = useTable();
  const welcome = table.link.value?.welcome.value ?? null;
  const levels = thinkers(gameOf(welcome?.game ?? "")?.bots ?? []);
  const prompt = table.prompt.value;
  if (welcome === null || prompt === null || levels.length === 0) return null;
  if (!welcome.hints) {
    return (
      <p class="quiet" data-testid="no-advice">
        {t("hints-forbidden")}
      </p>
    );
  }
  const advice = table.advice.value?.ask === prompt.ask ? table.advice.value : null;
  const level = levels.includes(adviser.value) ? adviser.value : (levels[0] ?? "");
  const busy = table.advising.value;
  return (
    <details class="advice" data-testid="advice">
      <summary data-testid="advice-open">{t("advice")}</summary>
      <div class="advice-ask">
        <label>
          <span class="visually-hidden">{t("seat-level")}</span>
          <select value={level} data-testid="adviser" onChange={(event) => (adviser.value = event.currentTarget.value)}>
            {levels.map((each) => (
              <option value={each}>{botName(each)}</option>
            ))}
          </select>
        </label>
        <button type="button" class="small" data-testid="advise" disabled={busy} onClick={() => void advise(table, level)}>
          {t("advise", { bot: botName(level) })}
        </button>
      </div>
      {busy && <progress max={100} value={table.link.value?.advised.value ?? 0} aria-label={t("hint-busy")} data-testid="advising" />}
      {advice && (
        <ReasonsView
          reasons={advice.reasons}
          action={(plan) =>
            plan.draft && (
              <button type="button" class="small" data-testid="take-plan" onClick={() => takePlan(table, plan)}>
                {t("plan-show")}
              </button>
            )
          }
        />
      )}
    </details>
  );
}
