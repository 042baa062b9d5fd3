// What lies under the pointer, in one line.

import { useTable } from "../state/context";
import { say } from "../text/say";
import { label } from "./PieceView";

export function HoverLine() {
  const table = useTable();
  const piece = table.pieces.value.get(table.hovered.value ?? "");
  if (!piece) return null;
  const group = table.groups.all.value.get(table.groups.whole(piece.key));
  const seen = table.sight.value?.notes.map(say).join(" ");
  return (
    <p class="hover-line" aria-hidden="true" data-testid="hover-line">
      {group ? [label(group), ...(piece.badges.length > 0 ? [label(piece)] : [])].join(" · ") : label(piece)}
      {seen && <span> — {seen}</span>}
    </p>
  );
}
