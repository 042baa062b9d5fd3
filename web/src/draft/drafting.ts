// The answer that a player is putting together, and the rules' judgement on it.

import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Answered, Draft, Given, Need, Prompt, Reply, Verb, Verdict, Wish } from "../wire";
import { draftOf, isFull, isMet, kindOf, nothing, shortened } from "./given";

/** The least time between two judgements while somebody points. */
const PAUSE = 45;

export type Ask = (wish: Wish) => Promise<Reply | null>;

export class Drafting {
  readonly verb = signal<Verb | null>(null);
  /** What was pointed out for each need. */
  readonly given = signal<readonly (Given | null)[]>([]);
  /** Which need is being pointed out. */
  readonly step = signal(0);
  /** What the pointer hovers over, instead of what was pointed out for this need. */
  readonly hover = signal<Given | null>(null);
  /** Which of several pieces or slots is at hand; -1 means all of them at once, where that can be. */
  readonly part = signal(0);
  /** Whether single pieces of a formation are pointed out, instead of all at once. */
  readonly single = signal(false);
  readonly verdict = signal<Verdict | null>(null);
  readonly denied = signal<Answered | null>(null);
  readonly busy = signal(false);
  /** A way on that waits for a yes, because something would be skipped. */
  readonly warning = signal<Verb | null>(null);

  readonly need: ReadonlySignal<Need | null> = computed(() => this.verb.value?.needs[this.step.value] ?? null);

  /** The draft without what only hovers. */
  readonly firm: ReadonlySignal<Draft | null> = computed(() => {
    const verb = this.verb.value;
    return verb === null ? null : draftOf(verb, this.given.value);
  });

  readonly shown: ReadonlySignal<Draft | null> = computed(() => {
    const [verb, hover] = [this.verb.value, this.hover.value];
    if (verb === null || hover === null) return this.firm.value;
    return draftOf(verb, this.given.value.map((given, index) => (index === this.step.value ? hover : given)));
  });

  /** Whether every need has enough. */
  readonly met: ReadonlySignal<boolean> = computed(
    () => this.verb.value !== null && this.verb.value.needs.every((need, index) => isMet(need, this.given.value[index])),
  );

  private judged: Draft | null = null;
  private last = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private running = false;
  private readonly ask: Ask;
  private readonly prompt: ReadonlySignal<Prompt | null>;
  private readonly stop: () => void;

  constructor(ask: Ask, prompt: ReadonlySignal<Prompt | null>) {
    this.ask = ask;
    this.prompt = prompt;
    this.stop = effect(() => {
      if (this.shown.value !== null) this.soon();
    });
  }

  /** Whether the judgement is about exactly what would be played. */
  get legal(): boolean {
    const verdict = this.verdict.value;
    return verdict !== null && verdict.whole && verdict.refusals.length === 0;
  }

  start(verb: Verb): void {
    batch(() => {
      this.verb.value = verb;
      this.given.value = verb.needs.map(nothing);
      this.step.value = 0;
      this.part.value = verb.needs.some((need) => "assign" in need && need.assign.all.length > 0) ? -1 : 0;
      this.single.value = false;
      this.hover.value = null;
      this.verdict.value = null;
      this.denied.value = null;
      this.warning.value = null;
    });
  }

  cancel(): void {
    batch(() => {
      this.verb.value = null;
      this.given.value = [];
      this.hover.value = null;
      this.verdict.value = null;
      this.denied.value = null;
      this.warning.value = null;
    });
  }

  /** Says what was pointed out for the present need, and goes on to the next one when no more fits in. */
  give(given: Given | null, goOn = true): void {
    batch(() => {
      const step = this.step.peek();
      this.given.value = this.given.peek().map((each, index) => (index === step ? given : each));
      this.hover.value = null;
      this.denied.value = null;
      const verb = this.verb.peek();
      const need = verb?.needs[step];
      if (goOn && verb && need && isFull(need, given) && step + 1 < verb.needs.length) this.step.value = step + 1;
    });
  }

  /** What was pointed out for the present need. */
  current(): Given | null {
    return this.given.peek()[this.step.peek()] ?? null;
  }

  /** One step back; out of the draft when nothing is left. */
  back(): void {
    const given = this.current();
    const empty = given === null || JSON.stringify(given) === JSON.stringify(shortened(given));
    if (!empty && given !== null) this.give(shortened(given), false);
    else if (this.step.peek() > 0) this.step.value -= 1;
    else this.cancel();
  }

  /** Takes over a whole draft: a hint, or the nearest legal one. */
  adopt(draft: Draft): boolean {
    const verb = this.prompt.peek()?.verbs.find((each) => each.id === draft.verb);
    if (!verb) return false;
    // Where nobody is to move, that is the way on without doing anything.
    const still = draft.given[0] !== undefined && "formation" in draft.given[0] && draft.given[0].formation.length === 0;
    const leave = still ? this.prompt.peek()?.verbs.find((each) => each.weight === "leave" && each.refusals.length === 0) : undefined;
    if (leave) {
      this.start(leave);
      return true;
    }
    batch(() => {
      this.start(verb);
      this.given.value = verb.needs.map((need, index) => draft.given[index] ?? nothing(need));
      this.step.value = Math.max(0, verb.needs.length - 1);
    });
    return true;
  }

  /** Chooses a verb: plain ones are played at once, others begin a draft. */
  async choose(verb: Verb): Promise<void> {
    if (verb.refusals.length > 0) return;
    if (verb.needs.length > 0) return this.start(verb);
    const skips = this.prompt.peek()?.skips ?? [];
    if (verb.weight === "leave" && skips.length > 0) {
      this.warning.value = verb;
      return;
    }
    await this.play({ verb: verb.id, given: [] });
  }

  async confirm(): Promise<void> {
    const draft = this.firm.peek();
    if (draft !== null) await this.play(draft);
  }

  async play(draft: Draft): Promise<void> {
    const prompt = this.prompt.peek();
    if (prompt === null || this.busy.peek()) return;
    this.busy.value = true;
    this.warning.value = null;
    const reply = await this.ask({ play: { ask: prompt.ask, draft } });
    batch(() => {
      this.busy.value = false;
      if (reply !== null && typeof reply === "object" && "denied" in reply) {
        if (this.verb.peek()?.id !== draft.verb) this.adopt(draft);
        this.denied.value = reply.denied;
      } else if (reply === "accepted" && this.prompt.peek()?.ask === prompt.ask) this.cancel();
    });
  }

  /** Whether the present need is pointed out on the table, rather than by picking. */
  isSpatial(): boolean {
    const need = this.need.value;
    return need !== null && kindOf(need) !== "pick" && kindOf(need) !== "assign";
  }

  end(): void {
    this.stop();
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** Has the draft judged: at once if it has been quiet, a little later otherwise; the latest draft wins. */
  private soon(): void {
    if (this.timer !== null || this.running) return;
    const wait = Math.max(0, this.last + PAUSE - performance.now());
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.judge();
    }, wait);
  }

  private async judge(): Promise<void> {
    const draft = this.shown.peek();
    const prompt = this.prompt.peek();
    if (draft === null || prompt === null) return;
    this.running = true;
    this.last = performance.now();
    this.judged = draft;
    const reply = await this.ask({ try: { ask: prompt.ask, draft } });
    this.running = false;
    const still = this.shown.peek();
    if (still === null || still.verb !== draft.verb) return;
    if (reply !== null && typeof reply === "object") {
      if ("verdict" in reply) this.verdict.value = reply.verdict;
      else if ("denied" in reply) {
        const { refusals, instead } = reply.denied;
        const preview = { ghosts: [], traces: [], gauges: [], notes: [], distances: [], chances: [], spreads: [] };
        this.verdict.value = { whole: false, refusals, preview, instead };
      }
    }
    if (JSON.stringify(still) !== JSON.stringify(this.judged)) this.soon();
  }
}
