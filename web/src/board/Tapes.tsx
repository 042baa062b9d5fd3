// Tapes on the table: one's own, and those of the others in their colours.

import type { Point, Span, Tape } from "../wire";
import { useTable } from "../state/context";
import { tapeShown } from "../state/settings";
import { measured, seatName, t } from "../text/say";
import { Icon } from "../panels/Icon";
import { drawn } from "./camera";
import { Label } from "./Label";
import { middle, polyline } from "./shapes";
import { sideClass } from "./sides";

const between = ({ from, to }: Span): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

export function Tapes() {
  const table = useTable();
  const others = table.link.value?.tapes.value;
  return (
    <g class="tapes">
      {[...(others ?? [])].map(([seat, tape]) => (
        <g class={`tape tape-other ${sideClass(seat)}`} key={seat} data-testid="tape-other" data-seat={seat}>
          <Laid tape={tape} who={seatName(seat)} />
        </g>
      ))}
      <Own />
    </g>
  );
}

function Own() {
  const table = useTable();
  const { tape, spots } = table.taping;
  const first = spots.value[0];
  if (first === undefined) return null;
  if (tape.value !== null) {
    return (
      <g class="tape" data-testid="tape">
        <Laid tape={tape.value} />
      </g>
    );
  }
  const piece = "piece" in first ? table.pieces.value.get(first.piece) : undefined;
  const at = "point" in first ? first.point : piece && middle(piece.shape);
  return at ? (
    <g class="tape" data-testid="tape">
      <End at={at} />
    </g>
  ) : null;
}

function Laid({ tape, who }: { tape: Tape; who?: string }) {
  const last = tape.spans[tape.spans.length - 1];
  const whole = measured(tape.length, false);
  const of = (text: string): string => (who === undefined ? text : `${who}: ${text}`);
  return (
    <>
      {tape.spans.map((span) => (
        <>
          <polyline class="tape-edge" points={polyline([span.from, span.to])} />
          <polyline class="tape-line" points={polyline([span.from, span.to])} />
          <End at={span.from} />
          <End at={span.to} />
        </>
      ))}
      {tape.spans.map((span) => {
        const { short, full } = measured(span.length, span.exact);
        return <Label at={between(span)} text={short} full={of(full)} tone="tape" />;
      })}
      {last && tape.spans.length > 1 && <Label at={last.to} text={`Σ ${whole.short}`} full={of(`Σ ${whole.full}`)} tone="tape-sum" lift={30} />}
    </>
  );
}

function End({ at }: { at: Point }) {
  const { x, y } = drawn(at);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="tape-end screen-size" r="5" />
    </g>
  );
}

/** What the tape says, in words, and what can be done about it. */
export function TapeBar() {
  const table = useTable();
  const { taping } = table;
  const { spots, tape, on } = taping;
  if (!on.value && spots.value.length === 0) return null;
  const plays = table.seat.value !== null;
  const [only] = tape.value?.spans ?? [];
  const single = tape.value?.spans.length === 1 && only ? only.exact : false;
  return (
    <div class="tape-bar" data-testid="tape-bar">
      <span role="status">{tape.value === null ? t("tape-help") : measured(tape.value.length, single).full}</span>
      {spots.value.length > 1 && (
        <button type="button" class="tool" aria-label={t("tape-back")} title={t("tape-back")} data-testid="tape-back" onClick={() => taping.back()}>
          <Icon name="undo" />
        </button>
      )}
      {spots.value.length > 0 && (
        <button type="button" class="tool" aria-label={t("tape-clear")} title={t("tape-clear")} data-testid="tape-clear" onClick={() => taping.clear()}>
          <Icon name="erase" />
        </button>
      )}
      {plays && (
        <button
          type="button"
          class="tool"
          aria-label={t("tape-shown")}
          title={t("tape-shown")}
          aria-pressed={tapeShown.value === "on"}
          data-testid="tape-shown"
          onClick={() => (tapeShown.value = tapeShown.value === "on" ? "off" : "on")}
        >
          <Icon name="eye" />
        </button>
      )}
    </div>
  );
}
