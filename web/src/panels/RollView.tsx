// Dice as they fell: what they needed and why, and what was to be expected.

import type { Die, Roll } from "../wire";
import { lang } from "../state/settings";
import { t, word } from "../text/say";
import { RuleMark } from "./RuleMark";

/** Thousandths as a short number. */
export const thousandths = (value: number): string => (value / 1000).toLocaleString(lang.value, { maximumFractionDigits: 1 });

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);

/** A die in words. */
const said = ({ says, good }: Die): string => (good === null ? word(says) : t(good ? "roll-good" : "roll-bad", { face: word(says) }));

export function RollView({ roll }: { roll: Roll }) {
  // A single die that had to show nothing in particular is in the sentence already.
  if (roll.faces.length < 2 && roll.needed === null && roll.actual === null) return null;
  return (
    <div class="roll" data-testid="roll">
      {/* One picture for those who listen: a long match has thousands of dice. */}
      <div class="dice" role="img" aria-label={`${t("roll")}: ${roll.faces.map(said).join(", ")}`}>
        {roll.faces.map((die) => (
          <span class={die.good === null ? "die" : die.good ? "die is-good" : "die is-bad"}>{word(die.says)}</span>
        ))}
      </div>
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
