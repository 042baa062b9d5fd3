// What the page says right now: the page's own sentences and those of the game at hand.

import { computed, effect, signal } from "@preact/signals";
import type { Arg, Line } from "../wire";
import { lang, type Lang } from "../state/settings";
import { inches, inchesUp, number, Speech } from "./speech";
import en from "../../text/en/page.ftl?raw";
import de from "../../text/de/page.ftl?raw";

const own: Record<Lang, string> = { en, de };

/** The game whose sentences are wanted; empty for those of no game. */
export const spokenGame = signal("");

const fetched = signal<Record<string, string>>({});

function address(game: string, language: Lang): string {
  return game === "" ? `api/texts/${language}` : `api/games/${game}/texts/${language}`;
}

effect(() => {
  const wanted = address(spokenGame.value, lang.value);
  if (wanted in fetched.peek()) return;
  void fetch(wanted)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
    .then((text) => {
      fetched.value = { ...fetched.peek(), [wanted]: text };
    })
    .catch(() => undefined);
});

const speech = computed(() => {
  const game = fetched.value[address(spokenGame.value, lang.value)];
  return new Speech(lang.value, game === undefined ? [own[lang.value]] : [own[lang.value], game]);
});

/** Whether the game's sentences have arrived. */
export const speaks = computed(() => address(spokenGame.value, lang.value) in fetched.value);

type Values = Record<string, string | number>;

/** A sentence of the page. */
export function t(key: string, values: Values = {}): string {
  const args = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? number(value) : value]);
  return speech.value.message(`page-${key}`, Object.fromEntries(args));
}

/** A sentence of the game. */
export const say = (line: Line): string => speech.value.line(line);

/** A value of the game. */
export const word = (arg: Arg): string => speech.value.arg(arg);

/** The colour of a seat in words. */
export const seatName = (seat: number): string => speech.value.arg({ seat });

/** A length in words. */
export const length = (value: number): string => `${inches(lang.value, value)}″`;

/** A measured length at a glance, and to the hundredth of a millimetre the rules count in. */
export function measured(length: number, exact: boolean): { short: string; full: string } {
  if (length === 0) return { short: t("contact"), full: t("contact") };
  const fine = `${inchesUp(lang.value, length, 2)}″`;
  const millimetres = (length / 100).toLocaleString(lang.value, { minimumFractionDigits: 2, useGrouping: false });
  const short = exact ? t("exactly", { length: fine }) : `${inchesUp(lang.value, length, 1)}″`;
  return { short, full: `${exact ? short : fine} · ${millimetres} mm` };
}

/** Whichever text is in the language of the moment. */
export const either = (english: string, german: string | null | undefined): string =>
  lang.value === "de" && german ? german : english;

/** Several sentences in a row; whatever is no sentence is set apart. */
export const sayAll = (lines: readonly Line[]): string => lines.map(say).reduce((all, next) => all + (/[.!?:…]$/.test(all) ? " " : " · ") + next, "").replace(/^ · /, "");
