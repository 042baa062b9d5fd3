// Armies: built or written, judged at every step, kept, and handed on as files and links.

import { useEffect, useState } from "preact/hooks";
import { Builder } from "../army/Builder";
import { Importing } from "../army/Importing";
import { Writing } from "../army/Writing";
import { beginMatch, buildArmy } from "../http";
import { Failure } from "../panels/Findings";
import { TopBar } from "../panels/Frame";
import { save } from "../panels/Outcome";
import { go } from "../route";
import { games, gameOf } from "../state/games";
import { forgetArmy, keepArmy, keptArmies } from "../state/kept";
import { spokenGame, t, word } from "../text/say";
import type { ArmyChoice } from "../wire";
import { CopyLink } from "./Setup";

export type ArmyFile = { file: string; text: string };

/** The host opens no longer links. */
const LONGEST_LINK = 64_000;

const named = (text: string): string => (text.trimStart().startsWith("{") ? "army.json" : "army.toml");

export function Armies({ game, army: link }: { game: string; army: string | null }) {
  const [army, setArmy] = useState<ArmyFile>({ file: "army.toml", text: "" });
  const [start, setStart] = useState<ArmyChoice | null>(null);
  const [way, setWay] = useState<"build" | "write" | "import">("build");
  const [status, setStatus] = useState<{ name: string; legal: boolean }>({ name: "", legal: false });
  const take = (text: string): void => {
    const file = named(text);
    setArmy({ file, text });
    setStart({ file: { name: file, text } });
  };
  useEffect(() => {
    spokenGame.value = game;
    if (link !== null) setStart({ link });
  }, [game, link]);
  const turn = (to: "build" | "write" | "import"): void => {
    if (to === "build" && way === "write") setStart({ file: { name: army.file, text: army.text } });
    setWay(to);
  };
  const builds = way === "build";
  return (
    <>
      <TopBar>
        <nav class="games-nav" aria-label={t("armies")}>
          {games.value.map((each) => (
            <a href={`#/army/${each.id}`} aria-current={each.id === game ? "page" : undefined}>
              {word(each.title)}
            </a>
          ))}
        </nav>
      </TopBar>
      <main class="armies" data-testid="armies">
        <div class="army-bar">
          <h1>{t("army-title")}</h1>
          <div class="buttons">
            <button type="button" aria-pressed={builds} data-testid="way-build" onClick={() => turn("build")}>
              {t("way-build")}
            </button>
            <button type="button" aria-pressed={way === "write"} data-testid="way-write" onClick={() => turn("write")}>
              {t("way-write")}
            </button>
            {gameOf(game)?.imports && (
              <button type="button" aria-pressed={way === "import"} data-testid="way-import" onClick={() => turn("import")}>
                {t("way-import")}
              </button>
            )}
          </div>
          <Handing game={game} army={army} status={status} take={take} />
        </div>
        {way === "import" ? (
          <Importing
            key={game}
            game={game}
            open={(text) => {
              take(text);
              setWay("build");
            }}
          />
        ) : builds ? (
          <Builder
            game={game}
            start={start}
            made={(muster) => {
              setArmy({ file: "army.toml", text: muster.file.toml });
              setStatus({ name: muster.name, legal: muster.broken.length === 0 });
            }}
          />
        ) : (
          <Writing game={game} army={army} change={setArmy} judged={({ name, legal }) => setStatus({ name: name ?? "", legal })} />
        )}
        <Shelf
          game={game}
          take={(text) => {
            take(text);
            if (way === "import") setWay("build");
          }}
          begin={(choice) => {
            setStart(choice);
            setWay("build");
          }}
          builds={way !== "write"}
        />
      </main>
    </>
  );
}

/** Keeping an army and handing it on. */
function Handing({ game, army, status, take }: { game: string; army: ArmyFile; status: { name: string; legal: boolean }; take: (text: string) => void }) {
  const [address, setAddress] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [long, setLong] = useState(false);
  useEffect(() => {
    setAddress(null);
    setLong(false);
  }, [army.text]);
  const share = async (): Promise<void> => {
    const built = await buildArmy(game, { army: { file: { name: army.file, text: army.text } }, edits: [], options: {}, sheets: false }).catch(() => null);
    if (built && built.file.link.length > LONGEST_LINK) setLong(true);
    else if (built) setAddress(`${location.href.split("#")[0] ?? ""}#/army/${game}/${built.file.link}`);
  };
  // Against a bot with the same army, so that nothing has to be agreed.
  const tryOut = async (): Promise<void> => {
    const own: ArmyChoice = { file: { name: army.file, text: army.text } };
    try {
      const bot = gameOf(game)?.bots[0] ?? "random";
      const begun = await beginMatch({ game, options: {}, armies: [own, own], seats: [{ person: "" }, { bot }] });
      go(`#/play/${begun.id}/${begun.tickets[0] ?? begun.watch}`);
    } catch (failed) {
      setError(failed);
    }
  };
  const read = async (input: HTMLInputElement): Promise<void> => {
    const chosen = input.files?.[0];
    if (chosen) take(await chosen.text());
  };
  return (
    <div class="handing">
      <div class="buttons">
        <button type="button" class="main" disabled={!status.legal} data-testid="keep-army" data-name={status.name} onClick={() => keepArmy({ game, name: status.name || t("army-unnamed"), ...army })}>
          {t("keep-army")}
        </button>
        <button type="button" disabled={!status.legal} data-testid="try-army" onClick={() => void tryOut()}>
          {t("try-army")}
        </button>
        <button type="button" onClick={() => save(army.file, army.text)}>
          {t("save-file")}
        </button>
        <button type="button" data-testid="share-army" onClick={() => void share()}>
          {t("share-link")}
        </button>
        <label class="button file-button">
          {t("read-file")}
          <input type="file" class="visually-hidden" accept=".toml,.json" onChange={(event) => void read(event.currentTarget)} />
        </label>
      </div>
      {address && <CopyLink label={t("link-army")} address={address} />}
      {long && <p role="status">{t("link-too-long")}</p>}
      <Failure error={error} />
    </div>
  );
}

type ShelfProps = { game: string; builds: boolean; take: (text: string) => void; begin: (choice: ArmyChoice) => void };

/** Armies to begin with. */
function Shelf({ game: id, builds, take, begin }: ShelfProps) {
  const own = keptArmies.value.filter((each) => each.game === id);
  return (
    <aside class="army-shelf">
      <h2>{t("own-armies")}</h2>
      {own.length === 0 && <p class="quiet">{t("no-own-armies")}</p>}
      <ul class="kept">
        {own.map((each) => (
          <li>
            <button type="button" class="link" onClick={() => take(each.text)}>
              {each.name}
            </button>
            <button type="button" class="small" aria-label={t("forget")} onClick={() => forgetArmy(each)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      <h2>{t("ready-armies")}</h2>
      <ul>
        {gameOf(id)?.armies.map((each) => (
          <li>
            {builds ? (
              <button type="button" class="link" onClick={() => begin({ named: each.id })}>
                {word(each.name)}
              </button>
            ) : (
              <>
                {word(each.name)} <code>{each.id}</code>
              </>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}
