// A match at the table.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { HoverLine } from "../board/HoverLine";
import type { Gestures } from "../board/gestures";
import { DistancesSwitch } from "../board/Distances";
import { FallBar } from "../board/Falls";
import { home } from "../board/following";
import { Minimap } from "../board/Minimap";
import { TapeBar } from "../board/Tapes";
import { listen, rotate, zoom } from "../keyboard";
import { TopBar } from "../panels/Frame";
import { Hand, Tray } from "../panels/Hand";
import { Icon, type IconName } from "../panels/Icon";
import { KeysDialog } from "../panels/KeysDialog";
import { LogPanel } from "../panels/LogPanel";
import { Outcome } from "../panels/Outcome";
import { PhaseBar } from "../panels/PhaseBar";
import { PromptPanel } from "../panels/PromptPanel";
import { PuzzlePanel } from "../panels/PuzzlePanel";
import { PinnedSheet, SheetPanel } from "../panels/SheetPanel";
import { SidesPanel } from "../panels/SidesPanel";
import { TableMenu } from "../panels/TableMenu";
import { OutlookBar } from "../panels/OutlookBar";
import { StandInBar } from "../panels/StandInBar";
import { TakeBackBar } from "../panels/TakeBackBar";
import { Coach } from "../panels/Coach";
import { ContactBar } from "../panels/ContactBar";
import { ScorePanel } from "../panels/ScorePanel";
import { useCalling } from "../state/calling";
import { TableContext, useTable } from "../state/context";
import { hint } from "../state/hint";
import { keepMatch } from "../state/kept";
import { Link } from "../state/link";
import { Table } from "../state/table";
import { say, seatName, speaks, spokenGame, t, word } from "../text/say";
import { Emblem } from "../board/sides";

export function TableView({ match, tickets }: { match: string; tickets: string[] }) {
  const table = useMemo(() => new Table(tickets.map((ticket) => new Link(match, ticket))), [match, tickets.join("+")]);
  useEffect(() => () => table.end(), [table]);
  const welcome = table.link.value?.welcome.value ?? null;
  useEffect(() => {
    if (welcome === null) return;
    spokenGame.value = welcome.game;
  }, [welcome?.game]);
  const over = table.state.value?.outcome != null;
  useEffect(() => {
    if (welcome === null || !speaks.value) return;
    const sides = welcome.state.scene.sides.map((side) => word(side.army)).join(" – ");
    keepMatch({ match, tickets: tickets.join("+"), game: welcome.game, at: Date.now(), with: sides, over });
  }, [welcome?.id, speaks.value, over]);
  return (
    <TableContext.Provider value={table}>
      {welcome === null || !speaks.value ? <Arriving table={table} /> : <AtTable match={match} />}
    </TableContext.Provider>
  );
}

function Arriving({ table }: { table: Table }) {
  const link = table.link.value;
  const closing = link?.closing.value;
  const ended = link?.contact.value === "ended";
  return (
    <>
      <TopBar />
      <main class="arriving">
        <p role="status">{closing ? say(closing) : t(ended ? "host-silent" : "arriving")}</p>
        {(closing || ended) && <a href="#/">{t("home")}</a>}
      </main>
    </>
  );
}

type Tab = "sheet" | "log" | "pieces" | "score";

function AtTable({ match }: { match: string }) {
  const { table, hands, setHands } = useDesk();
  const [tab, setTab] = useState<Tab>("log");
  const [keys, setKeys] = useState(false);
  const desk = useRef({ keys: () => setKeys(true) });
  useEffect(
    () =>
      listen({
        table,
        hands: () => hands.current,
        keys: () => desk.current.keys(),
        undo: () => void table.wish("undo"),
        hint: () => void hint(table),
      }),
    [table],
  );
  useCalling(table);
  const selected = table.selected.value;
  useEffect(() => {
    // Without a piece the log tells what has just happened.
    if (selected !== null) setTab("sheet");
    else setTab((now) => (now === "sheet" ? "log" : now));
  }, [selected]);
  const covered = table.handing.value !== null;
  if (covered) return <Cover table={table} />;
  const score = table.scene.value?.score ?? null;
  const tabs = (["log", "sheet", "score", "pieces"] as const).filter((each) => each !== "score" || score !== null);
  const over = table.state.value?.outcome != null;
  const jump = over ? (count: number) => void look(table, count) : undefined;
  return (
    <div class="at-table">
      <TopBar>
        <PhaseBar />
      </TopBar>
      <main class="table-main">
        <h1 class="visually-hidden">{t("board")}</h1>
        <div class="board-box">
          <div class="board-area">
            <Board gestures={setHands} />
            <HoverLine />
            <Minimap />
            <DistancesSwitch />
            <TapeBar />
            <FallBar />
          </div>
          <BoardTools match={match} keys={() => setKeys(true)} />
          {table.notice.value && (
            <p class="contact" role="status">
              {typeof table.notice.value === "string" ? t(table.notice.value) : table.notice.value.map(say).join(" ")}
            </p>
          )}
          <ContactBar />
          <Hand hands={hands.current} />
        </div>
        <div class="side-bar">
          <SidesPanel />
          <OutlookBar />
          <StandInBar />
          <TakeBackBar />
          <Outcome match={match} />
          <PuzzlePanel match={match} />
          <Coach />
          <PromptPanel hands={hands.current} />
          <PinnedSheet />
          <div class="tabs" role="tablist" aria-label={t("details")}>
            {tabs.map((each) => (
              <button type="button" role="tab" id={`tab-${each}`} aria-selected={tab === each} aria-controls="tab-panel" data-testid={`tab-${each}`} onClick={() => setTab(each)}>
                {t(`tab-${each}`)}
              </button>
            ))}
          </div>
          <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
            {tab === "log" && <LogPanel told={table.told.value} now={table.past.value?.count ?? null} jump={jump} />}
            {tab === "sheet" && <SheetPanel />}
            {tab === "score" && score !== null && <ScorePanel score={score} />}
            {tab === "pieces" && <Tray hands={hands.current} />}
          </div>
        </div>
      </main>
      {keys && <KeysDialog close={() => setKeys(false)} />}
    </div>
  );
}


function useDesk() {
  const table = useTable();
  const hands = useRef<Gestures | null>(null);
  const [, redraw] = useState(0);
  const setHands = (made: Gestures): void => {
    hands.current = made;
    redraw((count) => count + 1);
  };
  return { table, hands, setHands };
}

/** A past position of a match that is over. */
async function look(table: Table, count: number): Promise<void> {
  if (count === table.state.peek()?.count) {
    table.past.value = null;
    return;
  }
  const reply = await table.ask({ look: { count } });
  if (reply !== null && typeof reply === "object" && "look" in reply) table.past.value = { count, scene: reply.look };
}

function BoardTools({ match, keys }: { match: string; keys: () => void }) {
  const table = useTable();
  const undo = table.state.value?.undo ?? 0;
  const plays = table.seat.value !== null && table.state.value?.outcome == null;
  const tool = (label: string, face: IconName, act: () => void, id: string, pressed?: boolean) => (
    <button type="button" class={`tool tool-${id}`} aria-label={t(label)} title={t(label)} aria-pressed={pressed} data-testid={id} onClick={act}>
      <Icon name={face} />
    </button>
  );
  return (
    <div class="board-tools" role="toolbar" aria-label={t("tools")}>
      {tool("zoom-in", "plus", () => zoom(table, 1.3), "zoom-in")}
      {tool("zoom-out", "minus", () => zoom(table, 1 / 1.3), "zoom-out")}
      {tool("whole-table", "whole", () => home(table), "whole-table")}
      {tool("rotate", "rotate", () => rotate(table), "rotate")}
      {table.measures.value && tool("tape", "tape", () => table.taping.toggle(), "tape-tool", table.taping.on.value)}
      {table.enemies.value.length > 0 && tool("threat", "threat", () => (table.threat.on.value = !table.threat.on.value), "threat", table.threat.on.value)}
      {plays && <HintTool />}
      {plays && tool(undo > 0 ? "undo" : "undo-ask", "undo", () => void table.wish("undo"), "undo")}
      {tool("keys", "keys", keys, "keys")}
      <TableMenu match={match} />
    </div>
  );
}

/** Asks for a proposal; turns while the host thinks, and rests while nothing is asked or a move is under way. */
function HintTool() {
  const table = useTable();
  const thinks = table.hinting.value;
  const forbidden = table.link.value?.welcome.value?.hints === false;
  const label = t(forbidden ? "hints-forbidden" : thinks ? "hint-busy" : "hint");
  return (
    <button type="button" class="tool tool-hint" aria-label={label} title={label} aria-busy={thinks} disabled={!table.canHint.value} data-testid="hint" onClick={() => void hint(table)}>
      {thinks || table.draft.busy.value ? <span class="spinner" aria-hidden="true" /> : <Icon name="bulb" />}
    </button>
  );
}

/** Between two players of one screen nothing is shown. */
function Cover({ table }: { table: Table }) {
  const next = table.handing.value ?? 0;
  const seat = table.links[next]?.welcome.value?.seat ?? next;
  return (
    <main class="cover" data-testid="cover">
      <Emblem seat={seat} />
      <h1>{t("cover-title", { seat: seatName(seat) })}</h1>
      <p>{t("cover-lead")}</p>
      <button type="button" class="main big" data-testid="uncover" autoFocus onClick={() => table.hand(next)}>
        {t("cover-go", { seat: seatName(seat) })}
      </button>
    </main>
  );
}
