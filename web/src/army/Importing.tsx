// A roster of another tool: its account line by line, and the army that comes of it.

import { useState } from "preact/hooks";
import "../style/import.css";
import { importRoster } from "../http";
import { Failure } from "../panels/Findings";
import { Refusals } from "../panels/Refusals";
import { say, sayAll, t } from "../text/say";
import type { Import, ImportEntry, ImportFate, Line, RosterFile } from "../wire";

/** The host takes no more; a larger file need not travel at all. */
const MOST_BYTES = 5_000_000;

type Props = { game: string; open: (text: string) => void };

export function Importing({ game, open }: Props) {
  const [text, setText] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [packs, setPacks] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [large, setLarge] = useState(false);
  const [found, setFound] = useState<Import | null>(null);
  const read = async (): Promise<void> => {
    const size = (file?.size ?? text.length) + packs.reduce((sum, pack) => sum + pack.size, 0);
    setLarge(size > MOST_BYTES);
    if (size > MOST_BYTES) return;
    setBusy(true);
    try {
      const roster: RosterFile = file ? await packed(file) : { name: t("import-pasted"), content: { text } };
      setFound(await importRoster(game, { roster, packs: await Promise.all(packs.map(packed)) }));
      setError(null);
    } catch (failed) {
      setError(failed);
      setFound(null);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section class="importing" data-testid="importing">
      <p class="quiet">{t("import-lead")}</p>
      <label>
        {t("import-text")}
        <textarea rows={8} spellcheck={false} value={text} disabled={file !== null} data-testid="roster-text" onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <div class="import-files">
        <label>
          {t("import-file")}
          <input type="file" data-testid="roster-file" onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)} />
        </label>
        <label>
          {t("import-packs")}
          <input type="file" multiple data-testid="roster-packs" onChange={(event) => setPacks([...(event.currentTarget.files ?? [])])} />
        </label>
        <button type="button" class="main" disabled={busy || (file === null && text.trim() === "")} data-testid="import" onClick={() => void read()}>
          {t(busy ? "import-busy" : "import-read")}
        </button>
      </div>
      {large && (
        <p class="failure" role="alert" data-testid="failure">
          {t("import-large", { most: MOST_BYTES / 1_000_000 })}
        </p>
      )}
      <Failure error={error} />
      {found && <Account found={found} open={open} />}
    </section>
  );
}

/** A file as it travels: archives are no text. */
async function packed(file: File): Promise<RosterFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = "";
  for (let from = 0; from < bytes.length; from += 0x8000) letters += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return { name: file.name, content: { base64: btoa(letters) } };
}

function Account({ found, open }: { found: Import; open: (text: string) => void }) {
  const { army } = found;
  const ofArmy = (fate: ImportFate): Line[] => found.remarks.filter((remark) => remark.fate === fate).map((remark) => remark.says);
  const ofFile = (fate: ImportFate): ImportEntry[] => found.entries.filter((entry) => entry.fate === fate);
  const legal = found.summary !== null;
  return (
    <div class="account" data-testid="account" data-legal={legal}>
      <h2>{t("import-head", { name: found.name, format: found.format, units: found.units, models: found.models, points: found.points })}</h2>
      {legal && found.summary && <p>{say(found.summary)}</p>}
      {army && (
        <button type="button" class="main" data-testid="open-army" onClick={() => open(army.toml)}>
          {t("import-open")}
        </button>
      )}
      <Lines title="import-missing" fate="missing" lines={found.missing} open />
      {found.broken.length > 0 && (
        <Part title="import-broken" fate="broken" count={found.broken.length} open>
          <Refusals refusals={found.broken} />
        </Part>
      )}
      <Entries title="import-not-understood" fate="not-understood" entries={ofFile("not-understood")} open />
      <Lines title="import-army-not-understood" fate="army-not-understood" lines={ofArmy("not-understood")} open />
      <Lines title="import-findings" fate="findings" lines={found.findings} open />
      <Lines title="import-not-automated" fate="not-automated" lines={ofArmy("not-automated")} open />
      <Lines title="import-army-guessed" fate="army-guessed" lines={ofArmy("guessed")} />
      <Entries title="import-guessed" fate="guessed" entries={ofFile("guessed")} />
      <Entries title="import-resolved" fate="resolved" entries={ofFile("resolved")} count={found.counts.resolved} />
    </div>
  );
}

type PartProps = { title: string; fate: string; count: number; open?: boolean; children: preact.ComponentChildren };

function Part({ title, fate, count, open = false, children }: PartProps) {
  return (
    <details open={open} data-testid="account-part" data-fate={fate} data-count={count}>
      <summary>
        {t(title)} <span class="quiet">({count})</span>
      </summary>
      {children}
    </details>
  );
}

function Lines({ title, fate, lines, open = false }: { title: string; fate: string; lines: readonly Line[]; open?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title} fate={fate} count={lines.length} open={open}>
      <ul>
        {lines.map((line) => (
          <li>{say(line)}</li>
        ))}
      </ul>
    </Part>
  );
}

type EntriesProps = { title: string; fate: string; entries: readonly ImportEntry[]; count?: number; open?: boolean };

function Entries({ title, fate, entries, count = entries.length, open = false }: EntriesProps) {
  // Thousands of lines are drawn only when somebody looks at them.
  const [shown, setShown] = useState(open);
  if (count === 0) return null;
  return (
    <details open={open} data-testid="account-part" data-fate={fate} data-count={count} onToggle={(event) => event.currentTarget.open && setShown(true)}>
      <summary>
        {t(title)} <span class="quiet">({count})</span>
      </summary>
      {shown && (
        <ul>
          {entries.map((entry) => (
            <li>
              <code>{entry.place}</code> {entry.text.trim() !== "" && <q>{entry.text.trim()}</q>} {entry.meaning && <span class="quiet">{say(entry.meaning)}</span>}{" "}
              {sayAll(entry.remarks)}
            </li>
          ))}
          {count > entries.length && <li class="quiet">{t("import-more", { count: count - entries.length })}</li>}
        </ul>
      )}
    </details>
  );
}
