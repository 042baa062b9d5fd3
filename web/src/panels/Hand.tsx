// Cards: those in the hand below the board, open ones in a row of their own.

import type { Card, Piece } from "../wire";
import { Emblem } from "../board/sides";
import { useTable } from "../state/context";
import { say, sayAll, t, word } from "../text/say";
import type { Gestures } from "../board/gestures";
import { hovering } from "../draft/pointing";

export function Hand({ hands }: { hands: Gestures | null }) {
  const table = useTable();
  const cards = table.scene.value?.cards ?? [];
  const useful = (card: Card): boolean => table.canAct(card.key) || table.candidates.value.has(card.key);
  const shown = cards.filter((card) => card.place !== "discard" || useful(card));
  if (shown.length === 0) return null;
  const picked = new Set(table.draft.given.value.flatMap((given) => (given && "pick" in given ? given.pick : [])));
  // Whatever can be used now comes first.
  const ordered = [...shown].sort((a, b) => Number(useful(b)) - Number(useful(a)));
  return (
    <section class="hand" aria-label={t("cards")} data-testid="hand">
      {ordered.map((card) => (
        <button
          type="button"
          class={`card ${useful(card) ? "can-act" : ""}`}
          key={`${card.place} ${card.key}`}
          data-card={card.key}
          data-place={card.place}
          data-testid="card"
          aria-pressed={table.selected.value === card.key || picked.has(card.key)}
          onClick={() => hands?.choose(card.key)}
          onPointerEnter={(event) => event.pointerType === "mouse" && (table.draft.hover.value = hovering(table, card.key))}
          onPointerLeave={() => (table.draft.hover.value = null)}
        >
          <span class="card-place">{say(card.place_says)}</span>
          <strong>{word(card.name)}</strong>
          <span class="card-text">{sayAll(card.text)}</span>
        </button>
      ))}
    </section>
  );
}

/** Pieces beside the table: reserves and losses. */
export function Tray({ hands }: { hands: Gestures | null }) {
  const table = useTable();
  const single = table.scene.value?.pieces.filter((piece) => piece.standing !== "table" && table.groups.whole(piece.key) === piece.key) ?? [];
  const beside: Beside[] = [...single, ...[...table.groups.all.value.values()].filter((group) => group.standing !== "table")];
  if (beside.length === 0) return null;
  const group = (standing: "waiting" | "lost") => {
    const pieces = beside.filter((piece) => piece.standing === standing);
    if (pieces.length === 0) return null;
    return (
      <details class="tray" open={standing === "waiting" && pieces.length <= 12}>
        <summary>
          {t(`tray-${standing}`)} <span class="quiet">({pieces.length})</span>
        </summary>
        <div class="choices">
          {pieces.map((piece) => (
            <button
              type="button"
              class={`choice ${table.canAct(piece.key) ? "can-act" : ""}`}
              data-beside={piece.key}
              data-standing={standing}
              aria-pressed={table.selected.value === piece.key}
              onClick={() => hands?.choose(piece.key)}
            >
              <PieceName piece={piece} />
            </button>
          ))}
        </div>
      </details>
    );
  };
  return (
    <>
      {group("waiting")}
      {group("lost")}
    </>
  );
}

/** A piece or a group beside the table. */
type Beside = Pick<Piece, "key" | "owner" | "name" | "standing" | "badges">;

const PieceName = ({ piece }: { piece: Beside }) => (
  <>
    {piece.owner !== null && <Emblem seat={piece.owner} />} <span>{word(piece.name)}</span>
    {"strength" in piece && piece.badges.length > 0 && <span class="quiet">{piece.badges.map((badge) => say(badge.says)).join(", ")}</span>}
  </>
);
