// A word of advice for newcomers, about what they are asked right now. It knows ways of pointing, not games.

import { coach } from "../state/settings";
import { useTable } from "../state/context";
import { kindOf } from "../draft/given";
import { t } from "../text/say";

export function Coach() {
  const table = useTable();
  const prompt = table.prompt.value;
  if (coach.value === "off" || prompt === null) return null;
  return (
    <aside class="coach" data-testid="coach" aria-label={t("coach")}>
      <p>{t(`coach-${advice(table)}`)}</p>
      <button type="button" class="plain-close" aria-label={t("coach-off")} title={t("coach-off")} onClick={() => (coach.value = "off")}>
        ×
      </button>
    </aside>
  );
}

function advice(table: ReturnType<typeof useTable>): string {
  const { draft } = table;
  const need = draft.need.value;
  if (draft.verb.value !== null && draft.legal && draft.met.value) return "confirm";
  if (need !== null) return kindOf(need);
  const verbs = table.prompt.value?.verbs ?? [];
  if (verbs.some((verb) => verb.by !== null && table.cards.value.has(verb.by))) return "card";
  if (verbs.some((verb) => verb.by !== null)) return "piece";
  return "button";
}
