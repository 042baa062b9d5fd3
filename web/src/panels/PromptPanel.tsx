// What the player is asked, and everything that can be done about it.

import type { Seated, Verb, Waiting as Waits } from "../wire";
import type { Key } from "../names";
import { useTable } from "../state/context";
import { minutes, useTicks } from "../state/ticking";
import { botName } from "../text/bots";
import { say, sayAll, seatName, t } from "../text/say";
import type { Gestures } from "../board/gestures";
import { AdvicePanel } from "./AdvicePanel";
import { Icon } from "./Icon";
import { Named, NeedPanel } from "./NeedPanel";
import { FirstRefusal } from "./Refusals";
import { RuleMark } from "./RuleMark";
import { Verdict } from "./Verdict";

/** From how many buttons on those of pieces wait until the piece is chosen. */
const MANY = 7;

export function PromptPanel({ hands }: { hands: Gestures | null }) {
  const table = useTable();
  const prompt = table.prompt.value;
  const over = table.state.value?.outcome != null;
  if (prompt === null && over) return null;
  return (
    <section class="panel prompt" aria-label={t("prompt")} data-testid="prompt" data-ask={prompt?.ask}>
      {prompt === null ? (
        <>
          <Waiting />
          <Left />
        </>
      ) : (
        <>
          <h2 class="question">
            {say(prompt.says)} <RuleMark rule={prompt.rule} />
          </h2>
          {table.draft.warning.value !== null ? (
            <Skips verb={table.draft.warning.value} />
          ) : table.draft.verb.value !== null ? (
            <DraftPanel verb={table.draft.verb.value} hands={hands} />
          ) : (
            <>
              <Verbs hands={hands} />
              <LeaveAll />
            </>
          )}
          <AdvicePanel />
        </>
      )}
    </section>
  );
}

/** Leaves a question that comes up again and again, and all that follow in this round. */
function LeaveAll() {
  const { draft, leaving, prompt } = useTable();
  const [now, way] = [prompt.value, leaving.way(prompt.value)];
  if (now === null || way === null) return <Left />;
  const leave = (): void => {
    leaving.start(now);
    void draft.play({ verb: way.id, given: [] });
  };
  return (
    <div class="minor">
      <button type="button" class="small" data-testid="leave-all" onClick={leave}>
        {t("again")}
      </button>
    </div>
  );
}

/** A word that some questions are left, and a way to have them asked again. */
function Left() {
  const { leaving } = useTable();
  if (!leaving.any.value) return null;
  return (
    <p class="quiet left-questions" data-testid="left-questions">
      {t("again-on")}{" "}
      <button type="button" class="small" data-testid="ask-again" onClick={() => leaving.stop()}>
        {t("again-off")}
      </button>
    </p>
  );
}

function Waiting() {
  const table = useTable();
  const state = table.state.value;
  if (state === null) return null;
  if (table.falling.now.value !== null) return <p class="quiet">{t("falling")}</p>;
  return (
    <ul class="waiting" data-testid="waiting">
      {state.waiting.map((each) => (
        <li>
          <span class="thinking" aria-hidden="true" />
          {t(each.bot ? "thinking" : "deciding", { seat: called(table.seats.value, each.seat) })} <Spent waiting={each} />
          <p class="quiet">{say(each.says)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Somebody by name and colour. */
function called(seats: readonly Seated[], seat: number): string {
  const found = seats.find((each) => each.seat === seat);
  const bot = found?.stand_in ?? (typeof found?.kind === "object" ? found.kind.bot : null);
  const name = bot === null ? (found?.name ?? "") : botName(bot);
  return name === "" ? seatName(seat) : `${name} (${seatName(seat)})`;
}

/** For how long somebody has been deciding; nothing for the first seconds, which need no clock. */
function Spent({ waiting }: { waiting: Waits }) {
  const since = useTable().link.value?.since.value ?? 0;
  useTicks(true, 1000);
  const spent = (waiting.since + performance.now() - since) / 1000;
  return spent < 3 ? null : <time data-testid="spent">{t("deciding-time", { time: minutes(spent) })}</time>;
}

function Verbs({ hands }: { hands: Gestures | null }) {
  const table = useTable();
  const verbs = table.prompt.value?.verbs ?? [];
  const selected = table.selected.value;
  const chosen = selected === null ? [] : ableFirst(table.verbsOf(selected));
  const few = verbs.filter((verb) => verb.refusals.length === 0 && verb.weight !== "minor").length <= MANY;
  const free = verbs.filter((verb) => verb.by === null && verb.weight !== "minor");
  // Where one is asked again and again, saying no comes first.
  const quick = verbs.some((verb) => verb.weight === "minor") && !verbs.some((verb) => verb.weight === "main");
  const [first, last] = [free.filter((verb) => quick && verb.weight === "leave"), free.filter((verb) => !quick || verb.weight !== "leave")];
  const owners = [...new Set(verbs.flatMap((verb) => (verb.by === null ? [] : [verb.by])))];
  // Why another piece cannot do something is told once it is chosen.
  const rest = few ? verbs.filter((verb) => verb.by !== null && verb.by !== selected && verb.weight !== "minor" && verb.refusals.length === 0) : [];
  return (
    <div class="verbs">
      {first.map((verb) => (
        <VerbButton verb={verb} />
      ))}
      {chosen.length > 0 && selected !== null && (
        <div class="verbs-of">
          <h3>
            <Named of={selected} />
          </h3>
          {chosen.map((verb) => (
            <VerbButton verb={verb} />
          ))}
        </div>
      )}
      {rest.map((verb) => (
        <VerbButton verb={verb} />
      ))}
      {!few && owners.length > 0 && <Owners owners={owners} hands={hands} />}
      {last.map((verb) => (
        <VerbButton verb={verb} />
      ))}
      <Minor few={few} />
    </div>
  );
}

/** What is seldom wanted, in small; what a piece can do is shown with it, where many can. */
function Minor({ few }: { few: boolean }) {
  const table = useTable();
  const shown = (verb: Verb): boolean => verb.by === null || (few && verb.by !== table.selected.value);
  const verbs = (table.prompt.value?.verbs ?? []).filter((verb) => verb.weight === "minor" && shown(verb));
  if (verbs.length === 0) return null;
  return (
    <div class="minor">
      {verbs.map((verb) => (
        <VerbButton verb={verb} />
      ))}
    </div>
  );
}

const ableFirst = (verbs: readonly Verb[]): Verb[] =>
  [...verbs].sort((a, b) => Number(a.refusals.length > 0) - Number(b.refusals.length > 0));

/** The pieces and cards that can do something, as a list. */
function Owners({ owners, hands }: { owners: readonly Key[]; hands: Gestures | null }) {
  const table = useTable();
  const able = owners.filter((key) => table.canAct(key));
  return (
    <fieldset>
      <legend>{t("can-act", { count: able.length })}</legend>
      <div class="choices">
        {able.map((key) => (
          <button
            type="button"
            class="choice"
            aria-pressed={table.selected.value === key}
            data-actor={key}
            onClick={() => hands?.choose(key)}
            onPointerEnter={() => (table.hovered.value = key)}
            onPointerLeave={() => (table.hovered.value = null)}
          >
            <Named of={key} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function VerbButton({ verb }: { verb: Verb }) {
  const table = useTable();
  const barred = verb.refusals.length > 0;
  const choose = (): void => {
    if (barred) return;
    if (verb.by !== null) table.select(verb.by);
    void table.draft.choose(verb);
  };
  const group = verb.by === null ? undefined : table.groups.all.value.get(verb.by);
  // Units of the same name are told apart by their letters.
  const short = group !== undefined && /\d$/.test(group.short) ? group.short : null;
  const look = (on: boolean): void => {
    if (group !== undefined) table.hovered.value = on ? (table.pieceOf(group.key)?.key ?? null) : null;
  };
  return (
    <div class={`verb verb-${verb.weight}${barred ? " is-barred" : ""}`} onPointerEnter={(event) => event.pointerType === "mouse" && look(true)} onPointerLeave={() => look(false)}>
      <button type="button" aria-disabled={barred} data-verb={verb.id} data-testid="verb" disabled={table.draft.busy.value} onClick={choose}>
        <span>
          {say(verb.says)} {short !== null && <span class="tag">{short}</span>}
        </span>
        {verb.letter && <kbd aria-hidden="true">{verb.letter.toUpperCase()}</kbd>}
      </button>
      {verb.about.length > 0 && <p class="about">{sayAll(verb.about)}</p>}
      <FirstRefusal refusals={verb.refusals} />
    </div>
  );
}

/** What would be skipped, before it is. */
function Skips({ verb }: { verb: Verb }) {
  const { draft, prompt } = useTable();
  return (
    <div class="skips" role="alertdialog" aria-label={t("skips")} data-testid="skips">
      <strong>{t("skips")}</strong>
      <ul>
        {prompt.value?.skips.map((line) => (
          <li>{say(line)}</li>
        ))}
      </ul>
      <div class="buttons">
        <button type="button" onClick={() => draft.cancel()}>
          {t("skips-stay")}
        </button>
        <button type="button" class="main" data-testid="skip-anyway" onClick={() => void draft.play({ verb: verb.id, given: [] })}>
          {say(verb.says)}
        </button>
      </div>
    </div>
  );
}

function DraftPanel({ verb, hands }: { verb: Verb; hands: Gestures | null }) {
  const { draft } = useTable();
  const need = draft.need.value;
  const verdict = draft.verdict.value;
  return (
    <div class="draft" data-testid="draft" data-verb={verb.id}>
      <h3>
        {say(verb.says)}
        {verb.needs.length > 1 && <span class="quiet"> {t("step-of", { step: draft.step.value + 1, all: verb.needs.length })}</span>}
      </h3>
      {verb.about.length > 0 && <p class="about">{sayAll(verb.about)}</p>}
      {need && <NeedPanel need={need} hands={hands} />}
      {verdict && <Verdict verdict={verdict} />}
      <div class="buttons">
        <button type="button" data-testid="cancel" onClick={() => draft.cancel()}>
          {t("cancel")}
        </button>
        {verb.needs.length > 0 && (
          <button type="button" data-testid="back" aria-label={t("step-back")} onClick={() => draft.back()}>
            <Icon name="erase" />
          </button>
        )}
        {verb.needs.length > draft.step.value + 1 && (
          <button type="button" onClick={() => (draft.step.value += 1)}>
            {t("next-step")}
          </button>
        )}
        <button type="button" class="main confirm" data-testid="confirm" disabled={draft.busy.value || !draft.legal} onClick={() => void draft.confirm()}>
          {t("confirm")}
        </button>
      </div>
      <Others verb={verb} />
    </div>
  );
}

/** What else the same piece could do. */
function Others({ verb }: { verb: Verb }) {
  const table = useTable();
  const own = verb.by === null ? [] : ableFirst(table.verbsOf(verb.by)).filter((each) => each.id !== verb.id);
  // A draft that began by itself can be left without going back.
  const verbs = table.prompt.value?.verbs ?? [];
  const alone = verbs.every((each) => each.by === null || each.by === verb.by);
  const others = [...own, ...(alone ? verbs.filter((each) => each.by === null && each.weight === "leave") : [])];
  if (others.length === 0) return null;
  return (
    <details class="others" open>
      <summary>{t("or")}</summary>
      <div class="verbs">
        {others.map((each) => (
          <VerbButton verb={each} />
        ))}
      </div>
    </details>
  );
}
