// The measuring tape. The host measures.

import { batch, effect, signal } from "@preact/signals";
import type { Reply, Spot, Wish } from "../wire";

export class Taping {
  /** Whether pressing and dragging measures. */
  readonly on = signal(false);
  readonly from = signal<Spot | null>(null);
  readonly to = signal<Spot | null>(null);
  readonly length = signal<number | null>(null);

  constructor(ask: (wish: Wish) => Promise<Reply | null>) {
    let running = false;
    const measure = async (): Promise<void> => {
      const [from, to] = [this.from.peek(), this.to.peek()];
      if (running || from === null || to === null) return;
      running = true;
      const reply = await ask({ measure: { from, to } });
      running = false;
      if (reply !== null && typeof reply === "object" && "measure" in reply) {
        this.length.value = reply.measure?.length ?? null;
      }
      if (JSON.stringify([from, to]) !== JSON.stringify([this.from.peek(), this.to.peek()])) void measure();
    };
    effect(() => {
      if (this.from.value !== null && this.to.value !== null) void measure();
    });
  }

  toggle(): void {
    if (this.on.value) this.clear();
    this.on.value = !this.on.value;
  }

  begin(spot: Spot): void {
    batch(() => {
      this.from.value = spot;
      this.to.value = null;
      this.length.value = null;
    });
  }

  clear(): void {
    batch(() => {
      this.from.value = null;
      this.to.value = null;
      this.length.value = null;
    });
  }
}
