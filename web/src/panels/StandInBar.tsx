// A bot plays for somebody: for me, by proposal, or for whoever is gone.

import { useState } from "preact/hooks";
import type { Seated } from "../wire";
import { useTable } from "../state/context";
import { gameOf } from "../state/games";
import { useTicks } from "../state/ticking";
import type { Table } from "../state/table";
import { botName } from "../text/bots";
import { seatName, t } from "../text/say";
import { BotChoice } from "./BotChoice";

export function StandInBar() {
  const table = useTable();
  const seat = table.seat.value;
  const mine = table.seats.value.find((each) => each.seat === seat)?.stand_in ?? null;
  const over = table.state.value?.outcome != null;
  return (
    <>
      {mine !== null && !over && (
        <section class="panel take-back" role="alert" data-testid="stood-in">
          <p>{t("stood-in", { bot: botName(mine) })}</p>
          <div class="buttons">
            <button type="button" class="main" data-testid="return" onClick={() => void table.wish("return")}>
              {t("return")}
            </button>
          </div>
        </section>
      )}
      <Proposal table={table} seat={seat} />
      {seat !== null && !over && table.seats.value.map((each) => <Missed key={each.seat} seated={each} />)}
    </>
  );
}

/** Somebody proposes that a bot plays for who is gone. */
function Proposal({ table, seat }: { table: Table; seat: number | null }) {
  const proposed = table.link.value?.standIn.value ?? null;
  if (proposed === null) return null;
  const answer = (word: "agree" | "decline" | "withdraw"): void => void table.wish({ "about-stand-in": word });
  const names = { seat: called(table, proposed.seat), bot: botName(proposed.bot), by: seatName(proposed.by) };
  return (
    <section class="panel take-back" role="alert" data-testid="stand-in-proposal">
      <p>{t(proposed.by === seat ? "stand-in-mine" : "stand-in-of", names)}</p>
      <div class="buttons">
        {proposed.by === seat && (
          <button type="button" onClick={() => answer("withdraw")}>
            {t("withdraw")}
          </button>
        )}
        {seat !== null && proposed.open.includes(seat) && (
          <>
            <button type="button" data-testid="stand-in-decline" onClick={() => answer("decline")}>
              {t("decline")}
            </button>
            <button type="button" class="main" data-testid="stand-in-agree" onClick={() => answer("agree")}>
              {t("agree")}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/** Somebody has been gone, or has done nothing although asked, for so long that a bot may play for them. */
function Missed({ seated }: { seated: Seated }) {
  const table = useTable();
  const link = table.link.value;
  const person = seated.kind === "person" && !table.links.some((each) => each.welcome.value?.seat === seated.seat) && !seated.resigned && seated.stand_in === null;
  const gone = link?.gone.value.get(seated.seat);
  const waiting = table.state.value?.waiting.find((each) => each.seat === seated.seat);
  useTicks(person && (gone !== undefined || waiting !== undefined), 1000);
  const welcome = link?.welcome.value;
  if (!person || welcome == null || link?.standIn.value != null) return null;
  const now = performance.now();
  const late = gone !== undefined ? now - gone >= welcome.absence : waiting !== undefined && waiting.since + now - (link?.since.value ?? now) >= welcome.stillness;
  if (!late) return null;
  return (
    <section class="panel take-back" data-testid={`missed-${seated.seat}`}>
      <p>{t(gone !== undefined ? "missed-gone" : "missed-still", { seat: called(table, seated.seat) })}</p>
      <HandOver seat={seated.seat} word="stand-in-propose" />
    </section>
  );
}

/** Chooses a bot and has it play a seat. */
export function HandOver({ seat, word, done }: { seat: number; word: string; done?: () => void }) {
  const table = useTable();
  const bots = gameOf(table.link.value?.welcome.value?.game ?? "")?.bots ?? [];
  const [bot, setBot] = useState<string | null>(null);
  const chosen = bot ?? bots[0] ?? "";
  const go = (): void => {
    void table.wish({ "stand-in": { seat, bot: chosen } });
    done?.();
  };
  return (
    <div class="hand-over">
      <BotChoice bots={bots} bot={chosen} choose={setBot} about={false} />
      <button type="button" data-testid="hand-over" disabled={chosen === ""} onClick={go}>
        {t(word)}
      </button>
    </div>
  );
}

/** Somebody by name and colour. */
function called(table: Table, seat: number): string {
  const name = table.seats.value.find((each) => each.seat === seat)?.name ?? "";
  return name === "" ? seatName(seat) : `${name} (${seatName(seat)})`;
}
