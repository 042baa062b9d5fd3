// Advice for newcomers: a lesson when something first matters, and how to point at what is asked right now.

import { useEffect, useRef } from "preact/hooks";
import { coach } from "../state/settings";
import { useTable } from "../state/context";
import { gameOf } from "../state/games";
import { comingUp, isLearned, learn } from "../state/lessons";
import type { Table } from "../state/table";
import { kindOf } from "../draft/given";
import { say, t } from "../text/say";
import type { Lesson } from "../wire";

export function Coach() {
  const table = useTable();
  const game = table.link.value?.welcome.value?.game ?? "";
  const lessons = gameOf(game)?.lessons ?? [];
  const prompt = table.prompt.value;
  const lesson = comingUp(lessons, (each) => isLearned(game, each), table.told.value, prompt?.says.key ?? null);
  useAnswered(table, (question) => {
    const taught = lessons.find((each) => each.on === question);
    if (taught) learn(game, taught);
  });
  if (coach.value === "off" || table.seat.value === null || table.state.value?.outcome != null) return null;
  if (prompt === null && lesson === null) return null;
  const event = lesson !== null && lesson.on !== prompt?.says.key;
  // Whoever has pointed everything out has understood it, and needs the room.
  const taught = !event && table.draft.met.value;
  return (
    <aside class="coach" data-testid="coach" aria-label={t("coach")} aria-live="polite">
      <div>
        {lesson && !taught && (
          <div class="lesson" data-testid="lesson" data-on={lesson.on}>
            <h2>{say(lesson.title)}</h2>
            <p>{say(lesson.says)}</p>
            {event && (
              <button type="button" class="small main" data-testid="lesson-next" onClick={() => learn(game, lesson)}>
                {t("lesson-next")}
              </button>
            )}
          </div>
        )}
        {prompt !== null && (
          <p class="pointing" data-testid="pointing">
            {t(`coach-${advice(table)}`)}
          </p>
        )}
        <Progress lessons={lessons} game={game} />
      </div>
      <button type="button" class="plain-close" aria-label={t("coach-off")} title={t("coach-off")} onClick={() => (coach.value = "off")}>
        ×
      </button>
    </aside>
  );
}

/** Which lessons there are, and which were taught. */
function Progress({ lessons, game }: { lessons: readonly Lesson[]; game: string }) {
  const known = lessons.filter((each) => isLearned(game, each)).length;
  if (lessons.length === 0 || known === lessons.length) return null;
  return (
    <details class="lessons">
      <summary data-testid="lessons">
        <progress max={lessons.length} value={known} aria-label={t("lessons")} /> {t("lessons-of", { known, all: lessons.length })}
      </summary>
      <ul>
        {lessons.map((each) => (
          <li class={isLearned(game, each) ? "is-known" : ""}>
            {isLearned(game, each) ? "✓" : "○"} {say(each.title)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Tells which question was answered, once it is. */
function useAnswered(table: Table, answered: (question: string) => void): void {
  const before = useRef<{ ask: number; key: string } | null>(null);
  const prompt = table.prompt.value;
  useEffect(() => {
    const was = before.current;
    if (was !== null && was.ask !== prompt?.ask) answered(was.key);
    before.current = prompt === null ? null : { ask: prompt.ask, key: prompt.says.key };
  }, [prompt?.ask]);
}

function advice(table: Table): string {
  const { draft } = table;
  const need = draft.need.value;
  if (draft.verb.value !== null && draft.legal && draft.met.value) return "confirm";
  if (need !== null) return "path" in need && !table.measures.value ? "way" : kindOf(need);
  const verbs = table.prompt.value?.verbs ?? [];
  if (verbs.some((verb) => verb.by !== null && table.cards.value.has(verb.by))) return "card";
  if (verbs.some((verb) => verb.by !== null)) return "piece";
  return "button";
}
