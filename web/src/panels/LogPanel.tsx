// What happened, grouped by answers, the latest last; sifted, copied, and a way back to any line.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Line, Told } from "../wire";
import { useTable } from "../state/context";
import { say, t } from "../text/say";
import { CitedText } from "./CitedText";
import { grouped, sifted, type Group, type Sieve } from "./grouped";
import { Icon } from "./Icon";
import { RollView } from "./RollView";
import { WhyView } from "./WhyView";

const SIEVES: readonly Sieve[] = ["all", "dice", "move", "piece"];

type Props = { told: readonly Told[]; now?: number | null; jump?: ((count: number) => void) | undefined };

export function LogPanel({ told, now, jump }: Props) {
  const table = useTable();
  const list = useRef<HTMLOListElement>(null);
  const [sieve, setSieve] = useState<Sieve>("all");
  const [copied, setCopied] = useState(false);
  const [back, setBack] = useState<number | null>(null);
  const piece = table.selected.value;
  const mates = piece === null ? [] : (table.groups.members.value.get(piece) ?? []).map((each) => each.key);
  const lines = sifted(told, sieve, piece, mates);
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    if (now == null) box.scrollTop = box.scrollHeight;
    else box.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [told.length, now, sieve]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(lines.map((line) => say(line.says)).join("\n"));
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  const state = table.state.value;
  const reasons = table.link.value?.reasons.value;
  const plays = table.seat.value !== null && state !== null && state.outcome === null;
  return (
    <section class="log" aria-label={t("log")} data-testid="log">
      <div class="log-tools">
        <label>
          <span class="visually-hidden">{t("log-show")}</span>
          <select value={sieve} data-testid="log-sieve" onChange={(event) => setSieve(event.currentTarget.value as Sieve)}>
            {SIEVES.map((each) => (
              <option value={each} disabled={each === "piece" && piece === null}>
                {t(`log-${each}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="small" data-testid="log-copy" onClick={() => void copy()}>
          {t(copied ? "log-copied" : "log-copy")}
        </button>
      </div>
      {lines.length === 0 && <p class="quiet">{t("log-nothing")}</p>}
      <ol ref={list} tabIndex={0} aria-label={t("log")}>
        {grouped(lines).map((group) => {
          const current = now != null && group.count === now && group.heading === 0;
          const goes = plays && group.heading === 0 && group.count < state.count;
          return (
            <li class={group.heading > 0 ? `log-heading log-heading-${group.heading}` : "log-entry"} data-count={group.count} aria-current={current || undefined}>
              <Lines group={group} />
              {group.heading === 0 && reasons?.has(group.count) && <WhyView key={group.count} count={group.count} />}
              {jump && group.heading === 0 && (
                <button type="button" class="jump" aria-label={t("jump", { count: group.count })} title={t("jump", { count: group.count })} onClick={() => jump(group.count)}>
                  <Icon name="on" />
                </button>
              )}
              {goes && back !== group.count && (
                <button type="button" class="jump" aria-label={t("back-to")} title={t("back-to")} data-testid="back-to" onClick={() => setBack(group.count)}>
                  <Icon name="undo" />
                </button>
              )}
              {goes && back === group.count && <BackTo count={group.count} close={() => setBack(null)} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The sentence of a line; reasons for a number stand beside the dice instead. */
function shown({ says, about }: Told): Line {
  if (about.roll === null || about.roll.changes.length === 0) return says;
  return { ...says, args: says.args.map(([name, arg]) => (name === "why" ? [name, { verbatim: "" }] : [name, arg])) };
}

function Lines({ group }: { group: Group }) {
  return (
    <>
      {group.lines.map((line, index) => (
        <div class={`${index === 0 ? "first" : "rest"} sort-${line.about.sort}`}>
          <p>
            <CitedText text={say(shown(line))} />
          </p>
          {line.about.roll && <RollView roll={line.about.roll} />}
        </div>
      ))}
    </>
  );
}

/** Asks once more before anything is taken back. */
function BackTo({ count, close }: { count: number; close: () => void }) {
  const table = useTable();
  const state = table.state.value;
  const free = state !== null && state.count - count <= state.undo;
  const go = (): void => {
    close();
    void table.wish({ "back-to": { count } });
  };
  return (
    <div class="back-to" role="alert">
      <p>{t("back-to-what", { mode: free ? "free" : "ask" })}</p>
      <div class="buttons">
        <button type="button" class="small" onClick={close}>
          {t("cancel")}
        </button>
        <button type="button" class="small main" data-testid="back-to-sure" onClick={go}>
          {t(free ? "back-to" : "back-to-ask")}
        </button>
      </div>
    </div>
  );
}
