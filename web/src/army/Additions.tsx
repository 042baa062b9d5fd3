// Everything that can be added to an army.

import { useState } from "preact/hooks";
import { Facts } from "../panels/SheetPanel";
import { say, t, word } from "../text/say";
import type { Addition, Edit, Muster, Sheet } from "../wire";

type Props = { muster: Muster; sheets: ReadonlyMap<string, Sheet>; edit: (edit: Edit) => void };

export function Additions({ muster, sheets, edit }: Props) {
  const [search, setSearch] = useState("");
  const [legal, setLegal] = useState(false);
  const fits = (addition: Addition): boolean => {
    const text = `${word(addition.name)} ${say(addition.group)}`.toLowerCase();
    const possible = !legal || addition.places.some((place) => place.breaks.length === 0);
    return possible && search.toLowerCase().split(/\s+/).every((part) => text.includes(part));
  };
  const groups = new Map<string, Addition[]>();
  for (const addition of muster.additions.filter(fits)) {
    const group = say(addition.group);
    groups.set(group, [...(groups.get(group) ?? []), addition]);
  }
  const open = search.trim() !== "" || groups.size <= 3;
  return (
    <section class="additions" aria-label={t("additions")} data-testid="additions">
      <h2>{t("additions")}</h2>
      <input type="search" aria-label={t("search-additions")} placeholder={t("search-additions")} value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
      <label>
        <input type="checkbox" checked={legal} onChange={(event) => setLegal(event.currentTarget.checked)} /> {t("only-legal")}
      </label>
      {[...groups].map(([group, all]) => (
        <details open={open} key={`${group}${open}`}>
          <summary>
            {group} <span class="quiet">({all.length})</span>
          </summary>
          <ul>
            {all.map((addition) => (
              <Line key={addition.id} addition={addition} muster={muster} sheets={sheets} edit={edit} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function Line({ addition, muster, sheets, edit }: Props & { addition: Addition }) {
  const [open, setOpen] = useState(false);
  const sheet = sheets.get(addition.id);
  const many = addition.places.length > 1;
  const nameOf = (path: string): string => {
    const entry = muster.entries.find((each) => each.path === path);
    return entry ? word(entry.name) : t("army");
  };
  return (
    <li class="addition" data-addition={addition.id}>
      {sheet ? (
        <button type="button" class="link entry-name" aria-expanded={open} onClick={() => setOpen(!open)}>
          {word(addition.name)}
        </button>
      ) : (
        <span class="entry-name">{word(addition.name)}</span>
      )}
      {addition.cost !== null && <span class="cost number">{t("points", { points: addition.cost })}</span>}
      {addition.places.length === 0 && <span class="quiet">{t("nowhere-yet")}</span>}
      {addition.places.map((place) => (
        <button
          type="button"
          class={place.breaks.length > 0 ? "small would-break" : "small"}
          title={place.breaks.map((each) => say(each.says)).join(" ")}
          aria-label={t("add-to", { name: word(addition.name), place: nameOf(place.to) })}
          data-testid="add"
          onClick={() => edit({ add: { id: addition.id, to: place.to } })}
        >
          + {many && nameOf(place.to)}
          {place.breaks.length > 0 && <span aria-hidden="true">⚠</span>}
        </button>
      ))}
      {open && sheet && <Facts sheet={sheet} />}
    </li>
  );
}
