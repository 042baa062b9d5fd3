// What every view has: the name of the page, the ways to other views, language and light.

import type { ComponentChildren } from "preact";
import { lang, sound, theme, type Theme } from "../state/settings";
import { t } from "../text/say";

export function TopBar({ children }: { children?: ComponentChildren }) {
  return (
    <header class="top-bar">
      <a class="brand" href="#/" title={t("home")}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path class="pole" d="M8 3v26" />
          <path class="cloth" d="M9 4h17v14l-4.200 4-4.300-4-4.200 4L9 18z" />
          <path class="charge" d="m17.500 7 4 4.500-4 4.500-4-4.500z" />
        </svg>
        <span>Gonfalon</span>
      </a>
      {children}
      <Preferences />
    </header>
  );
}

const NEXT: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };
const FACE: Record<Theme, string> = { system: "◐", light: "☀", dark: "☾" };

function Preferences() {
  return (
    <div class="preferences" role="group" aria-label={t("preferences")}>
      <button type="button" class="icon" data-testid="language" lang={lang.value === "en" ? "de" : "en"} onClick={() => (lang.value = lang.value === "en" ? "de" : "en")}>
        {lang.value === "en" ? "Deutsch" : "English"}
      </button>
      <button type="button" class="icon" data-testid="theme" aria-label={t(`theme-${theme.value}`)} title={t(`theme-${theme.value}`)} onClick={() => (theme.value = NEXT[theme.value])}>
        {FACE[theme.value]}
      </button>
      <button
        type="button"
        class="icon"
        data-testid="sound"
        aria-label={t(sound.value === "on" ? "sound-on" : "sound-off")}
        title={t(sound.value === "on" ? "sound-on" : "sound-off")}
        onClick={() => (sound.value = sound.value === "on" ? "off" : "on")}
      >
        {sound.value === "on" ? "♪" : "∅"}
      </button>
    </div>
  );
}
