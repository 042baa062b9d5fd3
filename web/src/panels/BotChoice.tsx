// Which bot: its level and, where it has one, its temper.

import { BALANCED, botOf, characterOf, levels, tempers } from "../text/bots";
import { t } from "../text/say";

type Props = { bots: readonly string[]; bot: string; choose: (bot: string) => void; about?: boolean };

export function BotChoice({ bots, bot, choose, about = true }: Props) {
  const { level, temper } = characterOf(bot);
  const own = tempers(bots, level);
  // Another level has the same temper, if it can.
  const pick = (next: string): void => choose(botOf({ level: next, temper: tempers(bots, next).includes(temper) ? temper : (tempers(bots, next)[0] ?? temper) }));
  return (
    <div class="bot-choice">
      <label>
        {t("seat-level")}
        <select value={level} data-testid="bot" onChange={(event) => pick(event.currentTarget.value)}>
          {levels(bots).map((each) => (
            <option value={each}>{t("level", { level: each })}</option>
          ))}
        </select>
      </label>
      {own.length > 1 && (
        <label>
          {t("seat-temper")}
          <select value={temper} data-testid="temper" onChange={(event) => choose(botOf({ level, temper: event.currentTarget.value }))}>
            {own.map((each) => (
              <option value={each}>{t("temper", { temper: each })}</option>
            ))}
          </select>
        </label>
      )}
      {about && (
        <p class="quiet" data-testid="bot-about">
          {t("level-about", { level })} {temper !== BALANCED && t("temper-about", { temper })}
        </p>
      )}
    </div>
  );
}
