// A mark that cites a rule; its text opens on hover, focus or tap.

import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { readLedger, topicOf, type Ledger } from "../http";
import { spokenGame, either, t } from "../text/say";
import { placed, type Area } from "./placing";

type Cited = { rule: string; mark: Element; held: boolean };

const cited = signal<Cited | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

function open(rule: string, mark: Element, held: boolean): void {
  const shown = cited.peek();
  if (shown?.mark === mark && shown.held >= held) return;
  clearTimeout(timer);
  timer = setTimeout(() => (cited.value = { rule, mark, held }), held ? 0 : 180);
}

let hovered: Element | null = null;

function hover(rule: string, target: Element): void {
  if (hovered === target) return;
  hovered = target;
  // What somebody opened on purpose stays until they close it or open another.
  if (!cited.peek()?.held) open(rule, target, false);
}

function close(): void {
  hovered = null;
  clearTimeout(timer);
  if (cited.peek()?.held) return;
  timer = setTimeout(() => (cited.value = null), 120);
}

export const closeRule = (): boolean => {
  const shown = cited.peek() !== null;
  cited.value = null;
  return shown;
};

/** The last part of an id: enough to recognise it. */
export const shortId = (rule: string): string => rule.split(".").slice(1).join(" · ");

export function RuleMark({ rule }: { rule: string }) {
  return (
    <button
      type="button"
      class="rule-mark"
      data-rule={rule}
      data-testid="rule-mark"
      aria-label={t("rule-open", { rule })}
      // Only a pointer that moves opens it, not one that a new layout happens to lie under.
      onPointerMove={(event) => event.pointerType === "mouse" && event.movementX + event.movementY !== 0 && hover(rule, event.currentTarget)}
      onPointerLeave={close}
      onClick={(event) => {
        event.stopPropagation();
        if (cited.peek()?.held && cited.peek()?.mark === event.currentTarget) closeRule();
        else open(rule, event.currentTarget, true);
      }}
    >
      § <span class="rule-id">{shortId(rule)}</span>
    </button>
  );
}

/** What the mark belongs to: its sentence. */
const SENTENCE = "li, h2, h3, p, tr, legend, .option, .phase-bar, .roll";
/** What holds the sentence and stands beside free room. */
const COLUMN = ".side-bar, .topics, dialog, .block";
/** What has to be pressed next. */
const PRESSED = ".confirm, .instead, .main, [data-testid=cancel], [data-testid=skip-anyway]";

const areaOf = (element: Element): Area => element.getBoundingClientRect();
const PHONE = "(max-width: 760px)";

/** Puts the window beside its mark; on a phone it is a sheet at the bottom and the mark is scrolled above it. */
function settle(box: HTMLElement, mark: Element): void {
  const sentence = mark.closest(SENTENCE) ?? mark;
  if (matchMedia(PHONE).matches) {
    box.style.cssText = "";
    const hidden = sentence.getBoundingClientRect().bottom - box.getBoundingClientRect().top + 8;
    if (hidden > 0) scrollBy({ top: hidden, behavior: "instant" });
    return;
  }
  const pressed = [...document.querySelectorAll(PRESSED)].filter((each) => !box.contains(each)).map(areaOf);
  const { offsetWidth: width, offsetHeight: height } = box;
  const { left, top } = placed(areaOf(sentence), areaOf(mark.closest(COLUMN) ?? sentence), pressed, { width, height }, { width: innerWidth, height: innerHeight });
  box.style.cssText = `left:${left}px;top:${top}px`;
}

/** The text of the rule that is cited right now; stands once in the page. */
export function RuleText() {
  const shown = cited.value;
  const box = useRef<HTMLDivElement>(null);
  const [ledger, setLedger] = useState<Ledger | null>(null);
  const game = shown?.rule.split(".")[0] ?? spokenGame.value;
  useEffect(() => {
    if (shown === null) return;
    void readLedger(game).then(setLedger).catch(() => undefined);
  }, [shown?.rule]);
  const rule = ledger?.game === game ? ledger.rules.find((each) => each.id === shown?.rule) : undefined;
  useLayoutEffect(() => {
    if (shown === null || box.current === null) return;
    // A mark that went away takes its text with it.
    if (shown.mark.isConnected) settle(box.current, shown.mark);
    else closeRule();
  });
  useEffect(() => {
    if (shown === null) return undefined;
    // The text goes along with its sentence; on a phone it stays below.
    const follow = (): void => {
      if (box.current !== null && !matchMedia(PHONE).matches) settle(box.current, shown.mark);
    };
    addEventListener("scroll", follow, true);
    addEventListener("resize", follow);
    return () => {
      removeEventListener("scroll", follow, true);
      removeEventListener("resize", follow);
    };
  }, [shown]);
  if (shown === null) return null;
  const topic = rule && ledger ? topicOf(ledger, rule.id) : undefined;
  return (
    <div ref={box} class="rule-text" role="dialog" aria-label={t("rule")} data-testid="rule-text" onPointerEnter={() => clearTimeout(timer)} onPointerLeave={close}>
      <div class="rule-head">
        <strong>{topic ? either(topic.en, topic.de) : "…"}</strong>
        <button type="button" class="plain-close" aria-label={t("close")} onClick={closeRule}>
          ×
        </button>
      </div>
      {rule ? <p>{either(rule.en, rule.de)}</p> : <p class="quiet">…</p>}
      {rule?.ruling && <p class="ruling">{t("ruling", { text: either(rule.ruling, rule.ruling_de) })}</p>}
      <p class="quiet rule-foot">
        <code>{shown.rule}</code>
        {rule && ledger && (
          <span>
            {t("rule-book")} <cite lang={ledger.book}>{rule.section}</cite>
          </span>
        )}
        <a href={`#/rules/${game}/${shown.rule}`} target="_blank" rel="noopener">
          {t("rule-more")}
        </a>
      </p>
    </div>
  );
}
