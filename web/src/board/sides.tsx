// The sides, told apart by colour, pattern and emblem.

import type { ComponentChildren } from "preact";

/** Shapes of the emblems in a square from -1 to 1, in seat order. */
const EMBLEMS = [
  "M0-1 1 0 0 1-1 0z",
  "M-.8-.8H.8V.8H-.8z",
  "M0-1 .95.75H-.95z",
  "M-.9 0A.9.9 0 1 0 .9 0 .9.9 0 1 0-.9 0z",
  "M0-1 .3-.3 1 0 .3.3 0 1-.3.3-1 0-.3-.3z",
  "M-.35-1H.35V-.35H1V.35H.35V1H-.35V.35H-1V-.35H-.35z",
  "M0-1 .87-.5V.5L0 1-.87.5V-.5z",
  "M-.9-.7.9.7M.9-.7-.9.7",
];

export const emblem = (seat: number): string => EMBLEMS[seat % EMBLEMS.length] ?? "";

export const sideClass = (seat: number | null): string => (seat === null ? "side-none" : `side-${seat % 8}`);

/** The emblem of a side for running text. */
export function Emblem({ seat }: { seat: number }) {
  return (
    <svg class={`emblem ${sideClass(seat)}`} viewBox="-1.3 -1.3 2.6 2.6" aria-hidden="true">
      <path d={emblem(seat)} />
    </svg>
  );
}

/** Patterns that tell sides apart without colour. */
export function SidePatterns() {
  return (
    <>
      {PATTERNS.map((content, seat) => (
        <pattern id={`side-pattern-${seat}`} key={seat} width="6" height="6" patternUnits="userSpaceOnUse">
          {content}
        </pattern>
      ))}
    </>
  );
}

const line = (d: string): ComponentChildren => <path d={d} class="pattern-line" />;

const PATTERNS: ComponentChildren[] = [
  null,
  line("M-1 1 1-1M0 6 6 0M5 7 7 5"),
  <circle cx="3" cy="3" r="1" class="pattern-dot" />,
  line("M0 3H6"),
  line("M3 0V6"),
  line("M0 3H6M3 0V6"),
  line("M-1 5 1 7M0 0 6 6M5-1 7 1"),
  line("M0 0 6 6M6 0 0 6"),
];
