// Counters and disks that fall, seen from above: held high they are large, and their shadows lie far off.

import type { Fall, Falling, Piece, Point, Shape } from "../wire";
import { useTable } from "../state/context";
import { momentAt } from "../state/falling";
import { t } from "../text/say";
import { drawn, UNIT } from "./camera";
import { breadth, middle, movedTo, outline } from "./shapes";
import { sideClass } from "./sides";

/** At this height something looks twice as large, in hundredths of a millimetre. */
const TWICE = 60_000;

/** How far shadows lie off, in parts of the height. */
const OFF = 0.16;

const between = (one: number, other: number, part: number): number => one + (other - one) * part;

/** A falling thing between two recorded moments. */
export function poseAt(moments: readonly Falling[], moment: number): Falling | null {
  const first = moments[Math.min(moments.length - 1, Math.floor(moment))];
  const next = moments[Math.min(moments.length - 1, Math.floor(moment) + 1)];
  if (first === undefined || next === undefined) return null;
  const part = moment - Math.floor(moment);
  // The shorter way around.
  const turn = ((next.turn - first.turn + 540_000) % 360_000) - 180_000;
  return {
    at: { x: between(first.at.x, next.at.x, part), y: between(first.at.y, next.at.y, part) },
    height: between(first.height, next.height, part),
    turn: first.turn + turn * part,
  };
}

const ORIGIN: Point = { x: 0, y: 0 };

const shapeOf = (fall: Fall, pieces: ReadonlyMap<string, Piece>): Shape | null => {
  if ("shape" in fall.what) return fall.what.shape;
  const piece = pieces.get(fall.what.piece);
  return piece ? movedTo(piece.shape, ORIGIN) : null;
};

export function Falls() {
  const { falling, pieces } = useTable();
  const shown = falling.now.value;
  if (shown === null) return null;
  const moment = momentAt(falling.passed.value);
  const by = shown.by === null ? undefined : pieces.value.get(shown.by);
  const things = shown.falls
    .map((fall) => ({ pose: poseAt(fall.moments, moment), shape: shapeOf(fall, pieces.value) }))
    .sort((one, other) => (one.pose?.height ?? 0) - (other.pose?.height ?? 0));
  return (
    <g class={`falls ${sideClass(by?.owner ?? null)}`} data-testid="fall" data-falling={things.length} aria-hidden="true">
      {things.map(({ pose, shape }) => pose && shape && <Shadow pose={pose} shape={shape} />)}
      {by && shown.falls.length > 0 && <Hand by={by} falls={shown.falls} moment={moment} />}
      {things.map(({ pose, shape }) => pose && shape && <Thing pose={pose} shape={shape} />)}
    </g>
  );
}

const scaleOf = (height: number): number => 1 + Math.max(0, height) / TWICE;

function Thing({ pose, shape }: { pose: Falling; shape: Shape }) {
  const { x, y } = drawn(pose.at);
  return (
    <g transform={`translate(${x} ${y}) rotate(${90 - pose.turn / 1000}) scale(${scaleOf(pose.height)})`}>
      <path class="falling" d={outline(upright(shape))} />
      <path class="falling-mark" d={mark(breadth(shape) / UNIT)} />
    </g>
  );
}

function Shadow({ pose, shape }: { pose: Falling; shape: Shape }) {
  const { x, y } = drawn(pose.at);
  const off = (Math.max(0, pose.height) / UNIT) * OFF;
  return (
    <path class="falling-shadow" opacity={Math.max(0.15, 0.5 - pose.height / TWICE)} transform={`translate(${x + off} ${y + off * 1.4}) rotate(${90 - pose.turn / 1000})`} d={outline(upright(shape))} />
  );
}

/** A footprint that looks up, to be turned as it falls. */
const upright = (shape: Shape): Shape => ("box" in shape ? { box: { ...shape.box, heading: 90_000 } } : shape);

/** A stroke that shows how something turns. */
const mark = (size: number): string => `M0 ${-size * 0.32}V${size * 0.32}M${-size * 0.16} ${-size * 0.14}L0 ${-size * 0.32}L${size * 0.16} ${-size * 0.14}`;

/** The disk from which they are tipped; it is drawn back as soon as they have left it. */
function Hand({ by, falls, moment }: { by: Piece; falls: readonly Fall[]; moment: number }) {
  const starts = falls.flatMap((fall) => fall.moments.slice(0, 1));
  if (starts.length === 0 || falls.some((fall) => "piece" in fall.what)) return null;
  const mean = (part: (start: Falling) => number): number => starts.reduce((sum, start) => sum + part(start), 0) / starts.length;
  const { x, y } = drawn({ x: mean((start) => start.at.x), y: mean((start) => start.at.y) });
  const from = drawn(middle(by.shape));
  const gone = Math.min(1, moment / 8);
  const away = Math.hypot(from.x - x, from.y - y) || 1;
  const back = gone * 30;
  const [dx, dy] = [((from.x - x) / away) * back, ((from.y - y) / away) * back];
  return (
    <g class="carrier" opacity={1 - gone} transform={`translate(${x + dx} ${y + dy}) scale(${scaleOf(mean((start) => start.height))})`}>
      <circle r={breadth(by.shape) / 2 / UNIT} />
    </g>
  );
}

/** A button to go on at once. */
export function FallBar() {
  const { falling } = useTable();
  if (falling.now.value === null) return null;
  return (
    <div class="fall-bar" role="status">
      <span>{t("falling")}</span>
      <button type="button" class="small" data-testid="skip-fall" onClick={() => falling.skip()}>
        {t("falling-skip")}
      </button>
    </div>
  );
}
