// The names of terrain, always large enough to be read.

import { useComputed } from "@preact/signals";
import type { Piece } from "../wire";
import { useTable } from "../state/context";
import { lang } from "../state/settings";
import { length, word } from "../text/say";
import { drawn, turned, UNIT, type Spot2 } from "./camera";
import { written, type Box } from "./naming";
import { corners, middle } from "./shapes";

const wide = (text: string): number => text.length * 6.6 + 6;

export function GroundNames() {
  const table = useTable();
  // Names find their places anew only when one looks from notably nearer or farther.
  const step = useComputed(() => Math.floor(Math.log2(table.camera.value.scale) * 4));
  const turns = useComputed(() => table.camera.value.turns);
  const places = useComputed(() => {
    void lang.value;
    const scale = 2 ** (step.value / 4);
    const pieces = (table.scene.value?.pieces ?? []).filter((piece) => piece.standing === "table");
    const terrain = pieces.filter((piece) => piece.kind === "terrain" && named(piece));
    const taken = pieces.filter((piece) => piece.kind !== "terrain").map((piece) => boxOf(piece, scale, turns.value));
    return written(
      terrain.map((piece) => ({ key: piece.key, box: boxOf(piece, scale, turns.value), width: wide(title(piece)) })),
      taken,
    );
  });
  const looked = [table.hovered.value, table.selected.value];
  const scale = 2 ** (step.value / 4);
  const terrain = (table.scene.value?.pieces ?? []).filter((piece) => piece.standing === "table" && piece.kind === "terrain" && named(piece));
  return (
    <g class="ground-names" aria-hidden="true">
      {terrain.map((piece) => {
        const place = places.value.get(piece.key);
        if (place === undefined && !looked.includes(piece.key)) return null;
        const from = drawn(middle(piece.shape));
        const here = turned(from, turns.value);
        const off = place === undefined ? { x: 0, y: 0 } : { x: place.x - here.x * scale, y: place.y - here.y * scale };
        const text = title(piece);
        return (
          <g transform={`translate(${from.x} ${from.y})`} key={piece.key}>
            <g class="screen-size">
              <g transform={`translate(${off.x} ${off.y})`} class={place === undefined ? "ground-name is-called" : "ground-name"}>
                {place === undefined && <rect x={-wide(text) / 2 - 2} y={-10} width={wide(text) + 4} height="20" rx="10" />}
                <text y="4">{text}</text>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Walls of a building bear no name of their own, floors their height. */
const named = (piece: Piece): boolean => piece.group === undefined || (piece.elevation ?? 0) > 0;

const title = (piece: Piece): string => (piece.group === undefined ? word(piece.name) : length(piece.elevation ?? 0));

/** The box around a piece on the screen, before anything is moved about. */
function boxOf(piece: Piece, scale: number, turns: number): Box {
  const points: Spot2[] = "circle" in piece.shape ? round(piece.shape.circle) : corners(piece.shape);
  const seen = points.map((point) => turned(point, turns));
  const [xs, ys] = [seen.map((point) => point.x * scale), seen.map((point) => point.y * scale)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function round({ centre, diameter }: { centre: { x: number; y: number }; diameter: number }): Spot2[] {
  const { x, y } = drawn(centre);
  const radius = diameter / 2 / UNIT;
  return [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ];
}
