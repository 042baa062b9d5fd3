// Armies: built or written, judged at every step, kept, and handed on as files and links.

import { useEffect, useState } from "preact/hooks";
import { Builder } from "../army/Builder";
import { Writing } from "../army/Writing";
import { TopBar } from "../panels/Frame";
import { save } from "../panels/Outcome";
import { games, gameOf } from "../state/games";
import { forgetArmy, keepArmy, keptArmies } from "../state/kept";
import { spokenGame, t, word } from "../text/say";
import { pack, unpack } from "../text/pack";
import type { ArmyChoice } from "../wire";
import { CopyLink } from "./Setup";

export type ArmyFile = { file: string; text: string };

/** Something to begin writing with. */
const BEGINNING: Record<string, string> = {
  whdw: 'game = "whdw"\nname = "Gonfalon"\n\n[[regiments]]\nprebuilt = "grom"\n\n[[regiments]]\nprebuilt = "azhag"\n',
  kow: 'game = "kow"\nname = "Gonfalon"\npoints = 1000\nunits = [\n    { id = "elf-spearmen-regiment", options = ["standard"] },\n    { id = "elf-king" },\n]\n',
};

const named = (text: string): string => (text.trimStart().startsWith("{") ? "army.json" : "army.toml");

export function Armies({ game, army: link }: { game: string; army: string | null }) {
  const [army, setArmy] = useState<ArmyFile>({ file: "army.toml", text: BEGINNING[game] ?? `game = "${game}"\n` });
  const [start, setStart] = useState<ArmyChoice | null>(null);
  const [way, setWay] = useState<"build" | "write">("build");
  const [able, setAble] = useState(true);
  const [status, setStatus] = useState<{ name: string; legal: boolean }>({ name: "", legal: false });
  const take = (text: string): void => {
    const file = named(text);
    setArmy({ file, text });
    setStart({ file: { name: file, text } });
  };
  useEffect(() => {
    spokenGame.value = game;
    if (link !== null) void unpack(link).then((found) => found !== null && take(found));
  }, [game, link]);
  const turn = (to: "build" | "write"): void => {
    if (to === "build") setStart({ file: { name: army.file, text: army.text } });
    setWay(to);
  };
  const builds = able && way === "build";
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
          {able && (
            <div class="buttons">
              <button type="button" aria-pressed={builds} data-testid="way-build" onClick={() => turn("build")}>
                {t("way-build")}
              </button>
              <button type="button" aria-pressed={!builds} data-testid="way-write" onClick={() => turn("write")}>
                {t("way-write")}
              </button>
            </div>
          )}
          <Handing game={game} army={army} status={status} take={take} />
        </div>
        {builds ? (
          <Builder
            game={game}
            start={start}
            unable={() => setAble(false)}
            made={(muster) => {
              setArmy({ file: "army.toml", text: muster.file.toml });
              setStatus({ name: muster.name, legal: muster.broken.length === 0 });
            }}
          />
        ) : (
          <Writing game={game} army={army} change={setArmy} judged={({ name, legal }) => setStatus({ name: name ?? "", legal })} />
        )}
        <Shelf game={game} take={take} begin={(choice) => setStart(choice)} builds={builds} />
      </main>
    </>
  );
}

/** Keeping an army and handing it on. */
function Handing({ game, army, status, take }: { game: string; army: ArmyFile; status: { name: string; legal: boolean }; take: (text: string) => void }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => setAddress(null), [army.text]);
  const share = async (): Promise<void> => setAddress(`${location.href.split("#")[0] ?? ""}#/army/${game}/${await pack(army.text)}`);
  const read = async (input: HTMLInputElement): Promise<void> => {
    const chosen = input.files?.[0];
    if (chosen) take(await chosen.text());
  };
  return (
    <div class="handing">
      <div class="buttons">
        <button type="button" class="main" disabled={!status.legal} data-testid="keep-army" onClick={() => keepArmy({ game, name: status.name || t("army-unnamed"), ...army })}>
          {t("keep-army")}
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
