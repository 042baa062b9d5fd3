// Pieces that act together, such as the models of a unit.

import { computed, type ReadonlySignal } from "@preact/signals";
import type { Key } from "../names";
import type { Group, Piece, Scene } from "../wire";

export class Groups {
  /** Every group by its key. */
  readonly all: ReadonlySignal<ReadonlyMap<Key, Group>>;
  /** The pieces of every group. */
  readonly members: ReadonlySignal<ReadonlyMap<Key, readonly Piece[]>>;
  private readonly wholes: ReadonlySignal<ReadonlyMap<Key, Key>>;

  constructor(scene: ReadonlySignal<Scene | null>) {
    this.all = computed(() => new Map((scene.value?.groups ?? []).map((group) => [group.key, group])));
    this.members = computed(() => {
      const found = new Map<Key, Piece[]>();
      const known = this.all.value;
      for (const piece of scene.value?.pieces ?? []) {
        if (piece.group === undefined || !known.has(piece.group)) continue;
        const mates = found.get(piece.group);
        if (mates) mates.push(piece);
        else found.set(piece.group, [piece]);
      }
      return found;
    });
    this.wholes = computed(() => {
      const found = new Map<Key, Key>();
      for (const [group, pieces] of this.members.value) pieces.forEach((piece) => found.set(piece.key, group));
      return found;
    });
  }

  /** What somebody means who points at a piece: its group, or the piece itself where it has none. */
  whole(key: Key): Key {
    return this.wholes.value.get(key) ?? key;
  }

  /** Whether two keys mean the same piece or group. */
  same(one: Key | null, other: Key | null): boolean {
    return one !== null && other !== null && this.whole(one) === this.whole(other);
  }

  /** The pieces of a group that lie on the table. */
  onTable(group: Key): Piece[] {
    return (this.members.value.get(group) ?? []).filter((piece) => piece.standing === "table");
  }
}
