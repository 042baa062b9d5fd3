// How likely each number is: bars to look at, and a table for everybody.

import type { Spread } from "../wire";
import { lang } from "../state/settings";
import { say, t } from "../text/say";
import { thousandths } from "./RollView";

/** Thousandths of a per cent in words; small chances are not rounded away. */
export function percent(millipercent: number): string {
  const value = millipercent / 1000;
  const digits = value > 0 && value < 1 ? 1 : 0;
  return t("percent", { value: value.toLocaleString(lang.value, { maximumFractionDigits: digits }) });
}

export function SpreadView({ spread }: { spread: Spread }) {
  const most = Math.max(1, ...spread.bars.map((bar) => bar.millipercent));
  return (
    <figure class="spread" data-testid="spread">
      <figcaption>
        {say(spread.says)} <span class="quiet">{t("spread-mean", { mean: thousandths(spread.mean) })}</span>
      </figcaption>
      <div class="spread-bars" aria-hidden="true">
        {spread.bars.map((bar) => (
          <span class="spread-bar" title={`${bar.value}: ${percent(bar.millipercent)}`}>
            <i style={`height:${Math.max(2, (bar.millipercent / most) * 100)}%`} />
            <b>{bar.value}</b>
          </span>
        ))}
      </div>
      <details>
        <summary>{t("spread-table")}</summary>
        <table class="values">
          <caption class="visually-hidden">{t("spread")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("spread-number")}</th>
              <th scope="col">{t("spread-exactly")}</th>
              <th scope="col">{t("spread-least")}</th>
            </tr>
          </thead>
          <tbody>
            {spread.bars.map((bar) => (
              <tr>
                <th scope="row">{bar.value}</th>
                <td>{percent(bar.millipercent)}</td>
                <td>{percent(bar.at_least)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
