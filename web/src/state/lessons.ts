// What newcomers have been taught in this browser, and what comes up next.

import { signal } from "@preact/signals";
import type { Lesson, Told } from "../wire";

const PLACE = "gonfalon.learned";

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

/** Lessons that have been read, as `game:key`. */
export const learned = signal<ReadonlySet<string>>(new Set(read()));

function write(all: ReadonlySet<string>): void {
  learned.value = all;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...all]));
  } catch {
    // Without storage lessons are told anew next time.
  }
}

const name = (game: string, lesson: Lesson): string => `${game}:${lesson.on}`;

export const isLearned = (game: string, lesson: Lesson): boolean => learned.value.has(name(game, lesson));

export function learn(game: string, lesson: Lesson): void {
  if (!learned.peek().has(name(game, lesson))) write(new Set([...learned.peek(), name(game, lesson)]));
}

/** A newcomer begins anew. */
export function forgetLessons(game: string): void {
  write(new Set([...learned.peek()].filter((each) => !each.startsWith(`${game}:`))));
}

/** The lesson that matters now: about something that happened first, then about what is asked. */
export function comingUp(lessons: readonly Lesson[], known: (lesson: Lesson) => boolean, told: readonly Told[], question: string | null): Lesson | null {
  const open = lessons.filter((lesson) => !known(lesson));
  const keys = new Set(open.map((lesson) => lesson.on));
  const happened = told.find((line) => keys.has(line.says.key));
  const on = happened?.says.key ?? question;
  return open.find((lesson) => lesson.on === on) ?? null;
}
