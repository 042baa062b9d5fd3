// What an army is made of, with everything that can be chosen about it.

import { useState } from "preact/hooks";
import { Facts } from "../panels/SheetPanel";
import { Refusals } from "../panels/Refusals";
import { say, t, word } from "../text/say";
import type { Broken, Choice, Edit, Muster, MusterEntry } from "../wire";

type Props = { muster: Muster; edit: (edit: Edit) => void };

export function Entries({ muster, edit }: Props) {
  const roots = muster.entries.filter((entry) => entry.within === null);
  if (roots.length === 0) return <p class="quiet empty">{t("army-empty")}</p>;
  return (
    <ul class="entries" data-testid="entries">
      {roots.map((entry) => (
        <Entry key={entry.path} entry={entry} muster={muster} edit={edit} />
      ))}
    </ul>
  );
}

function Entry({ entry, muster, edit }: Props & { entry: MusterEntry }) {
  const [open, setOpen] = useState(false);
  const parts = muster.entries.filter((each) => each.within === entry.path);
  const wrong = muster.broken.filter((broken) => broken.paths.includes(entry.path));
  return (
    <li class={wrong.length > 0 ? "entry is-broken" : "entry"} data-path={entry.path} data-testid="entry">
      <div class="entry-head">
        <span class="entry-name">
          {entry.about ? (
            <button type="button" class="link" aria-expanded={open} onClick={() => setOpen(!open)}>
              {word(entry.name)}
            </button>
          ) : (
            <strong>{word(entry.name)}</strong>
          )}{" "}
          <span class="quiet">{say(entry.group)}</span>
        </span>
        {entry.cost !== null && <span class="cost number">{t("points", { points: entry.cost })}</span>}
        {entry.removable && (
          <button type="button" class="small" aria-label={t("remove", { name: word(entry.name) })} data-testid="remove" onClick={() => edit({ remove: { path: entry.path } })}>
            ×
          </button>
        )}
      </div>
      {open && entry.about && <Facts sheet={entry.about} />}
      {!entry.known && <p class="failure">{t("unknown-entry")}</p>}
      <Choices choices={entry.choices} path={entry.path} edit={edit} />
      <Wrongs wrong={wrong} />
      {parts.length > 0 && (
        <ul class="entries">
          {parts.map((part) => (
            <Entry key={part.path} entry={part} muster={muster} edit={edit} />
          ))}
        </ul>
      )}
    </li>
  );
}

export function Wrongs({ wrong }: { wrong: readonly Broken[] }) {
  return <Refusals refusals={wrong} />;
}

export function Choices({ choices, path, edit }: { choices: readonly Choice[]; path: string; edit: (edit: Edit) => void }) {
  if (choices.length === 0) return null;
  return (
    <div class="army-choices">
      {choices.map((choice) => (
        <ChoiceForm choice={choice} set={(to) => edit({ set: { path, choice: choice.id, to } })} />
      ))}
    </div>
  );
}

function ChoiceForm({ choice, set }: { choice: Choice; set: (to: null | boolean | number | string) => void }) {
  const { form } = choice;
  const price = (cost: number | null): string => (cost === null || cost === 0 ? "" : ` (${t("points", { points: cost })})`);
  if ("flag" in form) {
    const { on, cost, breaks } = form.flag;
    return (
      <label class={breaks.length > 0 ? "flag would-break" : "flag"} title={breaks.map((each) => say(each.says)).join(" ")}>
        <input type="checkbox" checked={on} data-choice-id={choice.id} onChange={(event) => set(event.currentTarget.checked)} /> {say(choice.says)}
        {price(cost)}
      </label>
    );
  }
  if ("number" in form) {
    const { value, least, most, optional } = form.number;
    return <NumberForm says={say(choice.says)} id={choice.id} value={value} least={least} most={most} optional={optional} set={set} />;
  }
  const { chosen, values } = form["one-of"];
  return (
    <label class="one-of">
      {say(choice.says)}
      <select value={chosen} data-choice-id={choice.id} onChange={(event) => set(event.currentTarget.value)}>
        {values.map((value) => (
          <option value={value.id}>
            {word(value.name)}
            {price(value.cost)}
            {value.breaks.length > 0 ? " ⚠" : ""}
          </option>
        ))}
      </select>
    </label>
  );
}

type NumberProps = { says: string; id: string; value: number | null; least: number; most: number; optional: boolean; set: (to: number | null) => void };

function NumberForm({ says, id, value, least, most, optional, set }: NumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? "" : String(value));
  const settle = (text: string): void => {
    setTyped(null);
    const number = Number.parseInt(text, 10);
    if (Number.isNaN(number)) {
      if (optional) set(null);
    } else set(Math.max(least, Math.min(most, number)));
  };
  return (
    <label class="one-of">
      {says}
      <input type="number" min={least} max={most} value={shown} data-choice-id={id} onInput={(event) => setTyped(event.currentTarget.value)} onChange={(event) => settle(event.currentTarget.value)} />
    </label>
  );
}
