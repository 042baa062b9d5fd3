// A unit on its way: all models at once or single ones, way points, turns, floors.

import type { Key } from "../names";
import { useTable } from "../state/context";
import { alone, lengthen } from "../draft/pointing";
import { legs, raised, type Formation } from "../draft/formation";
import { length, t } from "../text/say";

export function FormationPanel({ need }: { need: Formation }) {
  const table = useTable();
  const { draft } = table;
  const given = draft.given.value[draft.step.value];
  const ways = given && "formation" in given ? given.formation : [];
  const many = need.pieces.length > 1;
  const waits = table.pieces.value.get(need.pieces[0]?.piece ?? "")?.standing !== "table";
  const single = draft.single.value;
  const take = (on: boolean): void => {
    draft.single.value = on;
    draft.part.value = Math.max(0, draft.part.peek());
  };
  return (
    <>
      <p class="quiet">{t(waits ? "need-formation-new" : single ? "need-formation-single" : "need-formation")}</p>
      <div class="nudges">
        {many && (
          <button type="button" class="wide nudge" aria-pressed={single} data-testid="single" onClick={() => take(!single)}>
            {t("single-models")}
          </button>
        )}
        {need.legs > 1 && (
          <button type="button" class="wide nudge" data-testid="way-point" disabled={ways.length === 0 || legs(ways) >= need.legs} onClick={() => lengthen(table)}>
            {t("way-point", { legs: Math.max(1, legs(ways)), most: need.legs })}
          </button>
        )}
        <button type="button" class="wide nudge" data-testid="reset" disabled={ways.length === 0} onClick={() => draft.give({ formation: [] }, false)}>
          {t("formation-reset")}
        </button>
      </div>
      {single && <Models need={need} />}
      <Floors need={need} />
    </>
  );
}

/** The models one by one, for those who would rather press than point. */
function Models({ need }: { need: Formation }) {
  const table = useTable();
  const { draft } = table;
  const ghosts = new Map(draft.verdict.value?.preview.ghosts.filter((ghost) => ghost.last).map((ghost) => [ghost.piece, ghost]));
  return (
    <div class="choices models" role="group" aria-label={t("single-models")}>
      {need.pieces.map(({ piece }, index) => {
        const refused = ghosts.get(piece)?.refused ?? false;
        return (
          <button
            type="button"
            class={`choice model-choice ${refused ? "is-refused" : ""}`}
            aria-pressed={draft.part.value === index}
            aria-label={t(refused ? "model-refused" : "model-number", { number: index + 1 })}
            data-choice={piece}
            onClick={() => (draft.part.value = index)}
          >
            {index + 1}
            {refused && " !"}
          </button>
        );
      })}
    </div>
  );
}

/** The floors on which those at hand could end. */
function Floors({ need }: { need: Formation }) {
  const table = useTable();
  const { draft } = table;
  const only = alone(table, need);
  void draft.single.value;
  void draft.part.value;
  const ghosts = (draft.verdict.value?.preview.ghosts ?? []).filter((ghost) => ghost.last && (ghost.levels?.length ?? 0) > 1 && (only === null || ghost.piece === only));
  if (ghosts.length === 0) return null;
  const heights = [...new Set(ghosts.flatMap((ghost) => ghost.levels ?? []))].sort((a, b) => a - b);
  const climb = (height: number): void => {
    const given = draft.current();
    const ways = given && "formation" in given ? given.formation : [];
    const able: ReadonlySet<Key> = new Set(ghosts.filter((ghost) => ghost.levels?.includes(height)).map((ghost) => ghost.piece));
    draft.give({ formation: raised(need, ways, able, height) }, false);
  };
  return (
    <fieldset data-testid="floors">
      <legend>{t("floor")}</legend>
      <div class="choices">
        {heights.map((height) => (
          <button
            type="button"
            class="choice"
            aria-pressed={ghosts.filter((ghost) => ghost.levels?.includes(height)).every((ghost) => (ghost.elevation ?? 0) === height)}
            data-floor={height}
            onClick={() => climb(height)}
          >
            {height === 0 ? t("floor-ground") : length(height)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
