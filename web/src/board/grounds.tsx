// Kinds of terrain, told apart by colour and by pattern.

import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Piece } from "../wire";
import { useTable } from "../state/context";
import { say, t, word } from "../text/say";

/** Kinds that look alike whatever a game calls them. */
const ALIKE: Record<string, string> = { forest: "wood", rocks: "rock", cavern: "cave" };

const ink = (d: string): ComponentChildren => <path d={d} class="ground-ink" />;
const blot = (d: string): ComponentChildren => <path d={d} class="ground-blot" />;

/** Patterns in squares of so many millimetres. */
const PATTERNS: Record<string, { size: number; drawn: ComponentChildren }> = {
  wood: { size: 22, drawn: [blot("M6 14 11 3 16 14zM10 14h2v4h-2z"), ink("M0 20 3 13M22 20 19 13")] },
  village: { size: 26, drawn: [ink("M4 14 10 8 16 14V20H4z"), blot("M15 6 19 2 23 6V10H15z")] },
  field: { size: 12, drawn: ink("M0 3H12M0 9H12") },
  swamp: { size: 20, drawn: [ink("M2 8h8M12 16h7"), ink("M5 8V3M7 8 9 4M15 16v-5M17 16l2-4")] },
  building: { size: 14, drawn: ink("M0 0H14M0 7H14M4 0V7M11 7V14") },
  rock: { size: 20, drawn: [blot("M3 9 7 3 12 8 8 11z"), ink("M11 18 14 12 19 16")] },
  wall: { size: 8, drawn: ink("M0 4H8M4 0V4M0 4V8M8 4V8") },
  bush: { size: 12, drawn: <circle cx="5" cy="6" r="3" class="ground-blot" /> },
  hill: { size: 24, drawn: ink("M3 15Q12 3 21 15M8 20Q12 14 16 20") },
  lake: { size: 18, drawn: ink("M0 5q4.500-4 9 0t9 0M0 14q4.500-4 9 0t9 0") },
  gully: { size: 18, drawn: ink("M2 0 7 6 4 11 9 18M12 0 16 7 13 12 17 18") },
  palisade: { size: 10, drawn: blot("M1 10V3L3 0 5 3V10zM6 10V3L8 0 9.500 3V10z") },
  cave: { size: 20, drawn: blot("M4 16V10a6 6 0 0 1 12 0V16z") },
  "standing-stones": { size: 22, drawn: blot("M4 16 5 5H9L10 16zM13 20 14 10H18L19 20z") },
  watchtower: { size: 16, drawn: ink("M2 13V5H5V8H7V5H9V8H11V5H14V13z") },
  "ruined-windmill": { size: 20, drawn: ink("M4 4 16 16M16 4 4 16M10 10v9") },
  craters: {
    size: 26,
    drawn: [<circle cx="8" cy="8" r="5" class="ground-ink" />, <circle cx="19" cy="19" r="4" class="ground-ink" />, <circle cx="8" cy="8" r="2" class="ground-blot" />],
  },
  barricade: { size: 12, drawn: [ink("M0 12 12 0"), blot("M0 4V0H4zM12 8V12H8z")] },
  debris: { size: 18, drawn: [blot("M2 5 6 2 8 6 4 8z"), ink("M10 15 14 10 17 14"), blot("M11 4H14V6H11z")] },
  ruins: { size: 16, drawn: ink("M0 2H7M9 2H16M0 10H3M5 10H13M4 2V10M12 10V16") },
  floor: { size: 9, drawn: ink("M0 4.500H9M4.500 0V4.500") },
  mountain: { size: 26, drawn: [ink("M1 21 9 7 15 17 19 11 25 21"), blot("M6 12 9 7 12 12 10 11 9 13 8 11z")] },
  "scarred-valley": { size: 22, drawn: [ink("M2 3 20 19M7 1 22 14M0 8 14 21"), ink("M8 14 14 8")] },
  "good-temple": { size: 24, drawn: [ink("M4 20V10M9 20V10M15 20V10M20 20V10M2 20H22"), blot("M2 9 12 3 22 9z")] },
  "evil-temple": { size: 24, drawn: [blot("M2 4H22L12 12z"), ink("M5 20 8 8M19 20 16 8M2 20H22M12 12V20")] },
  chasm: { size: 24, drawn: blot("M0 9 5 6 9 11 15 7 24 10V14L17 13 12 17 7 14 0 16z") },
  desert: { size: 20, drawn: [ink("M0 7Q5 3 10 7T20 7"), <circle cx="5" cy="14" r="1" class="ground-blot" />, <circle cx="14" cy="16" r="1" class="ground-blot" />, <circle cx="11" cy="12" r=".8" class="ground-blot" />] },
  "rkarg-nest": { size: 20, drawn: [<circle cx="10" cy="10" r="3" class="ground-blot" />, ink("M10 7V1M10 13V19M7 10H1M13 10H19M8 8 4 4M12 12 16 16M12 8 16 4M8 12 4 16")] },
  staging: { size: 16, drawn: ink("M0 16 16 0M-4 4 4-4M12 20 20 12") },
  center: { size: 24, drawn: [<circle cx="12" cy="12" r="4" class="ground-ink" />, ink("M12 0V6M12 18V24M0 12H6M18 12H24")] },
  gate: { size: 20, drawn: [ink("M4 18V10a6 6 0 0 1 12 0V18"), ink("M8 18V11a2 2 0 0 1 4 0V18")] },
  other: { size: 7, drawn: ink("M1 5q1.500-3 3 0M4.500 2q1-2 2 0") },
};

/** The look of a piece of terrain. */
export function look(piece: Piece): string {
  const word = ALIKE[piece.ground ?? ""] ?? piece.ground ?? "";
  return word in PATTERNS ? word : "other";
}

/** Patterns stay upright however the table is turned. */
export function GroundPatterns() {
  const table = useTable();
  const turns = useComputed(() => table.camera.value.turns);
  return (
    <>
      {Object.entries(PATTERNS).map(([name, { size, drawn }]) => (
        <pattern id={`ground-${name}`} key={name} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform={`rotate(${-90 * turns.value})`}>
          {drawn}
        </pattern>
      ))}
    </>
  );
}

/** What the kinds of terrain on this table are and do. */
export function Legend() {
  const terrain = (useTable().scene.value?.pieces ?? []).filter((piece) => piece.kind === "terrain" && piece.standing === "table");
  const kinds = new Map(terrain.map((piece) => [`${look(piece)} ${word(piece.name)}`, piece]));
  if (kinds.size === 0) return null;
  return (
    <details class="grounds" data-testid="legend">
      <summary>{t("legend")}</summary>
      <ul>
        {[...kinds.values()].map((piece) => (
          <li>
            <svg class={`ground-swatch is-${look(piece)}`} viewBox="0 0 44 26" aria-hidden="true">
              <rect class="ground" width="44" height="26" rx="3" />
              <rect width="44" height="26" rx="3" fill={`url(#ground-${look(piece)})`} />
            </svg>
            <span>{say(piece.about)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
