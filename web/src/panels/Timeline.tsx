// The course of a replay: steps, phases and key moments, by pointer and keyboard.

import { useEffect } from "preact/hooks";
import { say, t } from "../text/say";
import type { Running } from "../views/Replay";
import type { ReplayCard } from "../wire";
import { moments } from "./grouped";
import { Icon, type IconName } from "./Icon";

type Props = { card: ReplayCard; at: number; to: (count: number) => void; running: Running; speeds: number };

/** The nearest of some places before or after another; the end if there is none. */
export function nearby(places: readonly number[], at: number, step: 1 | -1, last: number): number {
  const next = step > 0 ? places.find((count) => count > at) : places.findLast((count) => count < at);
  return next ?? (step > 0 ? last : 0);
}

export function Timeline({ card, at, to, running, speeds }: Props) {
  const headings = card.told.filter((line) => line.heading > 0);
  const losses = moments(card.told);
  const phase = (step: 1 | -1): void => to(nearby(headings.map((line) => line.count), at, step, card.count));
  const moment = (step: 1 | -1): void => to(nearby(losses.map((loss) => loss.count), at, step, card.count));
  useKeys({ step: (by) => to(at + by), phase, moment, first: () => to(0), last: () => to(card.count), run: running.toggle });
  const button = (label: string, face: IconName, act: () => void, id: string, key: string) => (
    <button type="button" class="tool" aria-label={t(label)} title={`${t(label)} (${key})`} data-testid={id} onClick={act}>
      <Icon name={face} />
    </button>
  );
  return (
    <div class="timeline" role="group" aria-label={t("timeline")} data-testid="timeline">
      {button("first", "first", () => to(0), "first", "Home")}
      {button("phase-before", "rewind", () => phase(-1), "phase-before", "⇧←")}
      {button("step-before", "back", () => to(at - 1), "step-before", "←")}
      {button(running.on ? "pause" : "run", running.on ? "pause" : "run", running.toggle, "run", "K")}
      {button("step-after", "on", () => to(at + 1), "step-after", "→")}
      {button("phase-after", "forward", () => phase(1), "phase-after", "⇧→")}
      {button("last", "last", () => to(card.count), "last", "End")}
      {losses.length > 0 && button("moment-after", "skull", () => moment(1), "moment-after", "N")}
      <div class="scrub">
        <label>
          <span class="visually-hidden">{t("timeline")}</span>
          <input type="range" min={0} max={card.count} value={at} data-testid="scrub" onInput={(event) => to(Number(event.currentTarget.value))} />
        </label>
        <div class="marks" aria-hidden="true">
          {headings.map((line) => (
            <i class={`mark mark-${line.heading}`} style={`left:${(100 * line.count) / Math.max(1, card.count)}%`} />
          ))}
          {losses.map(({ count, lines }) => (
            <i class="mark mark-loss" data-testid="mark-loss" title={lines.map((line) => say(line.says)).join(" ")} style={`left:${(100 * count) / Math.max(1, card.count)}%`} onClick={() => to(count)} />
          ))}
        </div>
      </div>
      <output data-testid="at">{t("moment", { count: at, all: card.count })}</output>
      <label>
        <span class="visually-hidden">{t("speed")}</span>
        <select value={running.speed} onChange={(event) => running.setSpeed(Number(event.currentTarget.value))}>
          {Array.from({ length: speeds }, (_, index) => (
            <option value={index}>{`×${2 ** index / 2}`}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

type Keys = { step: (by: 1 | -1) => void; phase: (by: 1 | -1) => void; moment: (by: 1 | -1) => void; first: () => void; last: () => void; run: () => void };

function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target;
      if (event.ctrlKey || event.metaKey || event.altKey || (target instanceof Element && target.closest("input, select, textarea, dialog, [role=listbox]"))) return;
      const acts: Record<string, () => void> = {
        ArrowLeft: () => (event.shiftKey ? keys.phase(-1) : keys.step(-1)),
        ArrowRight: () => (event.shiftKey ? keys.phase(1) : keys.step(1)),
        Home: keys.first,
        End: keys.last,
        k: keys.run,
        n: () => keys.moment(1),
        N: () => keys.moment(-1),
      };
      const act = acts[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
