// Figures on the table, as large on the screen however near one looks.

import type { Point } from "../wire";
import { drawn } from "./camera";

type Look = {
  at: Point;
  text: string;
  /** More exactly, for whoever points at it or comes to it with the keyboard. */
  full?: string;
  tone?: string;
  /** How far above its place it stands, in pixels. */
  lift?: number;
};

export function Label({ at, text, full, tone = "plain", lift = 16 }: Look) {
  const { x, y } = drawn(at);
  const size = (words: string): number => words.length * 7.2 + 14;
  const plate = (words: string) => <rect x={-size(words) / 2} y={-lift - 10} width={size(words)} height="20" rx="10" />;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`screen-size label label-${tone}`}>
        {full === undefined ? (
          <>
            {plate(text)}
            <text y={-lift + 4}>{text}</text>
          </>
        ) : (
          <g class="label-both" role="img" tabindex={0} aria-label={full} data-testid="figure" data-short={text}>
            <g class="label-short">
              {plate(text)}
              <text y={-lift + 4}>{text}</text>
            </g>
            <g class="label-full">
              {plate(full)}
              <text y={-lift + 4}>{full}</text>
            </g>
          </g>
        )}
      </g>
    </g>
  );
}
