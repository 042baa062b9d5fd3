// Questions that come up again and again, left by themselves for the rest of a round by whoever wants that.

import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Prompt, Scene, Verb } from "../wire";

export class Leaving {
  /** In which round which questions of which seat are left. */
  private readonly rounds = signal<ReadonlyMap<string, string>>(new Map());
  private readonly round: ReadonlySignal<string>;
  private readonly seat: ReadonlySignal<number | null>;
  /** Whether any are left now. */
  readonly any: ReadonlySignal<boolean>;

  constructor(scene: ReadonlySignal<Scene | null>, seat: ReadonlySignal<number | null>) {
    this.seat = seat;
    this.round = computed(() => JSON.stringify(scene.value?.bar.round ?? null));
    this.any = computed(() => [...this.rounds.value].some(([word, round]) => round === this.round.value && word.startsWith(`${seat.value} `)));
  }

  /** The way on without doing anything, for a question that can be left again and again. */
  way(prompt: Prompt | null): Verb | null {
    if (prompt?.again === undefined) return null;
    return prompt.verbs.find((verb) => verb.weight === "leave" && verb.refusals.length === 0) ?? null;
  }

  /** Whether such a question is left by itself. */
  leaves(prompt: Prompt | null): boolean {
    return prompt?.again !== undefined && this.rounds.value.get(`${this.seat.value} ${prompt.again}`) === this.round.value;
  }

  /** Leaves all questions like this one from now on. */
  start(prompt: Prompt): void {
    if (prompt.again !== undefined) this.rounds.value = new Map(this.rounds.peek()).set(`${this.seat.peek()} ${prompt.again}`, this.round.peek());
  }

  /** Has all of them asked again. */
  stop(): void {
    this.rounds.value = new Map([...this.rounds.peek()].filter(([word]) => !word.startsWith(`${this.seat.peek()} `)));
  }
}
