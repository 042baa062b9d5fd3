// The players: army, numbers, clock, whether they are there.

import { useEffect, useState } from "preact/hooks";
import type { Clock, Side } from "../wire";
import { useTable } from "../state/context";
import { say, seatName, t, word } from "../text/say";
import { Emblem, sideClass } from "../board/sides";

export function SidesPanel() {
  const table = useTable();
  const sides = table.scene.value?.sides ?? [];
  return (
    <section class="sides" aria-label={t("players")} data-testid="sides">
      {sides.map((side) => (
        <SideCard side={side} />
      ))}
    </section>
  );
}

function SideCard({ side }: { side: Side }) {
  const table = useTable();
  const seated = table.seats.value.find((each) => each.seat === side.seat);
  const asked = table.state.value?.waiting.some((each) => each.seat === side.seat) ?? false;
  const bot = seated && typeof seated.kind === "object" ? seated.kind.bot : null;
  const name = bot === null ? seated?.name : t("bot", { name: bot });
  const marks = ["side-card", sideClass(side.seat), asked && "is-asked", side.out && "is-out"];
  return (
    <article class={marks.filter(Boolean).join(" ")} data-testid={`side-${side.seat}`} data-here={seated?.here}>
      <header>
        <Emblem seat={side.seat} />
        <strong>{seatName(side.seat)}</strong>
        {table.seat.value === side.seat && <span class="tag">{t("you")}</span>}
        <span class="who">{name}</span>
        {seated && !seated.here && <span class="tag is-away">{t("away")}</span>}
        {seated?.resigned && <span class="tag is-away">{t("gave-up")}</span>}
        {asked && <span class="asked" title={t("is-asked")} aria-label={t("is-asked")} role="img" />}
        {side.clock && <ClockFace clock={side.clock} />}
      </header>
      <p class="army">{word(side.army)}</p>
      <dl>
        {side.tallies.map((tally) => (
          <div>
            <dt>{say(tally.says)}</dt>
            <dd>{word(tally.value)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** The time a player has left, counting down while it runs. */
function ClockFace({ clock }: { clock: Clock }) {
  const since = useTable().link.value?.since.value ?? 0;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock.runs) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [clock.runs]);
  const gone = clock.runs ? performance.now() - since : 0;
  const left = Math.max(0, Math.ceil((clock.left - gone) / 1000));
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <time class={left < 30 ? "clock is-short" : "clock"} data-testid="clock">
      {text}
    </time>
  );
}
