// A match that was played, to look at step by step and to play on from anywhere.

import { signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { HoverLine } from "../board/HoverLine";
import { Minimap } from "../board/Minimap";
import { Emblem } from "../board/sides";
import { forkReplay, keepReplay, readReplay, replayAt } from "../http";
import { Failure } from "../panels/Findings";
import { TopBar } from "../panels/Frame";
import { Icon, type IconName } from "../panels/Icon";
import { LogPanel } from "../panels/LogPanel";
import { PhaseBar } from "../panels/PhaseBar";
import { SidesPanel } from "../panels/SidesPanel";
import { go, settle } from "../route";
import { TableContext } from "../state/context";
import { gameOf } from "../state/games";
import { steady } from "../state/steady";
import { Table } from "../state/table";
import { seatName, speaks, spokenGame, t } from "../text/say";
import type { ReplayCard, Scene, SeatChoice } from "../wire";
import { CopyLink } from "./Setup";

export function Replay({ id, count }: { id: string | null; count: number }) {
  const [card, setCard] = useState<ReplayCard | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (id === null) return setCard(null);
    if (card?.id === id) return;
    readReplay(id).then(setCard).catch(setError);
  }, [id]);
  useEffect(() => {
    spokenGame.value = card?.game ?? "";
  }, [card]);
  if (card !== null && card.id === id && speaks.value) return <Player card={card} first={count} />;
  const open = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
    setError(null);
    try {
      const kept = await keepReplay(await file.text());
      setCard(kept);
      go(`#/replay/${kept.id}/0`);
    } catch (failed) {
      setError(failed);
    }
  };
  return (
    <>
      <TopBar />
      <main class="setup">
        <h1>{t("replay-title")}</h1>
        <p>{t("replay-lead")}</p>
        <label class="button main file-button">
          {t("replay-file")}
          <input type="file" class="visually-hidden" data-testid="replay-file" onChange={(event) => void open(event.currentTarget)} />
        </label>
        <Failure error={error} />
      </main>
    </>
  );
}

const SPEEDS = [1600, 800, 400, 150];

function Player({ card, first }: { card: ReplayCard; first: number }) {
  const scene = useMemo(() => signal<Scene | null>(null), [card.id]);
  const table = useMemo(() => new Table([], scene), [card.id]);
  const at = useSignal(Math.min(first, card.count));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => () => table.end(), [table]);
  useEffect(() => {
    const wanted = at.value;
    let stale = false;
    settle(`#/replay/${card.id}/${wanted}`);
    replayAt(card.id, wanted)
      .then((found) => {
        if (!stale) scene.value = steady(scene.peek(), found.scene);
      })
      .catch(() => setPlaying(false));
    return () => {
      stale = true;
    };
  }, [at.value, card.id]);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      if (at.peek() >= card.count) setPlaying(false);
      else at.value += 1;
    }, SPEEDS[speed]);
    return () => clearInterval(timer);
  }, [playing, speed]);
  const to = (count: number): void => void (at.value = Math.max(0, Math.min(card.count, count)));
  const headings = card.told.filter((line) => line.heading > 0);
  const phase = (step: 1 | -1): void => {
    const marks = headings.map((line) => line.count);
    const next = step > 0 ? marks.find((count) => count > at.value) : marks.findLast((count) => count < at.value);
    to(next ?? (step > 0 ? card.count : 0));
  };
  const button = (label: string, face: IconName, act: () => void, id: string) => (
    <button type="button" class="tool" aria-label={t(label)} title={t(label)} data-testid={id} onClick={act}>
      <Icon name={face} />
    </button>
  );
  const moment = `${location.href.split("#")[0] ?? ""}#/replay/${card.id}/${at.value}`;
  return (
    <TableContext.Provider value={table}>
      <div class="at-table">
        <TopBar>
          <PhaseBar />
        </TopBar>
        <main class="table-main">
          <h1 class="visually-hidden">{t("replay-title")}</h1>
          <div class="board-box">
            <div class="board-area">
              <Board gestures={() => undefined} />
              <HoverLine />
              <Minimap />
            </div>
            <div class="timeline" role="group" aria-label={t("timeline")} data-testid="timeline">
              {button("first", "first", () => to(0), "first")}
              {button("phase-before", "rewind", () => phase(-1), "phase-before")}
              {button("step-before", "back", () => to(at.value - 1), "step-before")}
              {button(playing ? "pause" : "run", playing ? "pause" : "run", () => setPlaying(!playing), "run")}
              {button("step-after", "on", () => to(at.value + 1), "step-after")}
              {button("phase-after", "forward", () => phase(1), "phase-after")}
              {button("last", "last", () => to(card.count), "last")}
              <label class="scrub">
                <span class="visually-hidden">{t("timeline")}</span>
                <input type="range" min={0} max={card.count} value={at.value} list="phases" data-testid="scrub" onInput={(event) => to(Number(event.currentTarget.value))} />
              </label>
              <datalist id="phases">
                {headings.map((line) => (
                  <option value={line.count} />
                ))}
              </datalist>
              <output data-testid="at">{t("moment", { count: at.value, all: card.count })}</output>
              <label>
                <span class="visually-hidden">{t("speed")}</span>
                <select value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
                  {SPEEDS.map((_, index) => (
                    <option value={index}>{`×${2 ** index / 2}`}</option>
                  ))}
                </select>
              </label>
            </div>
          </div>
          <div class="side-bar">
            <SidesPanel />
            <p class="panel winners">
              {card.seats.map((name, seat) => (
                <span>
                  <Emblem seat={seat} /> {seatName(seat)}: {name || t("person")}
                  {card.outcome?.winners.includes(seat) ? " ★" : ""}
                </span>
              ))}
            </p>
            <details class="panel">
              <summary>{t("play-on")}</summary>
              <ForkForm card={card} count={at.value} />
            </details>
            <details class="panel">
              <summary>{t("share")}</summary>
              <CopyLink label={t("link-moment")} address={moment} />
            </details>
            <LogPanel told={card.told} now={at.value} jump={to} />
          </div>
        </main>
      </div>
    </TableContext.Provider>
  );
}

/** Who plays on from here, and with which dice. */
function ForkForm({ card, count }: { card: ReplayCard; count: number }) {
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
              <option value={name}>{t("bot", { name })}</option>
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
