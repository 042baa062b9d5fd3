// A disk with its name around the rim and its values on the face, as printed ones have them.

import type { Figure, Piece } from "../wire";
import { word } from "../text/say";
import { Badges } from "./badges";
import { drawn, UNIT } from "./camera";
import { breadth, middle } from "./shapes";
import { emblem } from "./sides";

/** Letters of a name are about so wide, in parts of their height. */
const WIDE = 0.58;

export function PrintedDisk({ piece, figures }: { piece: Piece; figures: readonly Figure[] }) {
  const { x, y } = drawn(middle(piece.shape));
  const radius = breadth(piece.shape) / 2 / UNIT;
  const seat = piece.owner;
  const champion = piece.badges.some((badge) => badge.symbol === "champion");
  const badges = piece.badges.filter((badge) => badge.symbol !== "champion");
  return (
    <g transform={`translate(${x} ${y})`} class={piece.people === undefined ? undefined : `people-${piece.people}`}>
      <circle class="halo" r={radius + 1.6} />
      <circle class="shade" r={radius} cy={radius * 0.05} />
      <circle class="rim" r={radius} />
      {seat !== null && <circle class="weave" r={radius} fill={`url(#side-pattern-${seat % 8})`} />}
      <circle class="band" r={radius * 0.74} />
      <circle class="face" r={radius * 0.66} />
      {champion && <circle class="champion" r={radius * 0.94} />}
      <g class="upright">
        <RimName name={word(piece.name)} of={piece.key} radius={radius} />
        {seat !== null && <path class="crest" d={emblem(seat)} transform={`translate(0 ${-radius * 0.47}) scale(${radius * 0.1})`} />}
        <text class="short" y={radius * 0.06} font-size={radius * (piece.short.length > 2 ? 0.38 : 0.48)}>
          {piece.short}
        </text>
        <Figures figures={figures} radius={radius} />
        <g transform={`translate(0 ${radius * 0.84})`}>
          <Badges badges={badges} size={radius * 0.17} />
        </g>
      </g>
    </g>
  );
}

/** The name along the upper rim; long ones in smaller letters. */
function RimName({ name, of, radius }: { name: string; of: string; radius: number }) {
  const along = radius * 0.8;
  const size = Math.min(radius * 0.17, (along * Math.PI * 0.92) / (name.length * WIDE));
  return (
    <>
      <path id={`rim-${of}`} d={`M${-along} 0A${along} ${along} 0 0 1 ${along} 0`} fill="none" />
      <text class="rim-name" font-size={size}>
        <textPath href={`#rim-${of}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </>
  );
}

/** Values side by side, each under its letters; those that are not as printed stand out. */
function Figures({ figures, radius }: { figures: readonly Figure[]; radius: number }) {
  const step = radius * 0.29;
  return (
    <>
      {figures.map(({ short, value, change }, index) => {
        const x = (index - (figures.length - 1) / 2) * step;
        return (
          <g class={change === 0 ? "figure" : change > 0 ? "figure is-more" : "figure is-less"} transform={`translate(${x} 0)`}>
            <text class="figure-name" y={radius * 0.2} font-size={radius * 0.12}>
              {short}
            </text>
            <text class="figure-value" y={radius * 0.42} font-size={radius * 0.25}>
              {value ?? "–"}
            </text>
          </g>
        );
      })}
    </>
  );
}
