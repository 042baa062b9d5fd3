// Everybody's chance to win over time; a click goes to the moment.

import { sideClass } from "../board/sides";
import { lang } from "../state/settings";
import { seatName, t } from "../text/say";
import type { ChanceAt, Review } from "../wire";

const WIDTH = 320;
const HEIGHT = 120;

/** Lines that are told apart without colour. */
const DASHES = ["", "6 3", "2 3", "8 3 2 3", "12 4", "4 6", "1 4", "10 2 2 2"];

export const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** Points of the chance to win. */
export const decimal = (part: number): string => (part * 100).toLocaleString(lang.value, { maximumFractionDigits: 1 });

/** The moment closest to a part of the whole. */
export function momentAt(chances: readonly ChanceAt[], part: number): number {
  const last = chances.at(-1)?.count ?? 0;
  const wanted = part * last;
  return chances.reduce((best, at) => (Math.abs(at.count - wanted) < Math.abs(best - wanted) ? at.count : best), 0);
}

/** What is said about a moment. */
const chancesOf = (at: ChanceAt): string => at.chances.map((chance, seat) => `${seatName(seat)} ${percent(chance)}`).join(", ");

export function ChanceChart({ review, now, to }: { review: Review; now: number; to: (count: number) => void }) {
  const { chances, rounds, sides } = review;
  const last = Math.max(1, chances.at(-1)?.count ?? 1);
  const x = (count: number): number => (WIDTH * count) / last;
  const y = (chance: number): number => HEIGHT * (1 - chance);
  const first = chances[0];
  const end = chances.at(-1);
  const label = first && end ? t("review-chart-label", { start: chancesOf(first), end: chancesOf(end) }) : "";
  const click = (event: MouseEvent & { currentTarget: SVGSVGElement }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    to(momentAt(chances, (event.clientX - box.left) / Math.max(1, box.width)));
  };
  return (
    <figure class="chances">
      <svg viewBox={`-2 -4 ${WIDTH + 4} ${HEIGHT + 8}`} preserveAspectRatio="none" role="img" aria-label={label} data-testid="review-chart" onClick={click}>
        <rect class="chances-ground" x={0} y={0} width={WIDTH} height={HEIGHT} />
        <path class="chances-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        {rounds.map((at) => (
          <path class="chances-round" d={`M${x(at.count)} 0V${HEIGHT}`} />
        ))}
        {sides.map((_, seat) => (
          <polyline class={`chances-line ${sideClass(seat)}`} stroke-dasharray={DASHES[seat % DASHES.length]} points={chances.map((at) => `${x(at.count)},${y(at.chances[seat] ?? 0)}`).join(" ")} />
        ))}
        {review.costly.map((costly) => (
          <path class={`chances-costly ${sideClass(costly.seat)}`} d={`M${x(costly.count)} ${HEIGHT}l-4 4h8z`} />
        ))}
        <path class="chances-now" d={`M${x(now)} -4V${HEIGHT + 4}`} />
      </svg>
      <details>
        <summary>{t("review-as-table")}</summary>
        <table class="values" data-testid="review-table">
          <thead>
            <tr>
              <th scope="col">{t("review-moment")}</th>
              {sides.map((_, seat) => (
                <th scope="col">{seatName(seat)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chances.map((at) => (
              <tr>
                <th scope="row">
                  <button type="button" class="small" aria-label={t("jump", { count: at.count })} onClick={() => to(at.count)}>
                    {at.count}
                  </button>
                </th>
                {at.chances.map((chance) => (
                  <td>{percent(chance)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
