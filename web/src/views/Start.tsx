// The first view: choose a game and be at the table with one click.

import { useEffect, useState } from "preact/hooks";
import { beginMatch } from "../http";
import { Failure } from "../panels/Findings";
import { TopBar } from "../panels/Frame";
import { go } from "../route";
import { games, silent } from "../state/games";
import { forgetMatch, keptMatches } from "../state/kept";
import { coach, lang } from "../state/settings";
import { spokenGame, t, word } from "../text/say";
import type { GameCard } from "../wire";

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
        <div class="games">
          {games.value.map((game) => (
            <GameTile game={game} fail={fail(game.id)} />
          ))}
        </div>
        <Kept />
        <section class="more">
          <h2>{t("replay-title")}</h2>
          <p>
            {t("replay-lead")} <a href="#/replay">{t("replay-open")}</a>
          </p>
        </section>
      </main>
    </>
  );
}

/** A person against the usual bot, with ready armies. */
export async function quickBattle(game: GameCard, options: Record<string, string> = {}): Promise<string> {
  const bot = game.bots[0] ?? "random";
  const begun = await beginMatch({ game: game.id, options, armies: [], seats: [{ person: "" }, { bot }] });
  return `#/play/${begun.id}/${begun.tickets[0] ?? begun.watch}`;
}

function GameTile({ game, fail }: { game: GameCard; fail: (error: unknown) => void }) {
  const [busy, setBusy] = useState(false);
  const quick = async (options: Record<string, string> = {}): Promise<void> => {
    setBusy(true);
    try {
      go(await quickBattle(game, options));
    } catch (error) {
      fail(error);
      setBusy(false);
    }
  };
  const first = (): void => {
    coach.value = "on";
    void quick({ scenario: "learning" });
  };
  const learning = game.options.some((option) => option.name === "scenario" && option.values.some(({ form }) => "word" in form && form.word === "learning"));
  const about = t(`game-${game.id}`);
  return (
    <article class="game" data-game={game.id} data-testid={`game-${game.id}`}>
      <GamePicture game={game.id} />
      <h2>{word(game.title)}</h2>
      {!about.startsWith("⟦") && <p>{about}</p>}
      {game.table ? (
        <div class="buttons">
          <button type="button" class="main big" data-testid="quick-battle" disabled={busy} onClick={() => void quick()}>
            {t(busy ? "setting-up" : "quick-battle")}
          </button>
          <a class="button" data-testid="set-up" href={`#/new/${game.id}`}>
            {t("set-up")}
          </a>
          {learning && (
            <button type="button" data-testid="first-game" disabled={busy} onClick={first}>
              {t("first-game")}
            </button>
          )}
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

/** A small drawing of what a game's pieces look like. */
function GamePicture({ game }: { game: string }) {
  const disks = game === "whdw" || game === "dw";
  return (
    <svg class="game-picture" viewBox="0 0 320 120" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect class="mat" width="320" height="120" />
      {disks ? (
        <>
          <g class="side-1">
            <circle class="rim" cx="212" cy="52" r="34" />
            <circle class="face" cx="212" cy="52" r="24" />
          </g>
          <g class="side-0">
            <circle class="rim" cx="172" cy="74" r="30" />
            <circle class="face" cx="172" cy="74" r="21" />
            <circle class="arc" cx="106" cy="70" r="30" />
            <circle class="arc" cx="42" cy="66" r="30" />
          </g>
        </>
      ) : (
        <>
          <g class="side-0" transform="rotate(-8 90 70)">
            <rect class="rim" x="40" y="48" width="100" height="44" rx="3" />
            <rect class="face" x="46" y="58" width="88" height="29" rx="2" />
          </g>
          <g class="side-1" transform="rotate(6 230 50)">
            <rect class="rim" x="180" y="24" width="100" height="44" rx="3" />
            <rect class="face" x="186" y="29" width="88" height="29" rx="2" />
          </g>
        </>
      )}
    </svg>
  );
}

function Kept() {
  const all = keptMatches.value;
  if (all.length === 0) return null;
  const when = (at: number): string => new Date(at).toLocaleString(lang.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section class="more" data-testid="kept-matches">
      <h2>{t("kept")}</h2>
      <ul class="kept">
        {all.map((kept) => {
          const game = games.value.find((each) => each.id === kept.game);
          return (
            <li>
              <a href={`#/play/${kept.match}/${kept.tickets}`}>
                {game ? word(game.title) : kept.game} <span class="quiet">{when(kept.at)}</span>
              </a>
              <button type="button" class="small" aria-label={t("forget")} onClick={() => forgetMatch(kept)}>
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
