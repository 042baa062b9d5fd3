// One plate for every group of pieces: its letters, how many are left, and its marks; its name while it is looked at.

import { useComputed } from "@preact/signals";
import type { Group, Piece } from "../wire";
import { useTable } from "../state/context";
import { lang } from "../state/settings";
import { word } from "../text/say";
import { Badges, wide } from "./badges";
import { drawn, turned, UNIT } from "./camera";
import { breadth, corners, middle } from "./shapes";
import { sideClass } from "./sides";

/** How high a plate is, in pixels. */
const HIGH = 18;

type Box = { left: number; top: number; right: number; bottom: number };

const meets = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export function Plates() {
  const table = useTable();
  // Plates find their places anew only when one looks from notably nearer or farther.
  const step = useComputed(() => Math.floor(Math.log2(table.camera.value.scale) * 4));
  const turns = useComputed(() => table.camera.value.turns);
  void lang.value;
  const moving = new Set(table.draft.verb.value === null ? [] : table.draft.verdict.value?.preview.ghosts.map((ghost) => ghost.piece));
  const looked = new Set([table.hovered.value, table.selected.value].flatMap((key) => (key === null ? [] : [table.groups.whole(key)])));
  const spots = useComputed(() => places([...table.groups.all.value.values()].filter((group) => group.standing === "table"), (key) => table.groups.onTable(key), 2 ** (step.value / 4), turns.value));
  return (
    <g class="plates" aria-hidden="true">
      {[...table.groups.all.value.values()].map((group) => {
        const at = spots.value.get(group.key);
        if (at === undefined || table.groups.onTable(group.key).some((piece) => moving.has(piece.key))) return null;
        return <Plate key={group.key} group={group} at={at} full={looked.has(group.key)} />;
      })}
    </g>
  );
}

/** How wide a plate is while nobody looks at it, and how high with its marks. */
const size = (group: Group): { wide: number; high: number } => ({
  wide: Math.max(8 * group.short.length + 26, 7 * group.badges.reduce((sum, badge) => sum + wide(badge), 0)),
  high: group.badges.length > 0 ? HIGH + 20 : HIGH + 4,
});

/** Where every plate stands in the drawing: below its pieces or above them, wherever it hides less of the others. */
function places(groups: readonly Group[], piecesOf: (key: string) => readonly Piece[], scale: number, turns: number): Map<string, { x: number; y: number }> {
  const boxes = new Map(groups.map((group) => [group.key, piecesOf(group.key).map((piece) => boxOf(piece, scale, turns))]));
  const found = new Map<string, { x: number; y: number }>();
  const taken: Box[] = [];
  for (const group of groups) {
    const own = boxes.get(group.key) ?? [];
    if (own.length === 0) continue;
    const others = [...boxes].filter(([key]) => key !== group.key).flatMap(([, all]) => all);
    const [left, right] = [Math.min(...own.map((box) => box.left)), Math.max(...own.map((box) => box.right))];
    const [top, bottom] = [Math.min(...own.map((box) => box.top)), Math.max(...own.map((box) => box.bottom))];
    const { wide: across, high } = size(group);
    const tries = [
      { x: (left + right) / 2, y: bottom },
      { x: (left + right) / 2, y: top - high - 4 },
      { x: left - across / 2 - 4, y: (top + bottom) / 2 - HIGH / 2 },
      { x: right + across / 2 + 4, y: (top + bottom) / 2 - HIGH / 2 },
    ];
    const area = ({ x, y }: { x: number; y: number }): Box => ({ left: x - across / 2, right: x + across / 2, top: y + 3, bottom: y + 3 + high });
    const cost = (at: { x: number; y: number }): number => [...others, ...taken].filter((box) => meets(area(at), box)).length;
    const best = tries.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    taken.push(area(best));
    const spot = turned({ x: best.x / scale, y: best.y / scale }, -turns);
    found.set(group.key, spot);
  }
  return found;
}

/** The box around a piece on the screen, before anything is moved about. */
function boxOf(piece: Piece, scale: number, turns: number): Box {
  const middleOf = drawn(middle(piece.shape));
  const half = breadth(piece.shape) / 2 / UNIT;
  const edge = corners(piece.shape);
  const round = [
    { x: middleOf.x - half, y: middleOf.y - half },
    { x: middleOf.x + half, y: middleOf.y + half },
  ];
  const seen = (edge.length > 0 ? edge : round).map((corner) => turned(corner, turns));
  const [xs, ys] = [seen.map((corner) => corner.x * scale), seen.map((corner) => corner.y * scale)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function Plate({ group, at, full }: { group: Group; at: { x: number; y: number }; full: boolean }) {
  const text = full ? word(group.name) : group.short;
  const count = group.strength > 1 ? `${group.strength}` : "";
  const across = text.length * (full ? 7.3 : 8) + (count === "" ? 10 : count.length * 7 + 18);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g class={`screen-size plate ${sideClass(group.owner)} ${full ? "is-full" : ""}`} data-plate={group.key}>
        <rect x={-across / 2} y={3} width={across} height={HIGH} rx="4" />
        <text x={count === "" ? 0 : -(count.length * 7 + 8) / 2} y={3 + HIGH / 2 + 4.5}>
          {text}
        </text>
        {count !== "" && (
          <>
            <rect class="plate-count" x={across / 2 - count.length * 7 - 9} y={3} width={count.length * 7 + 9} height={HIGH} rx="4" />
            <text x={across / 2 - (count.length * 7 + 9) / 2} y={3 + HIGH / 2 + 4.5} class="plate-number">
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
