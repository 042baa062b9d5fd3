// Somebody asks to take answers back.

import { useTable } from "../state/context";
import { seatName, t } from "../text/say";

export function TakeBackBar() {
  const table = useTable();
  const request = table.link.value?.takeBack.value ?? null;
  const seat = table.seat.value;
  if (request === null) return null;
  const answer = (word: "agree" | "decline" | "withdraw"): void => void table.wish({ request: word });
  const mine = request.seat === seat;
  const asked = seat !== null && request.open.includes(seat);
  return (
    <section class="panel take-back" role="alert" data-testid="take-back">
      <p>{mine ? t("take-back-mine") : t("take-back-of", { seat: seatName(request.seat) })}</p>
      <div class="buttons">
        {mine && (
          <button type="button" onClick={() => answer("withdraw")}>
            {t("withdraw")}
          </button>
        )}
        {asked && (
          <>
            <button type="button" data-testid="decline" onClick={() => answer("decline")}>
              {t("decline")}
            </button>
            <button type="button" class="main" data-testid="agree" onClick={() => answer("agree")}>
              {t("agree")}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
