// How likely everybody is to win, as far as this seat can tell.

import { useEffect, useState } from "preact/hooks";
import { sideClass } from "../board/sides";
import { useTable } from "../state/context";
import { outlookOfBots, outlookOfPeople } from "../state/settings";
import type { Table } from "../state/table";
import { seatName, t } from "../text/say";
import { percent } from "./ReasonsView";

/** The switch for this sort of match: between people the bar is wanted less. */
export function outlookSwitch(table: Table) {
  const people = table.seats.value.filter((each) => each.kind === "person").length;
  return people > 1 ? outlookOfPeople : outlookOfBots;
}

export function OutlookBar() {
  const table = useTable();
  const [chances, setChances] = useState<readonly number[] | null>(null);
  const hints = table.link.value?.welcome.value?.hints ?? false;
  const plays = table.seat.value !== null && table.state.value?.outcome == null;
  const on = hints && plays && outlookSwitch(table).value === "on";
  const count = table.state.value?.count;
  const looking = table.looking.value;
  useEffect(() => {
    if (!on) return undefined;
    let stale = false;
    void table.ask("outlook").then((reply) => {
      if (stale || reply === null || typeof reply !== "object" || !("outlook" in reply)) return;
      // Before the first round nobody can tell.
      setChances(reply.outlook.chances.length > 0 ? reply.outlook.chances : null);
    });
    return () => {
      stale = true;
    };
  }, [on, count, looking]);
  if (!on || chances === null) return null;
  const words = chances.map((chance, seat) => t("outlook-of", { seat: seatName(seat), chance: percent(chance) })).join(", ");
  const own = chances[table.seat.value ?? -1];
  return (
    <div class="outlook" role="img" aria-label={t("outlook-is", { chances: words })} title={t("outlook-is", { chances: words })} data-testid="outlook">
      <span class="outlook-bar">
        {chances.map((chance, seat) => (
          <span class={sideClass(seat)} style={{ flexGrow: chance }} />
        ))}
      </span>
      {own !== undefined && <span class="outlook-own">{percent(own)}</span>}
    </div>
  );
}
