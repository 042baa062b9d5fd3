// What is laid over the table: ghosts, traces, rings, sight.

import type { Shape } from "../wire";
import { useTable } from "../state/context";
import { uncited } from "../panels/CitedText";
import { length, say, sayAll } from "../text/say";
import { drawn, UNIT } from "./camera";
import { Label } from "./Label";
import { around, breadth, corners, headingOf, middle, outline, polyline, radians, wedge } from "./shapes";
import { sideClass } from "./sides";

export function Ghosts() {
  const table = useTable();
  const verdict = table.draft.verdict.value;
  if (table.draft.verb.value === null || verdict === null) return null;
  const { ghosts, traces } = verdict.preview;
  const refused = verdict.refusals.length > 0;
  const carried = new Set(ghosts.map((ghost) => ghost.piece)).size;
  const numbered = ghosts.length > 1 && carried === 1;
  const need = table.draft.need.value;
  const formed = need !== null && "formation" in need;
  const hand = formed && table.draft.single.value ? need.formation.pieces[table.draft.part.value]?.piece : undefined;
  // Of many ways only the longest is told, and those that go too far.
  const longest = Math.max(...traces.map((trace) => trace.length));
  const told = formed || traces.length > 3 ? traces.filter((trace) => trace.length === longest).slice(0, 1) : traces;
  return (
    <g class={refused ? `ghosts is-refused ${formed && ghosts.some((ghost) => ghost.refused) ? "is-singled" : ""}` : "ghosts"}>
      {traces.map((trace) => (
        <polyline class={trace.allowed ? "trace" : "trace is-refused"} points={polyline(trace.points)} data-testid="trace" />
      ))}
      {ghosts.map((ghost, index) => {
        const piece = table.pieces.value.get(ghost.piece);
        const spot = drawn(middle(ghost.shape));
        return (
          <g
            class={`ghost ${sideClass(piece?.owner ?? table.seat.value)} ${ghost.last ? "is-last" : ""} ${ghost.refused ? "is-blamed" : ""} ${ghost.piece === hand ? "is-held" : ""}`}
            data-ghost={ghost.piece}
            data-refused={ghost.refused || undefined}
            data-testid="ghost"
          >
            <path d={outline(ghost.shape)} />
            <Front shape={ghost.shape} />
            <g transform={`translate(${spot.x} ${spot.y})`}>
              <g class="upright">
                <text class="ghost-name" font-size={formed ? breadth(ghost.shape) / UNIT / 3.4 : Math.max(9, breadth(ghost.shape) / UNIT / 3.2)}>
                  {ghost.refused ? "!" : ghost.elevation ? length(ghost.elevation) : numbered ? index + 1 : formed ? "" : piece?.short}
                </text>
              </g>
            </g>
          </g>
        );
      })}
      {told.map((trace) => {
        const end = trace.points[trace.points.length - 1];
        return end && trace.length > 0 ? <Label at={end} text={length(trace.length)} tone={trace.allowed && !refused ? "good" : "bad"} /> : null;
      })}
    </g>
  );
}

/** The direction of a flip whose landing nobody may measure: an arrow that says no more than that. */
export function Ways() {
  const table = useTable();
  const need = table.draft.need.value;
  const given = table.draft.shown.value?.given[0];
  if (table.scene.value?.field.measuring !== false || need === null || !("path" in need) || !given || !("path" in given)) return null;
  const piece = table.pieces.value.get(need.path.piece);
  const first = given.path[0];
  if (!piece || !first) return null;
  const [from, to] = [drawn(middle(piece.shape)), drawn(first)];
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 180;
  const radius = breadth(piece.shape) / 2 / UNIT;
  const arrow = `M${radius * 0.98} 0H${radius * 1.7}M${radius * 1.4} ${-radius * 0.25}L${radius * 1.7} 0L${radius * 1.4} ${radius * 0.25}`;
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${turn})`} data-testid="way">
      <path class="way-edge" d={arrow} />
      <path class="way" d={arrow} />
    </g>
  );
}

/** An arrow at the front of a ghost that has one. */
function Front({ shape }: { shape: Shape }) {
  if (!("box" in shape)) return null;
  const { x, y } = drawn(shape.box.centre);
  const half = shape.box.depth / 200;
  return (
    <path
      class="ghost-front"
      transform={`translate(${x} ${y}) rotate(${90 - shape.box.heading / 1000})`}
      d={`M-4 ${-half + 5}L0 ${-half - 3}L4 ${-half + 5}z`}
    />
  );
}

export function Rings() {
  const table = useTable();
  if (!table.showRings.value || table.selected.value === null) return null;
  return (
    <g class="rings" aria-hidden="true">
      {table.rings.value.map((ring, index) => (
        <g class={`ring ring-${index % 4}`}>
          {ring.half_angle !== null && (
            <clipPath id={`wedge-${index}`}>
              <path d={wedge(ring.around, ring.half_angle, ring.reach)} />
            </clipPath>
          )}
          <path class={ring.half_angle === null ? "" : "is-sector"} d={around(ring.around, ring.reach)} clip-path={ring.half_angle === null ? undefined : `url(#wedge-${index})`} />
        </g>
      ))}
    </g>
  );
}

/** Where front, flanks and rear of a regiment begin, while it is looked at. */
export function Arcs() {
  const table = useTable();
  const piece = table.pieces.value.get(table.hovered.value ?? table.selected.value ?? "");
  if (piece?.kind !== "regiment" || piece.standing !== "table") return null;
  const points = corners(piece.shape);
  const turn = radians(headingOf(piece.shape));
  const far = 130;
  // Along the diagonals: 45 degrees from the front and from the rear, outwards at each corner.
  const ways = [45, 135, 225, 315].map((degrees) => turn + (degrees / 180) * Math.PI);
  return (
    <g class="arcs" aria-hidden="true" data-testid="arcs">
      {points.map((corner, index) => {
        const way = ways[index] ?? 0;
        return <path d={`M${corner.x} ${corner.y}l${far * Math.cos(way)} ${-far * Math.sin(way)}`} />;
      })}
    </g>
  );
}

export function SightLine() {
  const table = useTable();
  const sight = table.sight.value;
  if (sight === null) return null;
  const notes = uncited(sayAll(sight.notes));
  return (
    <g class={`sight sight-${sight.verdict}`} data-testid="sight" data-verdict={sight.verdict}>
      <title>{notes}</title>
      {sight.blockers.map((key) => {
        const piece = table.pieces.value.get(key);
        return piece ? <path class="blocker" d={outline(piece.shape)} /> : null;
      })}
      {sight.line && <polyline points={polyline(sight.line)} />}
    </g>
  );
}

export function Regions() {
  const scene = useTable().scene.value;
  return (
    <g class="regions">
      {scene?.field.regions.map((region) => (
        <g class={`region ${sideClass(region.owner)}`} data-testid="region" data-owner={region.owner ?? undefined}>
          <title>{say(region.says)}</title>
          <path class="region-area" d={outline(region.shape)} />
          <path class="region-weave" d={outline(region.shape)} fill={region.owner === null ? "none" : `url(#side-pattern-${region.owner % 8})`} />
        </g>
      ))}
    </g>
  );
}
