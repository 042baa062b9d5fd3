// How far the piece in hand would be from enemies and objectives.

import type { Point, Span } from "../wire";
import { useTable } from "../state/context";
import { measured, t, word } from "../text/say";
import { Label } from "./Label";
import { FEW, relevant } from "./relevant";
import { outline, polyline } from "./shapes";
import { inSight } from "./sightseeing";

/** How far along a line its figure is written: toward the far end, but where it can be seen. */
const PLACES = [0.62, 0.45, 0.3, 0.18];

const along = ({ from, to }: Span, part: number): Point => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });

export function Distances() {
  const table = useTable();
  const verdict = table.draft.verdict.value;
  if (table.draft.verb.value === null || verdict === null) return null;
  const all = verdict.preview.distances;
  const shown = table.allDistances.value ? all : relevant(all);
  const [camera, extent] = [table.camera.value, table.extent.value];
  const seen = (span: Span, rim: number): number | undefined => PLACES.find((part) => inSight(camera, extent, along(span, part), rim));
  const place = (span: Span): Point => along(span, seen(span, 0.1) ?? seen(span, 0.02) ?? 0.62);
  return (
    <g class="distances">
      {shown.map(({ to, aim, span }) => {
        const piece = table.pieces.value.get(to);
        const { short, full } = measured(span.length, span.exact);
        const name = piece ? word(piece.name) : to;
        return (
          <g class={`distance distance-${aim}`} data-testid="distance" data-to={to} data-length={span.length}>
            {piece && <path class="distance-aim" d={outline(piece.shape)} />}
            <polyline points={polyline([span.from, span.to])} />
            <Label at={place(span)} text={short} full={`${name}: ${full}`} tone="distance" lift={0} />
          </g>
        );
      })}
    </g>
  );
}

/** Asks for all distances where there are more than are shown. */
export function DistancesSwitch() {
  const table = useTable();
  const count = table.draft.verb.value === null ? 0 : (table.draft.verdict.value?.preview.distances.length ?? 0);
  if (count <= FEW) return null;
  return (
    <button type="button" class="board-chip" aria-pressed={table.allDistances.value} data-testid="all-distances" onClick={() => (table.allDistances.value = !table.allDistances.value)}>
      {t("all-distances", { count })}
    </button>
  );
}
