// Where the match stands: round, steps of the round, whose turn, what is left to do.

import { useTable } from "../state/context";
import { say, seatName, t, word } from "../text/say";
import { Emblem } from "../board/sides";
import { RuleMark } from "./RuleMark";

export function PhaseBar() {
  const table = useTable();
  const bar = table.scene.value?.bar;
  if (!bar) return null;
  const now = bar.steps.find((step) => step.now);
  const left = bar.left === null ? null : say(bar.left);
  return (
    <div class="phase-bar" data-testid="phase-bar">
      <strong class="round">{say(bar.round)}</strong>
      <ol class="steps" aria-label={t("phases")}>
        {bar.steps.map((step) => (
          <li class={step.now ? "is-now" : ""} aria-current={step.now ? "step" : undefined} title={say(step.says)}>
            {say(step.says)}
          </li>
        ))}
      </ol>
      {now && <RuleMark rule={now.rule} />}
      {bar.turn !== null && (
        <span class="turn" data-testid="turn" data-seat={bar.turn} title={t("turn-of", { seat: seatName(bar.turn) })}>
          <Emblem seat={bar.turn} /> <span class="visually-hidden">{t("turn-of", { seat: seatName(bar.turn) })}</span>
          <span aria-hidden="true">{seatName(bar.turn)}</span>
        </span>
      )}
      {left !== null && (
        <span class="left-to-do" data-testid="left" title={left}>
          {left}
        </span>
      )}
      <dl class="tallies">
        {bar.tallies.map((tally) => (
          <div title={`${say(tally.says)}: ${word(tally.value)}`}>
            <dt>{say(tally.short)}</dt>
            <dd>{word(tally.value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
