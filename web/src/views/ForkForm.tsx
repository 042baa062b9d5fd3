// A match that goes on from a moment of a replay.

import { useState } from "preact/hooks";
import { forkReplay } from "../http";
import { Failure } from "../panels/Findings";
import { go } from "../route";
import { gameOf } from "../state/games";
import { botName } from "../text/bots";
import { seatName, t } from "../text/say";
import type { ReplayCard, SeatChoice } from "../wire";

/** Who plays on from here, and with which dice. */
export function ForkForm({ card, count }: { card: ReplayCard; count: number }) {
  const bots = gameOf(card.game)?.bots ?? [];
  const [seats, setSeats] = useState<string[]>(card.seats.map((_, seat) => (seat === 0 ? "" : (bots[0] ?? ""))));
  const [same, setSame] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const fork = async (): Promise<void> => {
    const choices: SeatChoice[] = seats.map((bot) => (bot === "" ? { person: "" } : { bot }));
    try {
      const begun = await forkReplay(card.id, { count, seats: choices, same_dice: same });
      const here = begun.tickets.filter((ticket) => ticket !== null);
      go(`#/play/${begun.id}/${here.length > 0 ? here.join("+") : begun.watch}`);
    } catch (failed) {
      setError(failed);
    }
  };
  return (
    <div class="fork">
      {seats.map((bot, seat) => (
        <label>
          {seatName(seat)}
          <select value={bot} onChange={(event) => setSeats(seats.map((each, at) => (at === seat ? event.currentTarget.value : each)))}>
            <option value="">{t("seat-here")}</option>
            {bots.map((name) => (
              <option value={name}>{t("bot", { name: botName(name) })}</option>
            ))}
          </select>
        </label>
      ))}
      <label>
        <input type="checkbox" checked={same} onChange={(event) => setSame(event.currentTarget.checked)} /> {t("same-dice")}
      </label>
      <button type="button" class="main" data-testid="fork" onClick={() => void fork()}>
        {t("play-on-here", { count })}
      </button>
      <Failure error={error} />
    </div>
  );
}
