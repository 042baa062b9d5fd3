// Calls a player who is asked: by sound, in the title, and outside the page if they allowed that.

import { useEffect, useRef } from "preact/hooks";
import { chime } from "../sound";
import { say, t, word } from "../text/say";
import { gameOf } from "./games";
import { notify } from "./settings";
import type { Table } from "./table";

const NAME = "Gonfalon";

export function useCalling(table: Table): void {
  const ask = table.prompt.value;
  const asked = ask === null ? null : `${ask.seat}:${ask.ask}`;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (asked !== null && before.current === null && table.told.peek().length > 0) {
      chime();
      callOut(table);
    }
    before.current = asked;
  }, [asked]);
  useEffect(() => {
    const calls = (): string => `● ${t("title-asked")} – ${NAME}`;
    document.title = asked === null ? NAME : calls();
    // In the background the title flashes.
    const timer = asked === null ? undefined : setInterval(() => (document.title = document.hidden && document.title !== NAME ? NAME : calls()), 1000);
    return () => {
      clearInterval(timer);
      document.title = NAME;
    };
  }, [asked !== null]);
}

export const canNotify = (): boolean => typeof Notification !== "undefined" && Notification.permission !== "denied";

/** Whether the player is told outside the page. Asks the browser only because a button was pressed. */
export async function allowNotifying(): Promise<void> {
  const allowed = await Notification.requestPermission();
  notify.value = allowed === "granted" ? "on" : "off";
}

function callOut(table: Table): void {
  if (notify.peek() === "off" || !document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const prompt = table.prompt.peek();
  const game = gameOf(table.link.peek()?.welcome.peek()?.game ?? "");
  if (prompt === null) return;
  try {
    const body = t("notify-body", { game: game ? word(game.title) : NAME, question: say(prompt.says) });
    const shown = new Notification(t("title-asked"), { body, tag: NAME });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some browsers notify only through workers; sound and title remain.
  }
}
