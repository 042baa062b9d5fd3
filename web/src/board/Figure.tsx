// One model of a unit: its base, whose it is, and what only concerns it. What concerns the unit stands on the unit's plate.

import type { Piece } from "../wire";
import { length } from "../text/say";
import { Badges } from "./badges";
import { drawn, UNIT } from "./camera";
import { breadth, headingOf, middle, movedTo, outline } from "./shapes";
import { emblem } from "./sides";

/** Marks that are told for each model. */
const OWN = new Set(["damage", "warlord", "leader"]);

export function Figure({ piece }: { piece: Piece }) {
  const { x, y } = drawn(middle(piece.shape));
  const edge = outline(movedTo(piece.shape, { x: 0, y: 0 }));
  const size = breadth(piece.shape) / UNIT;
  const seat = piece.owner;
  const high = piece.elevation ?? 0;
  const badges = piece.badges.filter((badge) => OWN.has(badge.symbol));
  // Whoever stands higher throws a longer shadow.
  const fall = high > 0 ? size * 0.2 : size * 0.03;
  return (
    <g transform={`translate(${x} ${y})`} class={high > 0 ? "is-raised" : undefined}>
      <g class="upright">
        <g transform={`translate(${fall * 0.6} ${fall})`}>
          <g class="turned">
            <path class="shade" d={edge} />
          </g>
        </g>
      </g>
      <path class="halo" d={edge} />
      <path class="rim" d={edge} />
      {seat !== null && <path class="weave" d={edge} fill={`url(#side-pattern-${seat % 8})`} />}
      <path class="face" d={edge} transform="scale(.7)" />
      {"box" in piece.shape && <Front heading={headingOf(piece.shape)} depth={piece.shape.box.depth / UNIT} size={size} />}
      <g class="upright">
        {seat !== null && <path class="crest" d={emblem(seat)} transform={`scale(${size * 0.13})`} />}
        {badges.length > 0 && (
          <g transform={`translate(0 ${size * 0.34})`}>
            <Badges badges={badges} size={Math.min(4.2, size * 0.14)} />
          </g>
        )}
        {high > 0 && (
          <g class="height" transform={`translate(0 ${-size * 0.42})`}>
            <rect x={-8} y={-4.5} width="16" height="9" rx="4.5" />
            <text y="2.6" font-size="7.5">
              {length(high)}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}

function Front({ heading, depth, size }: { heading: number; depth: number; size: number }) {
  return <path class="front" transform={`rotate(${90 - heading / 1000})`} d={`M${-size * 0.16} ${-depth / 2 + size * 0.2}L0 ${-depth / 2 - size * 0.06}L${size * 0.16} ${-depth / 2 + size * 0.2}z`} />;
}
