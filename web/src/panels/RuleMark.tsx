// A mark that cites a rule; its text opens on hover, focus or tap.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { readLedger, type LedgerRule } from "../http";
import { spokenGame, either, t } from "../text/say";

type Cited = { rule: string; x: number; y: number; held: boolean };

const cited = signal<Cited | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

function open(rule: string, target: Element, held: boolean): void {
  const shown = cited.peek();
  if (shown?.rule === rule && shown.held >= held) return;
  const box = target.getBoundingClientRect();
  clearTimeout(timer);
  timer = setTimeout(() => (cited.value = { rule, x: box.left, y: box.bottom, held }), held ? 0 : 180);
}

let hovered: Element | null = null;

function hover(rule: string, target: Element): void {
  if (hovered === target) return;
  hovered = target;
  open(rule, target, false);
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
        if (cited.peek()?.held && cited.peek()?.rule === rule) closeRule();
        else open(rule, event.currentTarget, true);
      }}
    >
      § {shortId(rule)}
    </button>
  );
}

/** The text of the rule that is cited right now; stands once in the page. */
export function RuleText() {
  const shown = cited.value;
  const [rule, setRule] = useState<LedgerRule | null>(null);
  const game = shown?.rule.split(".")[0] ?? spokenGame.value;
  useEffect(() => {
    setRule(null);
    if (shown === null) return;
    void readLedger(game)
      .then((ledger) => setRule(ledger.rules.find((each) => each.id === shown.rule) ?? null))
      .catch(() => undefined);
  }, [shown?.rule]);
  if (shown === null) return null;
  const left = Math.max(8, Math.min(shown.x, window.innerWidth - 348));
  const below = shown.y + 260 < window.innerHeight;
  const place = below ? `top:${shown.y + 6}px` : `bottom:${window.innerHeight - shown.y + 30}px`;
  return (
    <div
      class="rule-text"
      style={`left:${left}px;${place}`}
      role="dialog"
      aria-label={t("rule")}
      data-testid="rule-text"
      onPointerEnter={() => clearTimeout(timer)}
      onPointerLeave={close}
    >
      <div class="rule-head">
        <strong>{shortId(shown.rule)}</strong>
        {rule && <span class="quiet">{t("rule-section", { section: rule.section })}</span>}
        {shown.held && (
          <button type="button" class="plain-close" aria-label={t("close")} onClick={closeRule}>
            ×
          </button>
        )}
      </div>
      {rule ? <p>{either(rule.en, rule.de)}</p> : <p class="quiet">…</p>}
      {rule?.ruling && <p class="ruling">{t("ruling", { text: either(rule.ruling, rule.ruling_de) })}</p>}
      <a href={`#/rules/${game}/${shown.rule}`} target="_blank" rel="noopener">
        {t("rule-more")}
      </a>
    </div>
  );
}
