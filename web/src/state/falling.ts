// Falls that have been recorded, shown one after the other before what came of them.

import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Key } from "../names";
import type { Fall, Scene, Told } from "../wire";

/** So many moments of a fall were recorded in a second. */
const RECORDED = 24;

/** A foot is fallen in a quarter of a second, which nobody could follow: a second of it takes so many. */
const SLOWER = 2.4;

/** For how long things are held before they fall, and looked at when they lie, in milliseconds. */
const HELD = 450;
const RESTS = 650;

/** So many falls that wait are shown; what came before them is over. */
const MOST = 3;

/** Things that fall together. */
export type Shown = {
  readonly falls: readonly Fall[];
  /** Who lets them fall. */
  readonly by: Key | null;
  /** The table before they fell. */
  readonly before: Scene | null;
  /** How many lines had been told before. */
  readonly told: number;
};

/** How long a fall is shown, in milliseconds. */
export const lasts = (falls: readonly Fall[]): number => HELD + RESTS + (Math.max(1, ...falls.map((fall) => fall.moments.length)) * 1000 * SLOWER) / RECORDED;

/** Which moment of a recording is shown, with parts of it. */
export const momentAt = (passed: number): number => (Math.max(0, passed - HELD) / 1000 / SLOWER) * RECORDED;

/** Falls among lines of the log; all that one answer let fall are shown together. */
export function fallsIn(lines: readonly Told[]): { falls: readonly Fall[]; by: Key | null }[] {
  return lines.flatMap(({ about }) => (about.falls && about.falls.length > 0 ? [{ falls: about.falls, by: about.pieces[0] ?? null }] : []));
}

/** Whether somebody wants nothing to move. */
const still = (): boolean => typeof matchMedia === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

export class Falling {
  /** What falls now, and what will then. */
  readonly queue = signal<readonly Shown[]>([]);
  readonly now: ReadonlySignal<Shown | null> = computed(() => this.queue.value[0] ?? null);
  /** For how long it has been shown, in milliseconds. */
  readonly passed = signal(0);

  private frame = 0;
  private guard: ReturnType<typeof setTimeout> | undefined;

  /** Shows falls, unless somebody wants nothing to move; the table is held as it was meanwhile. */
  show(lines: readonly Told[], before: Scene | null, told: number): void {
    if (still()) return;
    const more = fallsIn(lines).map((each) => ({ ...each, before, told }));
    if (more.length === 0) return;
    const begins = this.queue.peek().length === 0;
    this.queue.value = [...this.queue.peek(), ...more].slice(-MOST);
    if (begins) this.begin();
  }

  /** Goes on to what came of it all. */
  skip(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.guard);
    this.queue.value = [];
    this.passed.value = 0;
  }

  private begin(): void {
    const shown = this.now.peek();
    if (shown === null) return;
    this.passed.value = 0;
    const length = lasts(shown.falls);
    const start = performance.now();
    const next = (): void => {
      this.passed.value = performance.now() - start;
      if (this.passed.peek() >= length) this.finish();
      else this.frame = requestAnimationFrame(next);
    };
    this.frame = requestAnimationFrame(next);
    // A page that is out of sight is not drawn, but goes on all the same.
    this.guard = setTimeout(() => this.finish(), length + 1000);
  }

  private finish(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.guard);
    this.queue.value = this.queue.peek().slice(1);
    this.begin();
  }
}
