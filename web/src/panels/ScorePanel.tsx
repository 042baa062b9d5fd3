// How the match would be scored now: who holds what, and what it brings.

import type { Score, Stake } from "../wire";
import { Emblem } from "../board/sides";
import { useTable } from "../state/context";
import { say, seatName, t } from "../text/say";
import { RuleMark } from "./RuleMark";

export function ScorePanel({ score }: { score: Score }) {
  const table = useTable();
  const sides = table.scene.value?.sides ?? [];
  return (
    <section class="score" aria-label={t("score")} data-testid="score">
      <p>
        {say(score.says)} <RuleMark rule={score.rule} />
      </p>
      <table class="values">
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th scope="col">
                <Emblem seat={side.seat} /> {seatName(side.seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {score.stakes.map((stake) => (
            <StakeRow stake={stake} sides={sides.length} />
          ))}
        </tbody>
        {score.totals.some((total) => total !== null) && (
          <tfoot>
            <tr>
              <th scope="row">{t("score-total")}</th>
              {score.totals.map((total) => (
                <td>
                  <strong>{total ?? t("score-unknown")}</strong>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function StakeRow({ stake, sides }: { stake: Stake; sides: number }) {
  const table = useTable();
  const look = (key: string | null): void => void (table.hovered.value = key);
  const held = stake.piece === null ? null : stake.holder === null ? t("score-free") : t("score-held", { seat: seatName(stake.holder) });
  return (
    <tr data-stake={stake.piece ?? undefined} onPointerEnter={() => look(stake.piece)} onPointerLeave={() => look(null)}>
      <th scope="row">
        {say(stake.says)}
        {held && (
          <small>
            {stake.holder !== null && <Emblem seat={stake.holder} />} {held}
          </small>
        )}
      </th>
      {Array.from({ length: sides }, (_, seat) => (
        <td>{stake.points.length === 0 ? "" : (stake.points[seat] ?? t("score-unknown"))}</td>
      ))}
    </tr>
  );
}
