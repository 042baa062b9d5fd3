// A match in detail: scenario, armies, who sits where, rulings, clock.

import { useEffect, useState } from "preact/hooks";
import { beginMatch } from "../http";
import { BotChoice } from "../panels/BotChoice";
import { Failure } from "../panels/Findings";
import { TopBar } from "../panels/Frame";
import { RuleMark } from "../panels/RuleMark";
import { go } from "../route";
import { gameOf } from "../state/games";
import { keptArmies } from "../state/kept";
import { say, seatName, spokenGame, t, word } from "../text/say";
import { Emblem } from "../board/sides";
import type { ArmyChoice, GameCard, MatchBegun, OptionCard, SeatChoice } from "../wire";

type Seating = { who: "here" | "link" | "bot"; bot: string; name: string; army: string; file: { name: string; text: string } | null };

export function Setup({ game: id }: { game: string }) {
  useEffect(() => {
    spokenGame.value = id;
  }, [id]);
  const game = gameOf(id);
  return (
    <>
      <TopBar />
      <main class="setup">{game ? <Form game={game} /> : <p class="quiet">…</p>}</main>
    </>
  );
}

const seating = (game: GameCard, seat: number): Seating => ({
  who: seat === 0 ? "here" : "bot",
  bot: game.bots[0] ?? "",
  name: "",
  army: "",
  file: null,
});

function Form({ game }: { game: GameCard }) {
  const [seats, setSeats] = useState<Seating[]>([seating(game, 0), seating(game, 1)]);
  const [options, setOptions] = useState<Record<string, string>>({});
  const [hints, setHints] = useState(true);
  const [error, setError] = useState<unknown>(null);
  const [begun, setBegun] = useState<MatchBegun | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (index: number, part: Partial<Seating>): void =>
    setSeats(seats.map((each, at) => (at === index ? { ...each, ...part } : each)));
  const choose = (name: string, value: string): void => setOptions({ ...options, [name]: value });
  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const made = await beginMatch({ game: game.id, options, armies: armies(seats), seats: seats.map(choice), hints });
      if (seats.some((seat) => seat.who === "link")) setBegun(made);
      else go(tableAddress(made, seats));
    } catch (failed) {
      setError(failed);
    }
    setBusy(false);
  };
  if (begun) return <Links begun={begun} seats={seats} />;
  const rulings = game.options.filter((option) => option.rule !== null && option.name !== "scenario");
  const others = game.options.filter((option) => option.rule === null || option.name === "scenario");
  return (
    <form onSubmit={(event) => void begin(event)} data-testid="setup-form">
      <h1>{t("setup-title", { game: word(game.title) })}</h1>
      <fieldset class="block">
        <legend>{t("players")}</legend>
        {seats.map((seat, index) => (
          <SeatForm game={game} index={index} seat={seat} change={(part) => change(index, part)} />
        ))}
        <div class="buttons">
          {seats.length < game.most_seats && (
            <button type="button" class="small" onClick={() => setSeats([...seats, seating(game, seats.length)])}>
              {t("seat-more")}
            </button>
          )}
          {seats.length > 2 && (
            <button type="button" class="small" onClick={() => setSeats(seats.slice(0, -1))}>
              {t("seat-less")}
            </button>
          )}
        </div>
      </fieldset>
      <fieldset class="block">
        <legend>{t("options")}</legend>
        {others.map((option) => (
          <OptionForm option={option} value={options[option.name] ?? option.default} choose={choose} />
        ))}
        <label class="check">
          <input type="checkbox" checked={hints} data-testid="hints" onChange={(event) => setHints(event.currentTarget.checked)} /> {t("hints-setting")}
        </label>
      </fieldset>
      {rulings.length > 0 && (
        <details class="block">
          <summary>{t("rulings", { count: rulings.length })}</summary>
          {rulings.map((option) => (
            <OptionForm option={option} value={options[option.name] ?? option.default} choose={choose} />
          ))}
        </details>
      )}
      <Failure error={error} />
      <button type="submit" class="main big" data-testid="begin" disabled={busy}>
        {t(busy ? "setting-up" : "begin")}
      </button>
    </form>
  );
}

const choice = (seat: Seating): SeatChoice => (seat.who === "bot" ? { bot: seat.bot } : { person: seat.name });

/** No army named at all leaves the choice to chance. */
function armies(seats: readonly Seating[]): ArmyChoice[] {
  if (seats.every((seat) => seat.army === "" && seat.file === null)) return [];
  return seats.map((seat) => (seat.file ? { file: seat.file } : { named: seat.army }));
}

function tableAddress(begun: MatchBegun, seats: readonly Seating[]): string {
  const here = begun.tickets.filter((ticket, index): ticket is string => ticket !== null && seats[index]?.who === "here");
  return `#/play/${begun.id}/${here.length > 0 ? here.join("+") : begun.watch}`;
}

function SeatForm({ game, index, seat, change }: { game: GameCard; index: number; seat: Seating; change: (part: Partial<Seating>) => void }) {
  const own = keptArmies.value.filter((army) => army.game === game.id);
  const pickFile = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (file) change({ file: { name: file.name, text: await file.text() }, army: "" });
  };
  const pickArmy = (value: string): void => {
    const kept = own.find((army) => `own:${army.name}` === value);
    if (kept) change({ army: value, file: { name: kept.file, text: kept.text } });
    else change({ army: value, file: null });
  };
  return (
    <div class="seat-form" data-testid={`seat-${index}`}>
      <h2>
        <Emblem seat={index} /> {seatName(index)}
      </h2>
      <label>
        {t("seat-who")}
        <select value={seat.who} data-testid="who" onChange={(event) => change({ who: event.currentTarget.value as Seating["who"] })}>
          <option value="here">{t("seat-here")}</option>
          <option value="link">{t("seat-link")}</option>
          <option value="bot">{t("seat-bot")}</option>
        </select>
      </label>
      {seat.who === "bot" ? (
        <BotChoice bots={game.bots} bot={seat.bot} choose={(bot) => change({ bot })} />
      ) : (
        <label>
          {t("seat-name")}
          <input type="text" maxLength={40} value={seat.name} placeholder={seatName(index)} onInput={(event) => change({ name: event.currentTarget.value })} />
        </label>
      )}
      <label>
        {t("army")}
        <select value={seat.army} data-testid="army" onChange={(event) => pickArmy(event.currentTarget.value)}>
          <option value="">{seat.file && !seat.army ? seat.file.name : t("army-any")}</option>
          {own.map((army) => (
            <option value={`own:${army.name}`}>{army.name}</option>
          ))}
          {game.armies.map((army) => (
            <option value={army.id}>{word(army.name)}</option>
          ))}
        </select>
      </label>
      <label class="button file-button">
        {t("army-file")}
        <input type="file" class="visually-hidden" accept=".toml,.json" onChange={(event) => void pickFile(event.currentTarget)} />
      </label>
    </div>
  );
}

function OptionForm({ option, value, choose }: { option: OptionCard; value: string; choose: (name: string, value: string) => void }) {
  const words = option.values.flatMap((each) => ("word" in each.form ? [{ word: each.form.word, says: each.says }] : []));
  const numbers = option.values.flatMap((each) => ("number" in each.form ? [{ form: each.form.number, says: each.says }] : []));
  const parse = (form: { before: string; after: string }): string | null =>
    value.startsWith(form.before) && value.endsWith(form.after) && /^\d+$/.test(value.slice(form.before.length, value.length - form.after.length))
      ? value.slice(form.before.length, value.length - form.after.length)
      : null;
  const current = numbers.findIndex(({ form }) => parse(form) !== null);
  const shown = words.some((each) => each.word === value) ? value : `#${current}`;
  const select = (next: string): void => {
    const numbered = next.startsWith("#") ? numbers[Number(next.slice(1))] : undefined;
    choose(option.name, numbered ? `${numbered.form.before}${numbered.form.least}${numbered.form.after}` : next);
  };
  const form = numbers[current]?.form;
  return (
    <div class="option" data-option={option.name}>
      <label>
        {say(option.says)}
        <select value={shown} onChange={(event) => select(event.currentTarget.value)}>
          {words.map((each) => (
            <option value={each.word}>{say(each.says)}</option>
          ))}
          {numbers.map((each, index) => (
            <option value={`#${index}`}>{say(each.says)}</option>
          ))}
        </select>
      </label>
      {shown.startsWith("#") && form && (
        <input
          type="number"
          aria-label={say(option.says)}
          min={form.least}
          max={form.most}
          value={parse(form) ?? ""}
          onChange={(event) => choose(option.name, `${form.before}${event.currentTarget.value || form.least}${form.after}`)}
        />
      )}
      {option.rule && <RuleMark rule={option.rule} />}
    </div>
  );
}

/** The secret links of those who play elsewhere. */
function Links({ begun, seats }: { begun: MatchBegun; seats: readonly Seating[] }) {
  const base = location.href.split("#")[0] ?? "";
  const away = begun.tickets.flatMap((ticket, seat) => (ticket !== null && seats[seat]?.who === "link" ? [{ ticket, seat }] : []));
  return (
    <section data-testid="links">
      <h1>{t("links-title")}</h1>
      <p>{t("links-lead")}</p>
      {away.map(({ ticket, seat }) => (
        <CopyLink label={seatName(seat)} address={`${base}#/play/${begun.id}/${ticket}`} />
      ))}
      <CopyLink label={t("watch")} address={`${base}#/play/${begun.id}/${begun.watch}`} />
      <a class="button main big" data-testid="to-table" href={tableAddress(begun, seats)}>
        {t("to-table")}
      </a>
    </section>
  );
}

export function CopyLink({ label, address }: { label: string; address: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(address);
    setCopied(true);
  };
  return (
    <label class="copy-link">
      {label}
      <input type="text" readOnly value={address} data-testid="link" onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void copy()}>
        {t(copied ? "copied" : "copy")}
      </button>
    </label>
  );
}
