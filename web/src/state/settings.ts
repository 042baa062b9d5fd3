// What a person prefers, kept in the browser.

import { effect, signal, type Signal } from "@preact/signals";

export type Lang = "en" | "de";
export type Theme = "system" | "light" | "dark";

function kept<T extends string>(name: string, known: readonly T[], usual: T): Signal<T> {
  const read = (): T => {
    try {
      const found = localStorage.getItem(`gonfalon.${name}`);
      return known.find((word) => word === found) ?? usual;
    } catch {
      // Storage can be switched off; then preferences last as long as the page.
      return usual;
    }
  };
  const value = signal<T>(read());
  effect(() => {
    const word = value.value;
    try {
      localStorage.setItem(`gonfalon.${name}`, word);
    } catch {
      // As above.
    }
  });
  return value;
}

const spoken: Lang = typeof navigator !== "undefined" && /^de\b/i.test(navigator.language) ? "de" : "en";

export const lang = kept<Lang>("lang", ["en", "de"], spoken);
export const theme = kept<Theme>("theme", ["system", "light", "dark"], "system");
export const sound = kept("sound", ["on", "off"] as const, "on");
/** Whether a screen shared by several players is covered between them. */
export const cover = kept("cover", ["on", "off"] as const, "on");
/** How strongly things that can be chosen stand out. */
export const OUTLINES = ["strong", "soft", "plain"] as const;
export const outlines = kept("outlines", OUTLINES, "soft");
/** The colours of the sides: the usual ones, and those for people who tell red from green or blue from yellow with difficulty. */
export const PALETTES = ["usual", "red-green", "blue-yellow"] as const;
export const palette = kept("palette", PALETTES, "usual");
/** Whether the others at the table see my tape. */
export const tapeShown = kept("tape-shown", ["on", "off"] as const, "on");
/** Whether newcomers are told what to do in their first match. */
export const coach = kept("coach", ["on", "off"] as const, "on");

/** Whether the chances are shown in matches against bots, and in matches between people. */
export const outlookOfBots = kept("outlook-bots", ["on", "off"] as const, "on");
export const outlookOfPeople = kept("outlook-people", ["on", "off"] as const, "off");

/** Whether the browser tells the player outside the page that they are asked. */
export const notify = kept("notify", ["on", "off"] as const, "off");

/** Keeps the document in step with language and theme. */
export function applySettings(): void {
  effect(() => {
    document.documentElement.lang = lang.value;
  });
  effect(() => {
    document.documentElement.dataset["palette"] = palette.value;
  });
  effect(() => {
    if (theme.value === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme.value;
  });
}
