// What enemies can reach, on demand. The host says how far.

import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Key } from "../names";
import type { Reply, Ring, Wish } from "../wire";

export class Threat {
  /** Whether it is shown. */
  readonly on = signal(false);
  /** The reaches of every enemy asked for so far in this position. */
  readonly rings = signal<ReadonlyMap<Key, readonly Ring[]>>(new Map());
  /** Whose reaches are shown: the enemy's under the pointer, or everybody's. */
  readonly shown: ReadonlySignal<readonly Key[]>;

  private asked = new Set<Key>();
  private readonly stop: () => void;

  constructor(ask: (wish: Wish) => Promise<Reply | null>, position: ReadonlySignal<unknown>, enemies: ReadonlySignal<readonly Key[]>, hovered: ReadonlySignal<Key | null>) {
    this.shown = computed(() => {
      if (!this.on.value) return [];
      const under = hovered.value;
      return under !== null && enemies.value.includes(under) ? [under] : enemies.value;
    });
    let known = "";
    this.stop = effect(() => {
      const now = JSON.stringify(position.value);
      if (now !== known) {
        known = now;
        this.asked = new Set();
        this.rings.value = new Map();
      }
      for (const piece of this.shown.value) {
        if (this.asked.has(piece)) continue;
        this.asked.add(piece);
        void ask({ rings: { piece } }).then((reply) => {
          if (known !== now || reply === null || typeof reply !== "object" || !("rings" in reply)) return;
          const harmful = reply.rings.filter((ring) => ring.kind === "move" || ring.kind === "attack");
          this.rings.value = new Map(this.rings.peek()).set(piece, harmful);
        });
      }
    });
  }

  end(): void {
    this.stop();
  }
}
