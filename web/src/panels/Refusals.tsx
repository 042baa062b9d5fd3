// Reasons against something, each with its rule.

import type { Line, Refusal } from "../wire";
import { say, t } from "../text/say";
import { RuleMark } from "./RuleMark";

/** The first reason against something; the others can be unfolded. */
export function FirstRefusal({ refusals }: { refusals: readonly Refusal[] }) {
  if (refusals.length < 2) return <Refusals refusals={refusals} />;
  return (
    <>
      <Refusals refusals={refusals.slice(0, 1)} />
      <details class="more-refusals">
        <summary>{t("more-reasons", { count: refusals.length - 1 })}</summary>
        <Refusals refusals={refusals.slice(1)} />
      </details>
    </>
  );
}

export function Refusals({ refusals, says = [] }: { refusals: readonly Refusal[]; says?: readonly Line[] }) {
  if (refusals.length + says.length === 0) return null;
  return (
    <ul class="refusals" data-testid="refusals">
      {says.map((line) => (
        <li>{say(line)}</li>
      ))}
      {refusals.map(({ rule, says: why }) => (
        <li data-rule={rule}>
          {say(why)} <RuleMark rule={rule} />
        </li>
      ))}
    </ul>
  );
}
