// Sentences from keys and arguments, exactly as the host's own texts say them.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Line } from "../wire";
import type { Lang } from "../state/settings";

/** Hundredths of a millimetre in an inch. */
export const INCH = 2540;

const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange", "white", "black"];

/** The sentences of one language. Earlier sources win where keys meet. */
export class Speech {
  readonly lang: Lang;
  private readonly bundle: FluentBundle;

  constructor(lang: Lang, sources: readonly string[]) {
    this.lang = lang;
    // Isolation marks protect mixed writing directions, which we do not have.
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A sentence in words; what is missing leaves a visible marker. */
  line(line: Line): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of line.args) args[name] = this.value(arg);
    return this.message(line.key, args);
  }

  message(key: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) return `⟦${key}⟧`;
    return this.bundle.formatPattern(pattern, args, []);
  }

  /** A value on its own, such as a name or a number. */
  arg(arg: Arg): string {
    const value = this.value(arg);
    return value instanceof FluentNumber ? String(value.valueOf()) : String(value);
  }

  private value(arg: Arg): FluentVariable {
    if ("number" in arg) return number(arg.number);
    if ("length" in arg) return this.message("length", { inches: inches(this.lang, arg.length) });
    if ("seat" in arg) return this.message(`seat-${COLOURS[arg.seat] ?? arg.seat}`);
    if ("name" in arg) return arg.name[this.lang];
    if ("names" in arg) return this.list(arg.names);
    if ("word" in arg) return this.message(arg.word);
    return arg.verbatim;
  }

  private list(names: readonly [string, string][]): string {
    const said = names.map(([en, de]) => (this.lang === "de" ? de : en));
    const last = said.pop();
    if (last === undefined) return this.message("list-empty");
    if (said.length === 0) return last;
    return this.message("list-last", { others: said.join(", "), last });
  }
}

/** A number that stays a number, so that sentences can choose between one and many, but is written plainly. */
export function number(value: number): FluentVariable {
  return Number.isSafeInteger(value) ? new FluentNumber(value, { useGrouping: false }) : String(value);
}

/** A length in inches with some decimals, rounded up, so that what is too far never looks near enough. */
export function inchesUp(lang: Lang, length: number, decimals: number): string {
  const parts = 10 ** decimals;
  const count = Math.ceil((length * parts) / INCH);
  const point = lang === "de" ? "," : ".";
  return `${Math.floor(count / parts)}${point}${String(count % parts).padStart(decimals, "0")}`;
}

/** A length in inches with at most two decimals, rounded half away from zero. */
export function inches(lang: Lang, length: number): string {
  const hundredths = Math.floor((Math.abs(length) * 100 + INCH / 2) / INCH);
  const sign = length < 0 && hundredths > 0 ? "-" : "";
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths % 100;
  const point = lang === "de" ? "," : ".";
  if (rest === 0) return `${sign}${whole}`;
  if (rest % 10 === 0) return `${sign}${whole}${point}${rest / 10}`;
  return `${sign}${whole}${point}${String(rest).padStart(2, "0")}`;
}
