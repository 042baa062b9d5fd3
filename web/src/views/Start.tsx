// The first view: choose a game and be at the table with one click, or go on with a match.

import { useEffect, useState } from "preact/hooks";
import { beginMatch } from "../http";
import { Failure } from "../panels/Findings";
import { TopBar } from "../panels/Frame";
import { go } from "../route";
import { games, silent } from "../state/games";
import { forgetMatch, keptMatches, type KeptMatch } from "../state/kept";
import { forgetLessons } from "../state/lessons";
import { coach, lang } from "../state/settings";
import { EASY } from "../text/bots";
import { spokenGame, t, word } from "../text/say";
import type { GameCard, NewMatch } from "../wire";
import { GamePicture } from "./GamePicture";

export function Start() {
  const [failure, setFailure] = useState<{ game: string; error: unknown } | null>(null);
  useEffect(() => {
    spokenGame.value = failure?.game ?? "";
  }, [failure]);
  const fail = (game: string) => (error: unknown) => setFailure({ game, error });
  return (
    <>
      <TopBar />
      <main class="start">
        <h1>{t("start-title")}</h1>
        <p class="lead">{t("start-lead")}</p>
        {silent.value && <p class="failure" role="alert">{t("host-silent")}</p>}
        <Failure error={failure?.error} />
        <div class="games" data-count={games.value.length}>
          {games.value.map((game) => (
            <GameTile game={game} fail={fail(game.id)} />
          ))}
        </div>
        <div class="shelves">
          <Kept />
          <section class="shelf">
            <h2>{t("replay-title")}</h2>
            <p>{t("replay-lead")}</p>
            <a class="button" href="#/replay">
              {t("replay-open")}
            </a>
          </section>
          <Shelf title={t("armies")} lead={t("armies-lead")} view="army" />
          <Shelf title={t("rules")} lead={t("rules-lead")} view="rules" />
        </div>
      </main>
    </>
  );
}

/** Something that every game has. */
function Shelf({ title, lead, view }: { title: string; lead: string; view: "army" | "rules" }) {
  return (
    <section class="shelf">
      <h2>{title}</h2>
      <p>{lead}</p>
      <nav class="links" aria-label={title}>
        {games.value.map((game) => (
          <a href={`#/${view}/${game.id}`}>{word(game.title)}</a>
        ))}
      </nav>
    </section>
  );
}

/** A person against the usual bot. */
export async function quickBattle(game: GameCard, wanted: Partial<NewMatch> = {}): Promise<string> {
  const bot = game.bots[0] ?? "random";
  const begun = await beginMatch({ game: game.id, options: {}, armies: [], seats: [{ person: "" }, { bot }], ...wanted });
  return `#/play/${begun.id}/${begun.tickets[0] ?? begun.watch}`;
}

function GameTile({ game, fail }: { game: GameCard; fail: (error: unknown) => void }) {
  const [busy, setBusy] = useState(false);
  const quick = async (wanted: Partial<NewMatch> = {}): Promise<void> => {
    setBusy(true);
    try {
      go(await quickBattle(game, wanted));
    } catch (error) {
      fail(error);
      setBusy(false);
    }
  };
  const first = game.first;
  const learn = (): void => {
    if (first === null) return;
    coach.value = "on";
    forgetLessons(game.id);
    void quick({ ...first, seats: [{ person: "" }, { bot: EASY }] });
  };
  const about = t(`game-${game.id}`);
  return (
    <article class="game" data-game={game.id} data-testid={`game-${game.id}`}>
      <GamePicture game={game.id} />
      <h2>{word(game.title)}</h2>
      <p>{about.startsWith("⟦") ? "" : about}</p>
      {game.table ? (
        <div class="game-buttons">
          <button type="button" class="main big" data-testid="quick-battle" disabled={busy} onClick={() => void quick()}>
            {t(busy ? "setting-up" : "quick-battle")}
          </button>
          {first && (
            <button type="button" class="big" data-testid="first-game" disabled={busy} onClick={learn}>
              {t("first-game")}
            </button>
          )}
          <a class="button" data-testid="set-up" href={`#/new/${game.id}`}>
            {t("set-up")}
          </a>
        </div>
      ) : (
        <p class="quiet">{t("no-table-yet")}</p>
      )}
      <nav class="links" aria-label={word(game.title)}>
        <a href={`#/army/${game.id}`}>{t("armies")}</a>
        <a href={`#/rules/${game.id}`}>{t("rules")}</a>
      </nav>
    </article>
  );
}

function Kept() {
  const all = keptMatches.value;
  if (all.length === 0) return null;
  return (
    <section class="shelf is-wide" data-testid="kept-matches">
      <h2>{t("kept")}</h2>
      <ul class="kept">
        {all.map((kept) => (
          <KeptLine kept={kept} />
        ))}
      </ul>
    </section>
  );
}

function KeptLine({ kept }: { kept: KeptMatch }) {
  const game = games.value.find((each) => each.id === kept.game);
  const when = new Date(kept.at).toLocaleString(lang.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li>
      <a href={`#/play/${kept.match}/${kept.tickets}`}>
        <strong>{t(kept.over ? "look-again" : "continue")}</strong> {game ? word(game.title) : kept.game}
        <span class="quiet">{kept.with ? `${kept.with} · ${when}` : when}</span>
      </a>
      <button type="button" class="small" aria-label={t("forget")} title={t("forget")} onClick={() => forgetMatch(kept)}>
        ×
      </button>
    </li>
  );
}
