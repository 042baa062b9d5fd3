// Bots in words: a level, and for those who think ahead a temper.

import { t } from "./say";

/** From the weakest to the strongest. */
const LEVELS = ["random", "greedy", "recruit", "veteran", "marshal"];
/** Those who think ahead, and can say why. */
const THINKERS = ["recruit", "veteran", "marshal"];
/** Who never looks ahead and answers at once: for the first match. */
export const EASY = "greedy";
export const BALANCED = "balanced";

export type Character = { level: string; temper: string };

/** A bot by its name; one that is none of ours has its name for a level. */
export function characterOf(bot: string): Character {
  const [level = bot, ...rest] = bot.split("-");
  return LEVELS.includes(level) ? { level, temper: rest.join("-") || BALANCED } : { level: bot, temper: BALANCED };
}

/** The name of a bot. */
export const botOf = ({ level, temper }: Character): string => (temper === BALANCED ? level : `${level}-${temper}`);

/** The levels among bots, from the weakest to the strongest; others come last. */
export function levels(bots: readonly string[]): string[] {
  const found = [...new Set(bots.map((bot) => characterOf(bot).level))];
  const place = (level: string): number => (LEVELS.includes(level) ? LEVELS.indexOf(level) : LEVELS.length);
  return found.sort((a, b) => place(a) - place(b));
}

/** The tempers of a level. */
export const tempers = (bots: readonly string[], level: string): string[] => bots.map(characterOf).flatMap((each) => (each.level === level ? [each.temper] : []));

/** The levels that think ahead. */
export const thinkers = (bots: readonly string[]): string[] => levels(bots).filter((level) => THINKERS.includes(level));

/** A bot in words. */
export function botName(bot: string): string {
  const { level, temper } = characterOf(bot);
  return temper === BALANCED ? t("level", { level }) : t("level-temper", { level: t("level", { level }), temper: t("temper", { temper }) });
}
