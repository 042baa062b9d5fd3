// An army written as text, judged while it is written.

import { useEffect, useRef, useState } from "preact/hooks";
import { checkArmy } from "../http";
import { Failure, Findings } from "../panels/Findings";
import { say, t } from "../text/say";
import type { ArmyJudged } from "../wire";
import type { ArmyFile } from "../views/Armies";

type Props = { game: string; army: ArmyFile; change: (army: ArmyFile) => void; judged: (judged: ArmyJudged) => void };

export function Writing({ game, army, change, judged }: Props) {
  const [judgement, setJudgement] = useState<ArmyJudged | null>(null);
  const [error, setError] = useState<unknown>(null);
  const latest = useRef("");
  useEffect(() => {
    latest.current = army.text;
    const timer = setTimeout(() => {
      checkArmy(game, { name: army.file, text: army.text, options: {} })
        .then((found) => {
          if (latest.current !== army.text) return;
          setJudgement(found);
          judged(found);
          setError(null);
        })
        .catch(setError);
    }, 250);
    return () => clearTimeout(timer);
  }, [game, army.file, army.text]);
  return (
    <section class="writing">
      <div class={judgement?.legal ? "judgement is-legal" : "judgement"} role="status" data-testid="judgement" data-legal={judgement?.legal}>
        {judgement && <strong>{judgement.legal ? t("army-legal") : t("army-illegal", { count: judgement.findings.length })}</strong>}
        {judgement?.summary && <p>{say(judgement.summary)}</p>}
        {judgement && judgement.findings.length > 0 && <Findings findings={judgement.findings} />}
        <Failure error={error} />
      </div>
      <label>
        {t("army-text")}
        <textarea rows={20} spellcheck={false} value={army.text} data-testid="army-text" onInput={(event) => change({ ...army, text: event.currentTarget.value })} />
      </label>
    </section>
  );
}
