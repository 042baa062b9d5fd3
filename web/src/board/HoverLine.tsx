// What lies under the pointer, in one line.

import type { Badge } from "../wire";
import { useTable } from "../state/context";
import { say, sayAll } from "../text/say";
import { uncited } from "../panels/CitedText";
import { label } from "./PieceView";

/** Wounds of a unit are told with it. */
const tells = (badge: Badge): boolean => badge.symbol !== "wounds";

export function HoverLine() {
  const table = useTable();
  const piece = table.pieces.value.get(table.hovered.value ?? "");
  if (!piece) return null;
  const group = table.groups.all.value.get(table.groups.whole(piece.key));
  const seen = table.sight.value && uncited(sayAll(table.sight.value.notes));
  return (
    <p class="hover-line" aria-hidden="true" data-testid="hover-line">
      {group ? [say(group.about), ...[...group.badges, ...piece.badges].filter(tells).map((badge) => say(badge.says))].join(" · ") : label(piece)}
      {seen && <span> — {seen}</span>}
    </p>
  );
}
