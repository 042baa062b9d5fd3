// The whole table in small, while only a part of it is in sight.

import type { Spot2 } from "./camera";
import { toDrawing, UNIT } from "./camera";
import { memo } from "../memo";
import { useTable } from "../state/context";
import { t } from "../text/say";
import { breadth, middle, outline } from "./shapes";
import { sideClass } from "./sides";
import { hides, seenPart } from "./sightseeing";

export function Minimap() {
  const table = useTable();
  const scene = table.scene.value;
  const [camera, extent] = [table.camera.value, table.extent.value];
  if (scene === null || extent.width === 0 || !hides(scene.field, camera, extent)) return null;
  const [width, depth] = [scene.field.width / UNIT, scene.field.depth / UNIT];
  const middleOf: Spot2 = { x: width / 2, y: -depth / 2 };
  const [across, down] = camera.turns % 2 === 0 ? [width, depth] : [depth, width];
  const jump = (event: PointerEvent): void => {
    if (event.buttons === 0 && event.type === "pointermove") return;
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const scale = box.width / across;
    const small = { centre: middleOf, scale, turns: camera.turns };
    const at = toDrawing(small, { width: box.width, height: box.height }, { x: event.clientX - box.left, y: event.clientY - box.top });
    table.camera.value = { ...table.camera.peek(), centre: at };
    event.stopPropagation();
  };
  const view = seenPart(camera, extent);
  return (
    <svg
      class="minimap"
      role="img"
      aria-label={t("minimap")}
      data-testid="minimap"
      viewBox={`${-across / 2} ${-down / 2} ${across} ${down}`}
      style={{ aspectRatio: `${across} / ${down}` }}
      onPointerDown={jump}
      onPointerMove={jump}
    >
      <g transform={`rotate(${camera.turns * 90}) translate(${-middleOf.x} ${-middleOf.y})`}>
        <rect class="mini-mat" x="0" y={-depth} width={width} height={depth} />
        <Small across={across} />
        <path class="mini-view" data-testid="mini-view" d={`M${view.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}z`} />
      </g>
    </svg>
  );
}

const short = (value: number): number => Math.round(value * 10) / 10;

/** What lies on the table; moving the view does not draw it anew. */
const Small = memo(function Small({ across }: { across: number }) {
  const table = useTable();
  const scene = table.scene.value;
  if (scene === null) return null;
  return (
    <>
      {scene.field.regions.map((region) => (
        <path class={`mini-region ${sideClass(region.owner)}`} d={outline(region.shape)} />
      ))}
      {scene.pieces
        .filter((piece) => piece.standing === "table")
        .map((piece) =>
          piece.kind === "terrain" ? (
            <path class="mini-terrain" d={outline(piece.shape)} />
          ) : (
            <circle
              class={`mini-piece ${sideClass(piece.owner)} ${table.canAct(piece.key) ? "can-act" : ""} ${table.groups.same(table.selected.value, piece.key) ? "is-selected" : ""}`}
              cx={middle(piece.shape).x / UNIT}
              cy={-middle(piece.shape).y / UNIT}
              r={Math.max(breadth(piece.shape) / UNIT / 2, across / 44)}
            />
          ),
        )}
    </>
  );
});
