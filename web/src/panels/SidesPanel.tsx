// The players: army, numbers, clock, whether they are there and how long they have been deciding.

import type { Clock, Side, Tally, Waiting } from "../wire";
import { useTable } from "../state/context";
import { minutes, useTicks } from "../state/ticking";
import { botName } from "../text/bots";
import { say, seatName, t, word } from "../text/say";
import { Emblem, sideClass } from "../board/sides";

export function SidesPanel() {
  const table = useTable();
  const sides = table.scene.value?.sides ?? [];
  return (
    <section class="sides" aria-label={t("players")} data-testid="sides">
      {sides.map((side) => (
        <SideCard key={side.seat} side={side} />
      ))}
    </section>
  );
}

function SideCard({ side }: { side: Side }) {
  const table = useTable();
  const seated = table.seats.value.find((each) => each.seat === side.seat);
  const asked = table.state.value?.waiting.find((each) => each.seat === side.seat);
  const bot = seated && typeof seated.kind === "object" ? seated.kind.bot : null;
  const standIn = seated?.stand_in ?? null;
  const name = bot === null ? seated?.name : t("bot", { name: botName(bot) });
  const marks = ["side-card", sideClass(side.seat), asked && "is-asked", side.out && "is-out"];
  const own = table.seat.value === side.seat;
  const presence = seated && bot === null && !own ? t(seated.here ? "here" : "gone") : null;
  return (
    <article class={marks.filter(Boolean).join(" ")} data-testid={`side-${side.seat}`} data-here={seated?.here}>
      <header>
        <Emblem seat={side.seat} />
        <strong>{seatName(side.seat)}</strong>
        {presence && <span class={seated?.here ? "presence is-here" : "presence"} role="img" aria-label={presence} title={presence} />}
        {own && <span class="tag">{t("you")}</span>}
        {seated && !seated.here && <Away seat={side.seat} />}
        {seated?.resigned && <span class="tag is-away">{t("gave-up")}</span>}
        {seated?.trouble && (
          <span class="tag is-away" data-testid="trouble" title={say(seated.trouble)} aria-label={say(seated.trouble)}>
            {t("program-trouble")}
          </span>
        )}
        {side.clock && <ClockFace clock={side.clock} />}
        {asked && <Deciding waiting={asked} timed={side.clock === null && !own} />}
      </header>
      <Progress seat={side.seat} />
      <p class="army">
        {word(side.army)} {name && <span class="who">{name}</span>}
      </p>
      {standIn !== null && (
        <p class="stand-in" data-testid={`stand-in-${side.seat}`}>
          {t("stands-in", { bot: botName(standIn), seat: seated?.name || seatName(side.seat) })}
        </p>
      )}
      <Tallies tallies={side.tallies} />
    </article>
  );
}

/** Somebody is gone, and for how long. */
function Away({ seat }: { seat: number }) {
  const gone = useTable().link.value?.gone.value.get(seat);
  useTicks(gone !== undefined, 1000);
  return (
    <span class="tag is-away">
      {t("away")} {gone !== undefined && <time>{minutes((performance.now() - gone) / 1000)}</time>}
    </span>
  );
}

/** How far a bot has come with its answer. */
function Progress({ seat }: { seat: number }) {
  const thinking = useTable().link.value?.thinking.value ?? null;
  if (thinking?.seat !== seat) return null;
  return <progress class="thinking-part" max={100} value={thinking.done} aria-label={t("thinking-part")} data-testid={`thinking-${seat}`} />;
}

/** Numbers under short words; the whole words are there for those who ask. */
function Tallies({ tallies }: { tallies: readonly Tally[] }) {
  return (
    <dl class="tally-grid">
      {tallies.map((tally) => (
        <div title={say(tally.says)}>
          <dt aria-label={say(tally.says)}>{say(tally.short)}</dt>
          <dd>{word(tally.value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How long somebody has been asked. */
function Deciding({ waiting, timed }: { waiting: Waiting; timed: boolean }) {
  const since = useTable().link.value?.since.value ?? 0;
  useTicks(timed, 1000);
  const spent = (waiting.since + performance.now() - since) / 1000;
  return (
    <span class="deciding" data-testid="deciding" title={t("is-asked")}>
      <span class="asked" role="img" aria-label={t("is-asked")} />
      {timed && <time>{minutes(spent)}</time>}
    </span>
  );
}

/** The time a player has left, counting down while it runs. */
function ClockFace({ clock }: { clock: Clock }) {
  const since = useTable().link.value?.since.value ?? 0;
  useTicks(clock.runs);
  const gone = clock.runs ? performance.now() - since : 0;
  const left = Math.max(0, Math.ceil((clock.left - gone) / 1000));
  return (
    <time class={left < 30 ? "clock is-short" : "clock"} data-testid="clock">
      {minutes(left)}
    </time>
  );
}
