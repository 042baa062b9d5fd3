// The rules' judgement on a draft: what it uses up, what would follow, how likely, and what stands against it.

import type { Chance, Gauge, Verdict as Judged } from "../wire";
import { length, say, t } from "../text/say";
import { useTable } from "../state/context";
import { CitedText } from "./CitedText";
import { Refusals } from "./Refusals";
import { percent, SpreadView } from "./SpreadView";

export function Verdict({ verdict }: { verdict: Judged }) {
  const { draft } = useTable();
  const { gauges, notes, chances, spreads } = verdict.preview;
  const denied = draft.denied.value;
  const refusals = denied?.refusals.length ? denied.refusals : verdict.refusals;
  const instead = denied?.instead ?? verdict.instead;
  return (
    <div class="verdict" data-testid="verdict" data-legal={draft.legal} aria-live="polite">
      {gauges.map((gauge) => (
        <Meter gauge={gauge} />
      ))}
      <Refusals refusals={refusals} says={denied?.says ?? []} />
      {instead && refusals.length > 0 && (
        <button type="button" class="instead" data-testid="instead" onClick={() => draft.adopt(instead)}>
          {t("instead")}
        </button>
      )}
      {notes.length > 0 && (
        <ul class="notes">
          {notes.map((note) => (
            <li>
              <CitedText text={say(note)} />
            </li>
          ))}
        </ul>
      )}
      {chances.length > 0 && (
        <ul class="chances" data-testid="chances">
          {chances.map((chance) => (
            <Odds chance={chance} />
          ))}
        </ul>
      )}
      {spreads.map((spread) => (
        <SpreadView spread={spread} />
      ))}
    </div>
  );
}

export function Meter({ gauge }: { gauge: Gauge }) {
  const shown = (value: number): string => (gauge.length ? length(value) : String(value));
  const over = gauge.used > gauge.most;
  return (
    <div class={over ? "gauge is-over" : "gauge"} data-testid="gauge">
      <span>{say(gauge.says)}</span>
      <meter min={0} max={Math.max(gauge.most, 1)} value={Math.min(gauge.used, gauge.most)} aria-label={say(gauge.says)} />
      <span class="number">{t("gauge", { used: shown(gauge.used), most: shown(gauge.most) })}</span>
    </div>
  );
}

function Odds({ chance }: { chance: Chance }) {
  return (
    <li class="chance">
      <span>{say(chance.says)}</span>
      <span class="bar" aria-hidden="true">
        <span style={`width:${chance.millipercent / 1000}%`} />
      </span>
      <strong class="number">{percent(chance.millipercent)}</strong>
    </li>
  );
}
