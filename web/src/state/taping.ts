// The measuring tape. The host measures, and shows it to the others.

import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Reply, Spot, Tape, Wish } from "../wire";
import { tapeShown } from "./settings";

/** The host takes no more spots than these. */
const MOST = 16;

const same = (one: Spot | undefined, other: Spot | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Taping {
  /** Whether pressing and dragging measures. */
  readonly on = signal(false);
  /** Where the tape begins, bends and ends. */
  readonly spots = signal<readonly Spot[]>([]);
  /** Where the pointer would take it. */
  readonly ahead = signal<Spot | null>(null);
  /** Whether the next spot goes on with this tape instead of beginning another. */
  readonly open = signal(false);
  /** The tape as the host measured it last. */
  readonly tape = signal<Tape | null>(null);
  readonly laid: ReadonlySignal<readonly Spot[]> = computed(() => {
    const [spots, ahead] = [this.spots.value, this.ahead.value];
    return ahead === null || same(spots[spots.length - 1], ahead) ? spots : [...spots, ahead];
  });

  private running = false;
  private told = "";
  /** Whether the others may see something of it. */
  private seen = false;
  private readonly ask: (wish: Wish) => Promise<Reply | null>;
  private readonly position: ReadonlySignal<unknown>;
  private readonly stop: () => void;

  /** Whenever the position changes everything is measured anew. */
  constructor(ask: (wish: Wish) => Promise<Reply | null>, position: ReadonlySignal<unknown>) {
    this.ask = ask;
    this.position = position;
    this.stop = effect(() => {
      void [this.laid.value, tapeShown.value, position.value];
      void this.measure();
    });
  }

  toggle(): void {
    batch(() => {
      this.on.value = !this.on.value;
      this.close();
    });
  }

  /** A spot of the tape that is open, or the beginning of another. */
  add(spot: Spot, goOn = false): void {
    batch(() => {
      const spots = this.spots.peek();
      const further = spots.length > 0 && (this.open.peek() || goOn);
      this.ahead.value = null;
      this.open.value = true;
      if (!further) this.spots.value = [spot];
      else if (!same(spots[spots.length - 1], spot) && spots.length < MOST) this.spots.value = [...spots, spot];
    });
  }

  aim(spot: Spot | null): void {
    if (this.open.peek() && this.spots.peek().length < MOST) this.ahead.value = spot;
  }

  /** The tape stays as it lies. */
  close(): void {
    batch(() => {
      this.ahead.value = null;
      this.open.value = false;
      if (this.spots.peek().length < 2) this.spots.value = [];
    });
  }

  /** One spot less. */
  back(): void {
    batch(() => {
      this.ahead.value = null;
      this.spots.value = this.spots.peek().slice(0, -1);
      this.open.value = this.spots.peek().length > 0;
    });
  }

  clear(): void {
    batch(() => {
      this.spots.value = [];
      this.ahead.value = null;
      this.open.value = false;
    });
  }

  end(): void {
    this.stop();
  }

  private async measure(): Promise<void> {
    const laid = this.laid.peek();
    const spots = laid.length < 2 ? [] : [...laid];
    const shown = tapeShown.peek() === "on";
    if (spots.length === 0) this.tape.value = null;
    const told = JSON.stringify([spots, shown, this.position.peek()]);
    const nothing = spots.length === 0 && (this.told === "" || this.told.startsWith("[[],"));
    if (this.running || told === this.told || nothing) return;
    this.running = true;
    this.told = told;
    // Others no longer see what is not shown any more.
    if (!shown && this.seen) await this.ask({ tape: { spots: [], shown: true } });
    this.seen = shown && spots.length > 0;
    const reply = await this.ask({ tape: { spots, shown } });
    this.running = false;
    if (reply !== null && typeof reply === "object" && "tape" in reply && this.laid.peek().length >= 2) this.tape.value = reply.tape;
    void this.measure();
  }
}
