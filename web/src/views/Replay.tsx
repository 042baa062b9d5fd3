// A match that was played, to look at step by step and to play on from anywhere.

import { signal, useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { FallBar } from "../board/Falls";
import { HoverLine } from "../board/HoverLine";
import { Minimap } from "../board/Minimap";
import { Emblem } from "../board/sides";
import { keepReplay, readReplay, replayAt } from "../http";
import { Failure } from "../panels/Findings";
import { TopBar } from "../panels/Frame";
import { Hand } from "../panels/Hand";
import { LogPanel } from "../panels/LogPanel";
import { PhaseBar } from "../panels/PhaseBar";
import { ReviewPanel } from "../panels/ReviewPanel";
import { ScorePanel } from "../panels/ScorePanel";
import { SidesPanel } from "../panels/SidesPanel";
import { Timeline } from "../panels/Timeline";
import { go, settle } from "../route";
import { TableContext } from "../state/context";
import { gameOf } from "../state/games";
import { steady } from "../state/steady";
import { Table } from "../state/table";
import { botName } from "../text/bots";
import { seatName, speaks, spokenGame, t } from "../text/say";
import type { ReplayCard, Scene } from "../wire";
import { ForkForm } from "./ForkForm";
import { CopyLink } from "./Setup";

export function Replay({ id, count, review }: { id: string | null; count: number; review: boolean }) {
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
  if (card !== null && card.id === id && speaks.value) return <Player key={card.id} card={card} first={count} review={review} />;
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

function Player({ card, first, review }: { card: ReplayCard; first: number; review: boolean }) {
  const scene = useMemo(() => signal<Scene | null>(null), [card.id]);
  const table = useMemo(() => new Table([], scene), [card.id]);
  const at = useSignal(Math.min(first, card.count));
  const [eyes, setEyes] = useState<number | null>(null);
  useEffect(() => () => table.end(), [table]);
  const running = useRunning(table, at, card.count);
  const last = useRef(at.peek());
  useEffect(() => {
    const wanted = at.value;
    const from = last.current;
    last.current = wanted;
    let stale = false;
    settle(`#/replay/${card.id}/${wanted}`);
    replayAt(card.id, wanted, eyes)
      .then((found) => {
        if (stale) return;
        // Whoever goes on by one step sees what fell in it.
        table.falling.skip();
        if (wanted === from + 1) table.falling.show(card.told.filter((line) => line.count === wanted), scene.peek(), 0);
        scene.value = steady(scene.peek(), found.scene);
      })
      .catch(() => running.stop());
    return () => {
      stale = true;
    };
  }, [at.value, card.id, eyes]);
  const to = (count: number): void => void (at.value = Math.max(0, Math.min(card.count, count)));
  const bots = gameOf(card.game)?.bots ?? [];
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
              <FallBar />
            </div>
            <Hand hands={null} />
            <Timeline card={card} at={at.value} to={to} running={running} speeds={SPEEDS.length} />
          </div>
          <div class="side-bar">
            <SidesPanel />
            <p class="panel winners">
              {card.seats.map((name, seat) => (
                <span>
                  <Emblem seat={seat} /> {seatName(seat)}: {bots.includes(name) ? t("bot", { name: botName(name) }) : name || t("person")}
                  {card.outcome?.winners.includes(seat) ? " ★" : ""}
                  {card.outcome?.resigned?.includes(seat) && <span class="tag is-away">{t("gave-up")}</span>}
                </span>
              ))}
              <Eyes seats={card.seats.length} eyes={eyes} setEyes={setEyes} />
            </p>
            <ReviewPanel card={card} now={at.value} to={to} open={review} />
            <details class="panel">
              <summary>{t("play-on")}</summary>
              <ForkForm card={card} count={at.value} />
            </details>
            <details class="panel">
              <summary>{t("share")}</summary>
              <CopyLink label={t("link-moment")} address={moment} />
            </details>
            {scene.value?.score && (
              <details class="panel">
                <summary>{t("score")}</summary>
                <ScorePanel score={scene.value.score} />
              </details>
            )}
            <LogPanel told={card.told} now={at.value} jump={to} />
          </div>
        </main>
      </div>
    </TableContext.Provider>
  );
}

export type Running = { on: boolean; speed: number; toggle: () => void; stop: () => void; setSpeed: (speed: number) => void };

/** Lets a replay run by itself. */
function useRunning(table: Table, at: Signal<number>, last: number): Running {
  const [on, setOn] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => {
      // What falls is looked at first, unless somebody is in a hurry.
      if (table.falling.now.peek() !== null && speed < SPEEDS.length - 1) return;
      if (at.peek() >= last) setOn(false);
      else at.value += 1;
    }, SPEEDS[speed]);
    return () => clearInterval(timer);
  }, [on, speed]);
  return { on, speed, toggle: () => setOn(!on), stop: () => setOn(false), setSpeed };
}

/** Whose knowledge the table shows. */
function Eyes({ seats, eyes, setEyes }: { seats: number; eyes: number | null; setEyes: (seat: number | null) => void }) {
  return (
    <label class="eyes">
      {t("eyes")}
      <select value={eyes === null ? "" : String(eyes)} data-testid="eyes" onChange={(event) => setEyes(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}>
        <option value="">{t("watch")}</option>
        {Array.from({ length: seats }, (_, seat) => (
          <option value={String(seat)}>{seatName(seat)}</option>
        ))}
      </select>
    </label>
  );
}
