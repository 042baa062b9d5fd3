// Piles of pieces: a mark that tells how many lie there, and the pile fanned out while it is looked at.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Piece } from "../wire";
import type { Key } from "../names";
import { useTable } from "../state/context";
import { t } from "../text/say";
import { drawn, toScreen, UNIT } from "./camera";
import { fan, piles } from "./piles";
import { Body } from "./PieceView";
import { breadth, middle, movedTo } from "./shapes";
import { sideClass } from "./sides";

export function Fans() {
  const table = useTable();
  const scene = table.scene.value;
  const heaps = useMemo(() => piles(scene?.pieces ?? []), [scene]);
  const [open, setOpen] = useState<Key | null>(null);
  const [pinned, setPinned] = useState(false);
  const hovered = table.hovered.value;
  const pointing = table.draft.verb.value !== null && table.draft.isSpatial();
  useEffect(() => {
    if (pinned) return undefined;
    const over = hovered === null ? undefined : heaps.find((heap) => heap.includes(hovered));
    const wanted = pointing ? null : (over?.[0] ?? null);
    if (wanted === open) return undefined;
    const timer = setTimeout(() => setOpen(wanted), wanted === null ? 350 : 450);
    return () => clearTimeout(timer);
  }, [hovered, heaps, pinned, pointing, open]);
  const shown = heaps.find((heap) => heap[0] === open);
  return (
    <g class="fans">
      {heaps.map((heap) => {
        const top = table.pieces.value.get(heap[0] ?? "");
        if (!top) return null;
        const { x, y } = drawn(middle(top.shape));
        const radius = breadth(top.shape) / 2 / UNIT;
        const toggle = (): void => {
          const same = pinned && open === heap[0];
          setPinned(!same);
          setOpen(same ? null : (heap[0] ?? null));
        };
        return (
          <g
            class="pile-mark"
            role="button"
            tabindex={-1}
            aria-label={t("pile", { count: heap.length })}
            data-testid="pile"
            transform={`translate(${x} ${y})`}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={toggle}
          >
            <g class="upright">
              <circle cx={radius * 0.74} cy={-radius * 0.74} r={radius * 0.26} />
              <text x={radius * 0.74} y={-radius * 0.62} font-size={radius * 0.34}>
                {heap.length}
              </text>
            </g>
          </g>
        );
      })}
      {shown && <Fanned heap={shown.map((key) => table.pieces.value.get(key)).filter((piece) => piece !== undefined)} />}
    </g>
  );
}

/** A pile laid out, topmost first, each piece joined to where it lies. */
function Fanned({ heap }: { heap: readonly Piece[] }) {
  const table = useTable();
  const size = Math.max(...heap.map((piece) => breadth(piece.shape)));
  const spots = heap.map((piece) => middle(piece.shape));
  const sum = spots.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  const hub = { x: sum.x / heap.length, y: sum.y / heap.length };
  const reach = Math.max(...spots.map((spot) => Math.hypot(spot.x - hub.x, spot.y - hub.y)));
  const places = fan(heap.length, reach + size * 1.25, size);
  const { turns } = table.camera.value;
  // Downwards where there is no room above.
  const room = toScreen(table.camera.value, table.extent.value, drawn(hub)).y / table.camera.value.scale;
  const down = room < (reach + size * 1.9) / UNIT ? -1 : 1;
  return (
    <g class="fanned" data-testid="fan">
      {heap.map((piece, index) => {
        const spread = places[index] ?? { x: 0, y: 0 };
        const place = { x: spread.x, y: spread.y * down };
        // Fanned out towards the top of the screen, whichever way the table is turned.
        const turn = (turns * Math.PI) / 2;
        const at = {
          x: hub.x + place.x * Math.cos(turn) + place.y * Math.sin(turn),
          y: hub.y - (-place.x * Math.sin(turn) + place.y * Math.cos(turn)),
        };
        const from = drawn(middle(piece.shape));
        const to = drawn(at);
        return (
          <g>
            <path class="leader" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            <g
              class={`piece piece-${piece.kind} is-fanned ${sideClass(piece.owner)} ${table.canAct(piece.key) ? "can-act" : ""} ${table.candidates.value.has(piece.key) ? "is-candidate" : ""}`}
              data-piece={piece.key}
            >
              <Body piece={{ ...piece, shape: movedTo(piece.shape, at) }} />
            </g>
            <g transform={`translate(${to.x} ${to.y})`}>
              <g class="upright">
                <text class="fan-order" y={-breadth(piece.shape) / 2 / UNIT - 3}>
                  {index + 1}
                </text>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
