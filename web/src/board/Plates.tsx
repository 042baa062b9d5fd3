// One plate for every group of pieces: its letters, how many are left, and its marks; its name while it is looked at.

import { useComputed } from "@preact/signals";
import type { Group, Piece } from "../wire";
import { useTable } from "../state/context";
import { lang } from "../state/settings";
import { word } from "../text/say";
import { Badges } from "./badges";
import { drawn, turned, UNIT } from "./camera";
import { breadth, corners, middle } from "./shapes";
import { sideClass } from "./sides";

/** How high a plate is, in pixels. */
const HIGH = 18;

export function Plates() {
  const table = useTable();
  const turns = useComputed(() => table.camera.value.turns);
  void lang.value;
  const moving = new Set(table.draft.verb.value === null ? [] : table.draft.verdict.value?.preview.ghosts.map((ghost) => ghost.piece));
  const looked = new Set([table.hovered.value, table.selected.value].flatMap((key) => (key === null ? [] : [table.groups.whole(key)])));
  return (
    <g class="plates" aria-hidden="true">
      {[...table.groups.all.value.values()]
        .filter((group) => group.standing === "table")
        .map((group) => {
          const pieces = table.groups.onTable(group.key);
          if (pieces.length === 0 || pieces.some((piece) => moving.has(piece.key))) return null;
          return <Plate key={group.key} group={group} pieces={pieces} turns={turns.value} full={looked.has(group.key)} />;
        })}
    </g>
  );
}

function Plate({ group, pieces, turns, full }: { group: Group; pieces: readonly Piece[]; turns: number; full: boolean }) {
  const at = below(pieces, turns);
  const text = full ? word(group.name) : group.short;
  const count = group.strength > 1 ? `${group.strength}` : "";
  const wide = text.length * (full ? 7.3 : 8) + (count === "" ? 10 : count.length * 7 + 18);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g class={`screen-size plate ${sideClass(group.owner)} ${full ? "is-full" : ""}`} data-plate={group.key}>
        <rect x={-wide / 2} y={3} width={wide} height={HIGH} rx="4" />
        <text x={count === "" ? 0 : -(count.length * 7 + 8) / 2} y={3 + HIGH / 2 + 4.5}>
          {text}
        </text>
        {count !== "" && (
          <>
            <rect class="plate-count" x={wide / 2 - count.length * 7 - 9} y={3} width={count.length * 7 + 9} height={HIGH} rx="4" />
            <text x={wide / 2 - (count.length * 7 + 9) / 2} y={3 + HIGH / 2 + 4.5} class="plate-number">
              {count}
            </text>
          </>
        )}
        {group.badges.length > 0 && (
          <g transform={`translate(0 ${HIGH + 12})`}>
            <Badges badges={group.badges} size={7} />
          </g>
        )}
      </g>
    </g>
  );
}

/** The spot of the drawing below these pieces, as they are seen. */
function below(pieces: readonly Piece[], turns: number): { x: number; y: number } {
  let [left, right, low] = [Infinity, -Infinity, -Infinity];
  for (const piece of pieces) {
    const { x, y } = turned(drawn(middle(piece.shape)), turns);
    const edge = corners(piece.shape).map((corner) => turned(corner, turns).y);
    left = Math.min(left, x);
    right = Math.max(right, x);
    low = Math.max(low, ...(edge.length > 0 ? edge : [y + breadth(piece.shape) / 2 / UNIT]));
  }
  return turned({ x: (left + right) / 2, y: low }, -turns);
}
