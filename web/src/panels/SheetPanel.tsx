// Everything about the selected piece or card: what counts now, what is printed, and why they differ.

import type { Key } from "../names";
import type { Ring, Row, Sheet, Trait } from "../wire";
import { useTable } from "../state/context";
import { length, say, sayAll, t, word } from "../text/say";
import { sideClass } from "../board/sides";
import { CitedText } from "./CitedText";
import { Named } from "./NeedPanel";
import { Icon } from "./Icon";
import { RuleMark } from "./RuleMark";

export function SheetPanel() {
  const table = useTable();
  const sheet = table.sheet.value;
  const key = table.selected.value;
  if (key === null || sheet === null) return <p class="quiet empty">{t("sheet-none")}</p>;
  const piece = table.pieceOf(key);
  return (
    <article class={`sheet ${sideClass(piece?.owner ?? null)}`} data-testid="sheet" data-piece-sheet={sheet.piece}>
      <h2>
        {word(sheet.name)} <PinButton />
      </h2>
      <Kinds of={key} />
      <Facts sheet={sheet} />
      {piece && piece.on.length > 0 && (
        <p class="lies-on">
          {t("lies-on")}{" "}
          {piece.on.map((under) => (
            <span class="chip">
              <Named of={under} />
            </span>
          ))}
        </p>
      )}
      <Carried by={key} />
      <Reaches rings={table.rings.value} />
      <Seen />
      <p class="quiet legend">
        <Mark house={false} /> {t("origin-book")} · <Mark house /> {t("origin-house")}
      </p>
    </article>
  );
}

/** What lies on a piece. */
function Carried({ by }: { by: Key }) {
  const table = useTable();
  const above = [...table.pieces.value.values()].filter((piece) => piece.standing === "table" && piece.on.includes(by));
  if (above.length === 0) return null;
  return (
    <p class="lies-on" data-testid="lies-under">
      {t("lies-under")}{" "}
      {above.map((piece) => (
        <span class="chip">
          <Named of={piece.key} />
        </span>
      ))}
    </p>
  );
}

/** The different kinds of models of a unit, each with a sheet of its own. */
function Kinds({ of }: { of: Key }) {
  const table = useTable();
  const kinds = new Map((table.groups.members.value.get(of) ?? []).filter((piece) => piece.standing !== "lost").map((piece) => [word(piece.name), piece.key]));
  if (kinds.size < 2) return null;
  const now = table.facet.value;
  return (
    <div class="choices kinds" role="group" aria-label={t("kinds")} data-testid="kinds">
      {[...kinds].map(([name, key]) => (
        <button type="button" class="choice" aria-pressed={now === key} onClick={() => (table.facet.value = now === key ? null : key)}>
          {name}
        </button>
      ))}
    </div>
  );
}

function PinButton() {
  const table = useTable();
  const pinned = table.pinned.value !== null && table.pinned.value.piece === table.sheet.value?.piece;
  const label = t(pinned ? "unpin" : "pin");
  return (
    <button type="button" class="icon pin" aria-pressed={pinned} aria-label={label} title={label} data-testid="pin" onClick={() => table.pin()}>
      <Icon name="pin" />
    </button>
  );
}

/** A sheet that stays beside the table while others are looked at. */
export function PinnedSheet() {
  const table = useTable();
  const sheet = table.pinned.value;
  if (sheet === null) return null;
  const owner = table.pieceOf(sheet.piece)?.owner ?? null;
  return (
    <details class={`panel sheet pinned ${sideClass(owner)}`} open data-testid="pinned">
      <summary>
        <strong>{word(sheet.name)}</strong>
        <button type="button" class="plain-close" aria-label={t("unpin")} title={t("unpin")} onClick={() => (table.pinned.value = null)}>
          ×
        </button>
      </summary>
      <Facts sheet={sheet} />
    </details>
  );
}

/** Values, states and abilities. */
export function Facts({ sheet }: { sheet: Sheet }) {
  return (
    <div class="facts">
      {sheet.kind.length > 0 && <p class="quiet">{sheet.kind.map(say).join(" · ")}</p>}
      <Values sheet={sheet} />
      {sheet.states.length > 0 && (
        <ul class="states">
          {sheet.states.map((state) => (
            <li>{say(state)}</li>
          ))}
        </ul>
      )}
      {sheet.traits.length > 0 && (
        <ul class="traits">
          {sheet.traits.map((trait) => (
            <TraitLine trait={trait} />
          ))}
        </ul>
      )}
    </div>
  );
}

const Mark = ({ house }: { house: boolean }) => (
  <span class={house ? "origin origin-house" : "origin origin-book"} title={t(house ? "origin-house" : "origin-book")}>
    {house ? "◇" : "◆"}
  </span>
);

function Values({ sheet }: { sheet: Sheet }) {
  if (sheet.rows.length === 0) return null;
  return (
    <table class="values">
      <tbody>
        {sheet.rows.map((row) => (
          <ValueRow row={row} />
        ))}
      </tbody>
    </table>
  );
}

function ValueRow({ row }: { row: Row }) {
  const [now, printed] = [word(row.now), word(row.printed)];
  return (
    <tr class={now === printed ? "" : "is-changed"}>
      <th scope="row">{say(row.says)}</th>
      <td>
        <strong>{now}</strong>
        {now !== printed && <s aria-label={t("printed", { value: printed })}>{printed}</s>} <Mark house={row.origin === "house"} />
        {row.reasons.length > 0 && <span class="reasons"><CitedText text={row.reasons.map(say).join(", ")} /></span>}
      </td>
    </tr>
  );
}

function TraitLine({ trait }: { trait: Trait }) {
  return (
    <li>
      <strong>{say(trait.name)}</strong> <Mark house={trait.origin === "house"} /> {trait.rule && <RuleMark rule={trait.rule} />}
      {trait.says && <p>{say(trait.says)}</p>}
    </li>
  );
}

function Reaches({ rings }: { rings: readonly Ring[] }) {
  const table = useTable();
  if (rings.length === 0) return null;
  return (
    <fieldset class="reaches">
      <legend>
        <label>
          <input type="checkbox" checked={table.showRings.value} onChange={(event) => (table.showRings.value = event.currentTarget.checked)} /> {t("rings")}
        </label>
      </legend>
      <ul>
        {rings.map((ring, index) => (
          <li>
            <span class={`swatch ring-${index % 4}`} aria-hidden="true" /> {say(ring.says)} <strong class="number">{length(ring.reach)}</strong> <RuleMark rule={ring.rule} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** What the selected piece sees of the one under the pointer. */
function Seen() {
  const { sight } = useTable();
  if (sight.value === null) return null;
  return (
    <p class={`seen seen-${sight.value.verdict}`} data-testid="seen">
      <CitedText text={sayAll(sight.value.notes)} /> <RuleMark rule={sight.value.rule} />
    </p>
  );
}
