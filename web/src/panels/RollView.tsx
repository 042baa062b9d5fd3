// Dice as they fell: what they needed and why, and what was to be expected.

import type { Roll } from "../wire";
import { lang } from "../state/settings";
import { t, word } from "../text/say";
import { RuleMark } from "./RuleMark";

/** Thousandths as a short number. */
export const thousandths = (value: number): string => (value / 1000).toLocaleString(lang.value, { maximumFractionDigits: 1 });

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);

export function RollView({ roll }: { roll: Roll }) {
  // A single die that had to show nothing in particular is in the sentence already.
  if (roll.faces.length < 2 && roll.needed === null && roll.actual === null) return null;
  return (
    <div class="roll" data-testid="roll">
      <ul class="dice" aria-label={t("roll")}>
        {roll.faces.map((die) => {
          const face = word(die.says);
          const said = die.good === null ? face : t(die.good ? "roll-good" : "roll-bad", { face });
          return (
            <li class={die.good === null ? "die" : die.good ? "die is-good" : "die is-bad"} title={said}>
              <span class="visually-hidden">{said}</span>
              <span aria-hidden="true">{face}</span>
            </li>
          );
        })}
      </ul>
      <p class="roll-why">
        {roll.needed !== null && <span>{t("roll-need", { need: roll.needed })}</span>}
        {roll.base !== null && <span>{t("roll-from", { base: roll.base })}</span>}
        {roll.changes.map(({ rule, by }) => (
          <span>
            <strong class="number">{signed(by)}</strong> <RuleMark rule={rule} />
          </span>
        ))}
        {roll.actual !== null && (
          <strong data-testid="roll-result">
            {roll.expected === null ? t("roll-actual", { actual: roll.actual }) : t("roll-expected", { actual: roll.actual, expected: thousandths(roll.expected) })}
          </strong>
        )}
      </p>
    </div>
  );
}
