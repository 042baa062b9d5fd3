// Why a bot answers as it does: its plans, what it expects of them, what it fears and what would change its mind.

import type { ComponentChildren } from "preact";
import type { Doubt, Plan, Reasons } from "../wire";
import { lang } from "../state/settings";
import { sayAll, seatName, t } from "../text/say";

/** A chance in thousandths as whole per cents. */
export const percent = (chance: number): string => t("percent", { value: Math.round(chance / 10) });

type Props = { reasons: Reasons; action?: (plan: Plan, index: number) => ComponentChildren };

export function ReasonsView({ reasons, action }: Props) {
  const { plans, doubt, drawn, tries, time } = reasons;
  const effort = { tries, time: (time / 1000).toLocaleString(lang.value, { maximumFractionDigits: 1 }) };
  return (
    <div class="reasons" data-testid="reasons">
      <ol>
        {plans.map((plan, index) => (
          <li class="plan" data-testid="plan">
            <PlanView plan={plan} drawn={drawn} />
            {action?.(plan, index)}
          </li>
        ))}
      </ol>
      {drawn && <p class="quiet">{t("plan-drawn")}</p>}
      <p data-testid="doubt">{doubt === null ? t("doubt-none") : inWords(doubt)}</p>
      <p class="quiet">{t("plan-effort", effort)}</p>
    </div>
  );
}

function PlanView({ plan, drawn }: { plan: Plan; drawn: boolean }) {
  const worst = plan.expected - plan.low >= 10 ? t("plan-low", { chance: percent(plan.low) }) : "";
  return (
    <>
      <p class="plan-says">{plan.secret ? t("plan-secret") : plan.says.length === 0 ? t("plan-plain") : sayAll(plan.says)}</p>
      <div class="plan-chance">
        <meter min={0} max={1000} value={plan.expected} aria-label={t("plan-expected", { chance: percent(plan.expected) })} />
        <span>
          {t("plan-expected", { chance: percent(plan.expected) })} {worst} {drawn && t("plan-share", { chance: percent(plan.share) })}
        </span>
      </div>
      {plan.risk && (
        <p class="plan-risk" data-testid="risk">
          {t("plan-risk", { likelihood: percent(plan.risk.likelihood), chance: percent(plan.risk.expected) })} {sayAll(plan.risk.says)}
        </p>
      )}
      {plan.next.length > 0 && (
        <details>
          <summary>{t("plan-next")}</summary>
          <ul>
            {plan.next.map((later) => (
              <li>
                {seatName(later.seat)}: {sayAll(later.says)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** How sure it is: twice the error is as far as chance goes, as a rule. */
function inWords({ instead, margin, error }: Doubt): string {
  const values = { plan: instead + 1, margin: points(margin), error: points(2 * error) };
  if (margin <= 0) return t("doubt-against", values);
  return t(margin >= 2 * error ? "doubt-sure" : "doubt-close", values);
}

const points = (thousandths: number): string => (Math.abs(thousandths) / 10).toLocaleString(lang.value, { maximumFractionDigits: 1 });
