// One thing on the table.

import { memo } from "../memo";
import type { Piece } from "../wire";
import { say } from "../text/say";
import { lang } from "../state/settings";
import { Badges } from "./badges";
import { PrintedDisk } from "./PrintedDisk";
import { Figure } from "./Figure";
import { drawn, UNIT } from "./camera";
import { look } from "./grounds";
import { breadth, corners, middle, outline } from "./shapes";
import { emblem, sideClass } from "./sides";

export type Look = {
  piece: Piece;
  selected: boolean;
  canAct: boolean;
  candidate: boolean;
  picked: boolean;
  faded: boolean;
  hovered: boolean;
  reachable: boolean;
};

/** A piece where it lies. Only drawn anew when something about it changes. */
export const PieceView = memo(function PieceView(seen: Look) {
  void lang.value;
  const { piece } = seen;
  const marks = [
    `piece piece-${piece.kind}`,
    sideClass(piece.owner),
    seen.selected && "is-selected",
    seen.canAct && "can-act",
    seen.candidate && "is-candidate",
    seen.picked && "is-picked",
    seen.faded && "is-faded",
    seen.hovered && "is-hovered",
  ];
  return (
    <g class={marks.filter(Boolean).join(" ")}>
      <g aria-hidden="true">
        <Body piece={piece} />
      </g>
      <path
        class="hit"
        d={outline(piece.shape)}
        role="button"
        tabindex={seen.reachable ? 0 : -1}
        aria-label={label(piece)}
        aria-pressed={seen.selected || seen.picked}
        data-piece={piece.key}
        data-kind={piece.kind}
        data-group={piece.group}
        data-owner={piece.owner ?? undefined}
        data-can-act={seen.canAct || undefined}
        data-candidate={seen.candidate || undefined}
        data-testid={`piece-${piece.key}`}
      />
    </g>
  );
});

/** A piece in one line: what it is and how it is. */
export function label(piece: Pick<Piece, "about" | "badges">): string {
  const marks = piece.badges.map((badge) => say(badge.says));
  return [say(piece.about), ...marks].join("; ");
}

/** What a piece looks like. */
export function Body({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case "terrain":
      return <Ground piece={piece} />;
    case "marker":
      return <Marker piece={piece} />;
    case "model":
      return <Figure piece={piece} />;
    default:
      return "box" in piece.shape ? <Regiment piece={piece} /> : <Disk piece={piece} />;
  }
}

function Disk({ piece }: { piece: Piece }) {
  if (piece.figures !== undefined) return <PrintedDisk piece={piece} figures={piece.figures} />;
  const { x, y } = drawn(middle(piece.shape));
  const radius = breadth(piece.shape) / 2 / UNIT;
  const seat = piece.owner;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="halo" r={radius + 1.6} />
      <circle class="shade" r={radius} cy={radius * 0.05} />
      <circle class="rim" r={radius} />
      {seat !== null && <circle class="weave" r={radius} fill={`url(#side-pattern-${seat % 8})`} />}
      <circle class="face" r={radius * 0.72} />
      <g class="upright">
        {seat !== null && (
          <path class="crest" d={emblem(seat)} transform={`translate(0 ${-radius * 0.44}) scale(${radius * 0.13})`} />
        )}
        <text class="short" y={radius * 0.2} font-size={radius * (piece.short.length > 2 ? 0.46 : 0.58)}>
          {piece.short}
        </text>
        <g transform={`translate(0 ${radius * 0.6})`}>
          <Badges badges={piece.badges} size={radius * 0.17} />
        </g>
      </g>
    </g>
  );
}

function Regiment({ piece }: { piece: Piece }) {
  const { x, y } = drawn(middle(piece.shape));
  if (!("box" in piece.shape)) return null;
  const { heading, width, depth } = piece.shape.box;
  const [w, d] = [width / UNIT, depth / UNIT];
  const seat = piece.owner;
  const size = Math.min(w, d);
  // Drawn facing up, then turned to its heading.
  const up = 90 - heading / 1000;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`rotate(${up})`}>
        <rect class="halo" x={-w / 2 - 1.6} y={-d / 2 - 1.6} width={w + 3.2} height={d + 3.2} rx="3" />
        <rect class="shade" x={-w / 2} y={-d / 2 + 1} width={w} height={d} rx="1.5" />
        <rect class="rim" x={-w / 2} y={-d / 2} width={w} height={d} rx="1.5" />
        {seat !== null && (
          <rect class="weave" x={-w / 2} y={-d / 2} width={w} height={d} rx="1.5" fill={`url(#side-pattern-${seat % 8})`} />
        )}
        <rect class="face" x={-w / 2 + size * 0.09} y={-d / 2 + size * 0.2} width={w - size * 0.18} height={d - size * 0.29} rx="1" />
        <path class="front" d={`M${-size * 0.14} ${-d / 2 + size * 0.15}L0 ${-d / 2 - size * 0.08}L${size * 0.14} ${-d / 2 + size * 0.15}z`} />
        <path class="front-edge" d={`M${-w / 2} ${-d / 2}H${w / 2}`} />
      </g>
      <g class="upright">
        {seat !== null && <path class="crest" d={emblem(seat)} transform={`translate(0 ${-size * 0.17}) scale(${size * 0.07})`} />}
        <text class="short" y={size * 0.15} font-size={size * 0.25}>
          {piece.short}
        </text>
        <g transform={`translate(0 ${size * 0.31})`}>
          <Badges badges={piece.badges} size={size * 0.1} />
        </g>
      </g>
    </g>
  );
}

function Ground({ piece }: { piece: Piece }) {
  const { x, y } = drawn(middle(piece.shape));
  const size = breadth(piece.shape) / UNIT;
  const edge = outline(piece.shape);
  return (
    <g class={`is-${look(piece)}`} data-ground={look(piece)}>
      <path class="halo" d={edge} />
      <path class="ground" d={edge} />
      <path class="ground-weave" d={edge} fill={`url(#ground-${look(piece)})`} />
      <g transform={`translate(${x} ${y})`}>
        <g class="upright">
          {piece.owner !== null && <path class="crest" d={emblem(piece.owner)} transform={`translate(0 ${-size * 0.16}) scale(${size * 0.05})`} />}
          <g transform={`translate(0 ${size * 0.16})`}>
            <Badges badges={piece.badges} size={size * 0.06} />
          </g>
        </g>
      </g>
    </g>
  );
}

function Marker({ piece }: { piece: Piece }) {
  const { x, y } = drawn(middle(piece.shape));
  const size = breadth(piece.shape) / UNIT;
  const corner = corners(piece.shape).length > 0;
  return (
    <>
      <path class="halo" d={outline(piece.shape)} />
      <path class="token" d={outline(piece.shape)} />
      <g transform={`translate(${x} ${y})`}>
        <g class="upright">
          {(size > 16 || corner) && (
            <text class="short" y={size * (corner && size <= 16 ? 0.24 : 0.16)} font-size={size * (corner ? (size > 16 ? 0.42 : 0.66) : 0.36)}>
              {piece.short}
            </text>
          )}
          <g transform={`translate(0 ${size * 0.36})`}>
            <Badges badges={piece.badges} size={size * 0.12} />
          </g>
        </g>
      </g>
    </>
  );
}
