// How far the piece in hand would be from enemies and objectives.

import { useTable } from "../state/context";
import { measured, t, word } from "../text/say";
import { Label } from "./Label";
import { outline, polyline } from "./shapes";

/** So many of the nearest are shown unless all are wanted. */
const FEW = 3;

export function Distances() {
  const table = useTable();
  const verdict = table.draft.verdict.value;
  if (table.draft.verb.value === null || verdict === null) return null;
  const all = verdict.preview.distances;
  const shown = table.allDistances.value ? all : all.slice(0, FEW);
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
            <Label at={{ x: span.to.x * 0.62 + span.from.x * 0.38, y: span.to.y * 0.62 + span.from.y * 0.38 }} text={short} full={`${name}: ${full}`} tone="distance" lift={0} />
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
