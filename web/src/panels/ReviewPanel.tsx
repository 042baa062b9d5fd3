// A match that is over, looked at again: chances, luck against decisions, and costly decisions as puzzles.

import { useEffect, useState } from "preact/hooks";
import { Emblem } from "../board/sides";
import { askReview } from "../http";
import { pose } from "../state/puzzles";
import { say, sayAll, seatName, t } from "../text/say";
import type { Costly, ReplayCard, Review, SideReview } from "../wire";
import { ChanceChart, decimal, percent } from "./ChanceChart";
import { Failure } from "./Findings";

/** How often the host is asked how far it has come; it gives up if nobody asks. */
const EVERY = 700;

type Props = { card: ReplayCard; now: number; to: (count: number) => void; open: boolean };

export function ReviewPanel({ card, now, to, open }: Props) {
  const [wanted, setWanted] = useState<"quick" | "deep" | null>(open ? "quick" : null);
  const { review, done, error } = useReview(card.id, wanted);
  if (card.outcome === null) return null;
  return (
    <details class="panel review" data-testid="review" open={open}>
      <summary>{t("review")}</summary>
      {wanted === null && (
        <>
          <p>{t("review-lead")}</p>
          <button type="button" class="main" data-testid="review-begin" onClick={() => setWanted("quick")}>
            {t("review-begin")}
          </button>
        </>
      )}
      {wanted !== null && review === null && error === null && (
        <p role="status">
          <label>
            {t("review-working")} <progress max={1} value={done} data-testid="review-progress" />
          </label>
        </p>
      )}
      <Failure error={error} />
      {review !== null && (
        <>
          <ChanceChart review={review} now={now} to={to} />
          <Account sides={review.sides} />
          <Decisions card={card} review={review} to={to} />
          {!review.deep && (
            <button type="button" class="small" onClick={() => setWanted("deep")}>
              {t("review-deep")}
            </button>
          )}
        </>
      )}
    </details>
  );
}

type Found = { review: Review | null; done: number; error: unknown };

/** Asks for a review until it is there. */
function useReview(id: string, wanted: "quick" | "deep" | null): Found {
  const [found, setFound] = useState<Found>({ review: null, done: 0, error: null });
  useEffect(() => {
    setFound({ review: null, done: 0, error: null });
    if (wanted === null) return undefined;
    let stale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      try {
        const state = await askReview(id, wanted === "deep");
        if (stale) return;
        if ("ready" in state) return setFound({ review: state.ready, done: 1, error: null });
        setFound({ review: null, done: state.working.done, error: null });
        timer = setTimeout(() => void ask(), EVERY);
      } catch (error) {
        if (!stale) setFound({ review: null, done: 0, error });
      }
    };
    void ask();
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [id, wanted]);
  return found;
}

/** Points of the chance to win, with their sign. */
const points = (part: number): string => `${part > 0 ? "+" : part < 0 ? "−" : ""}${decimal(Math.abs(part))}`;

/** How each side came from its first chance to its result. */
function Account({ sides }: { sides: readonly SideReview[] }) {
  return (
    <section aria-label={t("review-account")}>
      <h3>{t("review-account")}</h3>
      <table class="values" data-testid="review-account">
        <thead>
          <tr>
            <td />
            {sides.map((_, seat) => (
              <th scope="col">
                <Emblem seat={seat} /> {seatName(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name="review-start" cells={sides.map((side) => percent(side.start))} />
          <Row name="review-luck" cells={sides.map((side) => `${points(side.luck)} ± ${decimal(side.luck_error)}`)} />
          <Row name="review-own" cells={sides.map((side) => points(side.decisions))} />
          <Row name="review-others" cells={sides.map((side) => points(side.others))} />
          <Row name="review-end" cells={sides.map((side) => percent(side.end))} />
        </tbody>
      </table>
      <p class="quiet">{t("review-account-lead")}</p>
    </section>
  );
}

function Row({ name, cells }: { name: string; cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{t(name)}</th>
      {cells.map((cell) => (
        <td>{cell}</td>
      ))}
    </tr>
  );
}

/** The three costliest decisions of all, or of one side. */
function Decisions({ card, review, to }: { card: ReplayCard; review: Review; to: (count: number) => void }) {
  const [seat, setSeat] = useState<number | null>(null);
  const numbered = review.costly.map((costly, place) => ({ costly, place }));
  const shown = numbered.filter(({ costly }) => seat === null || costly.seat === seat).slice(0, 3);
  return (
    <section aria-label={t("review-costly")}>
      <h3>{t("review-costly")}</h3>
      {review.costly.length === 0 && <p data-testid="review-none">{t("review-none")}</p>}
      {review.costly.length > 0 && (
        <label>
          {t("review-whose")}{" "}
          <select value={seat === null ? "" : String(seat)} data-testid="review-whose" onChange={(event) => setSeat(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}>
            <option value="">{t("review-everybody")}</option>
            {review.sides.map((_, each) => (
              <option value={String(each)}>{seatName(each)}</option>
            ))}
          </select>
        </label>
      )}
      <ol class="costly">
        {shown.map(({ costly, place }) => (
          <Decision card={card} deep={review.deep} costly={costly} place={place} to={to} />
        ))}
      </ol>
    </section>
  );
}

type DecisionProps = { card: ReplayCard; deep: boolean; costly: Costly; place: number; to: (count: number) => void };

function Decision({ card, deep, costly, place, to }: DecisionProps) {
  const [shown, setShown] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const given = sayAll(costly.given);
  const better = sayAll(costly.better);
  return (
    <li data-testid="costly">
      <p>
        <Emblem seat={costly.seat} /> <strong>{t("review-cost", { seat: seatName(costly.seat), round: costly.round, cost: points(-costly.cost), error: decimal(costly.error) })}</strong>
      </p>
      <p class="quiet">{say(costly.asked)}</p>
      <p>{t("review-given", { says: given, chance: percent(costly.expected) })}</p>
      {shown && <p data-testid="better">{t("review-better", { says: better === given ? t("review-elsewhere") : better, chance: percent(costly.possible) })}</p>}
      <div class="buttons">
        <button type="button" class="small" onClick={() => to(costly.count)}>
          {t("review-look")}
        </button>
        <button type="button" class="small main" data-testid="puzzle" onClick={() => void pose(card, deep, place, costly).catch(setError)}>
          {t("review-puzzle")}
        </button>
        {!shown && (
          <button type="button" class="small" data-testid="show-better" onClick={() => setShown(true)}>
            {t("review-show-better")}
          </button>
        )}
      </div>
      <Failure error={error} />
    </li>
  );
}
