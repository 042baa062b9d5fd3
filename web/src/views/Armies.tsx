// Armies: written, judged while they are written, kept, and handed on as files and links.

import { useEffect, useRef, useState } from "preact/hooks";
import { checkArmy } from "../http";
import { Failure, Findings } from "../panels/Findings";
import { TopBar } from "../panels/Frame";
import { save } from "../panels/Outcome";
import { games, gameOf } from "../state/games";
import { forgetArmy, keepArmy, keptArmies } from "../state/kept";
import { say, spokenGame, t, word } from "../text/say";
import { pack, unpack } from "../text/pack";
import type { ArmyJudged } from "../wire";
import { CopyLink } from "./Setup";

/** Something to begin with. */
const BEGINNING: Record<string, string> = {
  whdw: 'game = "whdw"\nname = "Gonfalon"\n\n[[regiments]]\nprebuilt = "grom"\n\n[[regiments]]\nprebuilt = "azhag"\n',
  kow: 'game = "kow"\nname = "Gonfalon"\npoints = 1000\nunits = [\n    { id = "elf-spearmen-regiment", options = ["standard"] },\n    { id = "elf-king" },\n]\n',
};

export function Armies({ game: id, army }: { game: string; army: string | null }) {
  const [file, setFile] = useState("army.toml");
  const [text, setText] = useState(BEGINNING[id] ?? `game = "${id}"\n`);
  useEffect(() => {
    spokenGame.value = id;
    if (army === null) return;
    void unpack(army).then((found) => {
      if (found === null) return;
      setFile(found.trimStart().startsWith("{") ? "army.json" : "army.toml");
      setText(found);
    });
  }, [id, army]);
  const game = gameOf(id);
  return (
    <>
      <TopBar>
        <nav class="games-nav" aria-label={t("armies")}>
          {games.value.map((each) => (
            <a href={`#/army/${each.id}`} aria-current={each.id === id ? "page" : undefined}>
              {word(each.title)}
            </a>
          ))}
        </nav>
      </TopBar>
      <main class="armies" data-testid="armies">
        <Writing game={id} file={file} text={text} change={setText} rename={setFile} />
        <aside class="army-shelf">
          <h2>{t("own-armies")}</h2>
          {keptArmies.value.every((each) => each.game !== id) && <p class="quiet">{t("no-own-armies")}</p>}
          <ul class="kept">
            {keptArmies.value
              .filter((each) => each.game === id)
              .map((each) => (
                <li>
                  <button
                    type="button"
                    class="link"
                    onClick={() => {
                      setFile(each.file);
                      setText(each.text);
                    }}
                  >
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
            {game?.armies.map((each) => (
              <li>
                {word(each.name)} <code>{each.id}</code>
              </li>
            ))}
          </ul>
        </aside>
      </main>
    </>
  );
}

type WritingProps = { game: string; file: string; text: string; change: (text: string) => void; rename: (file: string) => void };

function Writing({ game, file, text, change, rename }: WritingProps) {
  const [judged, setJudged] = useState<ArmyJudged | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [address, setAddress] = useState<string | null>(null);
  const latest = useRef("");
  useEffect(() => {
    latest.current = text;
    setAddress(null);
    const timer = setTimeout(() => {
      checkArmy(game, { name: file, text, options: {} })
        .then((found) => {
          if (latest.current !== text) return;
          setJudged(found);
          setError(null);
        })
        .catch(setError);
    }, 250);
    return () => clearTimeout(timer);
  }, [game, file, text]);
  const read = async (input: HTMLInputElement): Promise<void> => {
    const chosen = input.files?.[0];
    if (!chosen) return;
    rename(chosen.name);
    change(await chosen.text());
  };
  const share = async (): Promise<void> => setAddress(`${location.href.split("#")[0] ?? ""}#/army/${game}/${await pack(text)}`);
  const name = judged?.name || t("army-unnamed");
  return (
    <section class="writing">
      <h1>{t("army-title")}</h1>
      <div class={judged?.legal ? "judgement is-legal" : "judgement"} role="status" data-testid="judgement" data-legal={judged?.legal}>
        {judged && <strong>{judged.legal ? t("army-legal") : t("army-illegal", { count: judged.findings.length })}</strong>}
        {judged?.summary && <p>{say(judged.summary)}</p>}
        {judged && judged.findings.length > 0 && <Findings findings={judged.findings} />}
        <Failure error={error} />
      </div>
      <label>
        {t("army-text")}
        <textarea rows={20} spellcheck={false} value={text} data-testid="army-text" onInput={(event) => change(event.currentTarget.value)} />
      </label>
      <div class="buttons">
        <button type="button" class="main" disabled={!judged?.legal} data-testid="keep-army" onClick={() => keepArmy({ game, name, file, text })}>
          {t("keep-army")}
        </button>
        <button type="button" onClick={() => save(file, text)}>
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
    </section>
  );
}
