// Building an army step by step: every step is the host's, and so is every judgement.

import { useEffect, useRef, useState } from "preact/hooks";
import { buildArmy } from "../http";
import { Failure } from "../panels/Findings";
import { Meter } from "../panels/Verdict";
import { say, t } from "../text/say";
import { Additions } from "./Additions";
import { Choices, Entries, Wrongs } from "./Entries";
import type { ArmyChoice, Edit, Muster, Sheet } from "../wire";

type Props = {
  game: string;
  /** The army to begin with; nothing for one of nothing. */
  start: ArmyChoice | null;
  /** Called with every new state of the army. */
  made: (muster: Muster) => void;
};

export function Builder({ game, start, made }: Props) {
  const [muster, setMuster] = useState<Muster | null>(null);
  const [error, setError] = useState<unknown>(null);
  // What things are like does not change while an army is built: it is fetched once.
  const sheets = useRef(new Map<string, Sheet>());
  const build = async (army: ArmyChoice | null, edits: Edit[]): Promise<void> => {
    try {
      const next = await buildArmy(game, { army, edits, options: {}, sheets: sheets.current.size === 0 });
      setError(null);
      for (const addition of next.additions) if (addition.about) sheets.current.set(addition.id, addition.about);
      setMuster(next);
      made(next);
    } catch (failed) {
      setError(failed);
    }
  };
  useEffect(() => void build(start, []), [game, start]);
  if (muster === null) return <Failure error={error} />;
  const edit = (one: Edit): void => void build({ file: { name: "army.json", text: muster.file.json } }, [one]);
  const whole = muster.broken.filter((broken) => broken.paths.length === 0);
  const legal = muster.broken.length === 0;
  return (
    <div class="builder" data-testid="builder">
      <section class="mustered">
        <label class="army-name">
          {t("seat-name")}
          <input type="text" value={muster.name} data-testid="army-name" onChange={(event) => edit({ rename: event.currentTarget.value })} />
        </label>
        <div class={legal ? "judgement is-legal" : "judgement"} role="status" data-testid="judgement" data-legal={legal}>
          <strong>{legal ? t("army-legal") : t("army-illegal", { count: muster.broken.length })}</strong>
          {muster.cost !== null && <span class="cost number"> {t("points", { points: muster.cost })}</span>}
          {muster.summary && <p>{say(muster.summary)}</p>}
          {muster.gauges.map((gauge) => (
            <Meter gauge={gauge} />
          ))}
          <Wrongs wrong={whole} />
        </div>
        <Choices choices={muster.choices} path="" edit={edit} />
        <Failure error={error} />
        <Entries muster={muster} edit={edit} />
      </section>
      <Additions muster={muster} sheets={sheets.current} edit={edit} />
    </div>
  );
}
