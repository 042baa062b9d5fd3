// A match on the screen: who looks, what is selected, what is drafted.

import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Key } from "../names";
import type { Card, Line, MatchState, Piece, Prompt, Reasons, Reply, Ring, Scene, Seated, Sheet, Sight, Told, Verb, Wish } from "../wire";
import type { Camera, Extent } from "../board/camera";
import { Drafting } from "../draft/drafting";
import { Falling } from "./falling";
import { cover } from "./settings";
import { Groups } from "./groups";
import { Leaving } from "./leaving";
import { Link } from "./link";
import { Taping } from "./taping";
import { Threat } from "./threat";

export class Table {
  readonly links: readonly Link[];
  /** Which of the seats at this screen looks. */
  readonly looking = signal(0);
  /** The seat that has to take over the screen before anything is shown again. */
  readonly handing = signal<number | null>(null);
  readonly link: ReadonlySignal<Link | null>;
  readonly state: ReadonlySignal<MatchState | null>;
  /** A past position that is shown instead of the present one. */
  readonly past = signal<{ count: number; scene: Scene } | null>(null);
  readonly scene: ReadonlySignal<Scene | null>;
  readonly prompt: ReadonlySignal<Prompt | null>;
  readonly told: ReadonlySignal<readonly Told[]>;
  readonly seats: ReadonlySignal<readonly Seated[]>;
  /** The seat that looks; `null` for those who only watch. */
  readonly seat: ReadonlySignal<number | null>;
  readonly pieces: ReadonlySignal<ReadonlyMap<Key, Piece>>;
  readonly cards: ReadonlySignal<ReadonlyMap<Key, Card>>;
  readonly groups: Groups;
  /** Questions that are left by themselves. */
  readonly leaving: Leaving;

  readonly selected = signal<Key | null>(null);
  readonly hovered = signal<Key | null>(null);
  /** The piece of the selected group whose sheet is read; `null` for that of the group. */
  readonly facet = signal<Key | null>(null);
  readonly sheet = signal<Sheet | null>(null);
  readonly rings = signal<readonly Ring[]>([]);
  readonly sight = signal<Sight | null>(null);
  readonly showRings = signal(true);
  /** A piece whose sheet stays in view, whatever is selected. */
  readonly pinned = signal<Sheet | null>(null);
  /** Whether the host is thinking about a hint. */
  readonly hinting = signal(false);
  /** Whether a hint can be asked for: not while a move or another hint is under way. */
  readonly canHint: ReadonlySignal<boolean>;
  /** What a bot would do about a question, with its reasons. */
  readonly advice = signal<{ ask: number; bot: string; reasons: Reasons } | null>(null);
  /** Whether a bot is thinking about that. */
  readonly advising = signal(false);
  /** A passing word to the player: sentences of the host, or the key of one of the page's own. */
  readonly notice = signal<readonly Line[] | string | null>(null);
  readonly taping: Taping;
  readonly threat: Threat;
  /** What is falling onto the table before what came of it is shown. */
  readonly falling = new Falling();
  /** Whether all distances of a draft are shown instead of the nearest. */
  readonly allDistances = signal(false);
  readonly draft: Drafting;

  readonly camera = signal<Camera>({ centre: { x: 0, y: 0 }, scale: 1, turns: 0 });
  readonly extent = signal<Extent>({ width: 0, height: 0 });

  /** Whether one may measure on this table. */
  readonly measures: ReadonlySignal<boolean>;
  /** What pieces and cards can do now. */
  readonly verbs: ReadonlySignal<ReadonlyMap<Key, readonly Verb[]>>;
  /** The others' pieces on the table. */
  readonly enemies: ReadonlySignal<readonly Key[]>;
  /** What can be chosen for the present need. */
  readonly candidates: ReadonlySignal<ReadonlySet<Key>>;

  private readonly stops: (() => void)[] = [];
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(links: readonly Link[], still?: ReadonlySignal<Scene | null>) {
    this.links = links;
    this.link = computed(() => links[this.looking.value] ?? null);
    this.state = computed(() => this.link.value?.state.value ?? null);
    this.scene = computed(() => this.past.value?.scene ?? this.falling.now.value?.before ?? (still ? still.value : (this.state.value?.scene ?? null)));
    this.prompt = computed(() => (this.past.value === null && this.falling.now.value === null ? (this.state.value?.prompt ?? null) : null));
    this.told = computed(() => {
      const [told, falling] = [this.link.value?.told.value ?? [], this.falling.now.value];
      return falling === null ? told : told.slice(0, falling.told);
    });
    this.seats = computed(() => this.link.value?.seats.value ?? []);
    this.seat = computed(() => this.link.value?.welcome.value?.seat ?? null);
    this.pieces = computed(() => new Map(this.scene.value?.pieces.map((piece) => [piece.key, piece])));
    this.groups = new Groups(this.scene);
    this.leaving = new Leaving(this.scene, this.seat);
    this.measures = computed(() => this.scene.value?.field.measuring ?? false);
    this.cards = computed(() => new Map(this.scene.value?.cards.map((card) => [card.key, card])));
    this.enemies = computed(() => {
      const mine = this.seat.value;
      const theirs = (piece: Piece): boolean => piece.standing === "table" && piece.owner !== null && piece.owner !== mine && piece.kind !== "terrain" && piece.kind !== "marker";
      return [...new Set((this.scene.value?.pieces ?? []).filter(theirs).map((piece) => this.groups.whole(piece.key)))];
    });
    this.draft = new Drafting((wish) => this.ask(wish), this.prompt);
    const position = computed(() => [this.looking.value, this.state.value?.count]);
    this.taping = new Taping((wish) => this.ask(wish), position);
    this.threat = new Threat((wish) => this.ask(wish), position, this.enemies, computed(() => (this.hovered.value === null ? null : this.groups.whole(this.hovered.value))));
    this.canHint = computed(() => this.prompt.value !== null && this.link.value?.welcome.value?.hints !== false && !this.hinting.value && !this.draft.busy.value && this.link.value?.contact.value === "open");
    this.verbs = computed(() => {
      const found = new Map<Key, Verb[]>();
      for (const verb of this.prompt.value?.verbs ?? []) {
        for (const key of [verb.by, verb.card ?? null]) if (key !== null) found.set(key, [...(found.get(key) ?? []), verb]);
      }
      return found;
    });
    this.candidates = computed(() => {
      const need = this.draft.need.value;
      if (need === null) return new Set<Key>();
      if ("pick" in need) return new Set(need.pick.among);
      if ("assign" in need && this.draft.part.value < 0) return new Set(need.assign.all.map((each) => each.to));
      if ("assign" in need) return new Set(need.assign.slots[this.draft.part.value]?.among ?? []);
      if ("arrange" in need) return new Set(need.arrange.pieces);
      if ("formation" in need) return new Set(need.formation.pieces.map((placed) => placed.piece));
      return new Set<Key>();
    });
    this.follow();
  }

  ask(wish: Wish): Promise<Reply | null> {
    return this.link.peek()?.ask(wish) ?? Promise.resolve(null);
  }

  /** Asks for something that is done or denied, and tells the player why not. */
  async wish(wish: Wish): Promise<void> {
    const reply = await this.ask(wish);
    if (reply !== null && typeof reply === "object" && "denied" in reply) {
      this.notify([...reply.denied.says, ...reply.denied.refusals.map((refusal) => refusal.says)]);
    }
  }

  notify(what: readonly Line[] | string): void {
    this.notice.value = what;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice.value = null), 5000);
  }

  /** Whether a piece can do something now. */
  canAct(key: Key): boolean {
    return this.verbsOf(key).some((verb) => verb.refusals.length === 0);
  }

  /** What a piece, or the group it belongs to, can do now or cannot. */
  verbsOf(key: Key): readonly Verb[] {
    return this.verbs.value.get(this.groups.whole(key)) ?? [];
  }

  /** The candidate that somebody means who points at this: the piece itself, or its group. */
  candidate(key: Key): Key | null {
    const [candidates, whole] = [this.candidates.value, this.groups.whole(key)];
    return candidates.has(key) ? key : candidates.has(whole) ? whole : null;
  }

  /** A piece by its key, or the first one of a group. */
  pieceOf(key: Key | null): Piece | undefined {
    if (key === null) return undefined;
    return this.pieces.value.get(key) ?? this.groups.onTable(key)[0] ?? this.groups.members.value.get(key)?.[0];
  }

  /** Selects a piece, with the whole group it belongs to. */
  select(key: Key | null): void {
    batch(() => {
      this.facet.value = null;
      this.selected.value = key === null ? null : this.groups.whole(key);
    });
  }

  /** Selects a piece or card and begins what it can do, where that is clear. */
  take(key: Key): void {
    this.select(key);
    const usable = this.verbsOf(key).filter((verb) => verb.refusals.length === 0);
    const main = usable.filter((verb) => verb.weight === "main");
    const clear = usable.length === 1 ? usable[0] : main.length === 1 ? main[0] : undefined;
    // A unit can mostly do several plain things: they are shown, and none is taken for granted.
    const plain = clear?.needs.length === 0 && this.groups.all.peek().has(this.groups.whole(key));
    if (clear && !plain) this.draft.start(clear);
    else this.draft.cancel();
  }

  /** Another seat of this screen looks from now on. */
  hand(index: number): void {
    batch(() => {
      this.looking.value = index;
      this.handing.value = null;
      this.clear();
    });
  }

  clear(): void {
    this.draft.cancel();
    this.select(null);
    this.hovered.value = null;
    this.taping.clear();
  }

  end(): void {
    this.stops.forEach((stop) => stop());
    this.falling.skip();
    this.draft.end();
    this.taping.end();
    this.threat.end();
    this.links.forEach((link) => link.close());
  }

  private follow(): void {
    // Whatever fell is seen falling before anything that came of it.
    let before = { link: null as Link | null, scene: null as Scene | null, told: [] as readonly Told[] };
    this.stops.push(
      effect(() => {
        const link = this.link.value;
        const now = { link, scene: link?.state.value?.scene ?? null, told: link?.told.value ?? [] };
        const known = before.told.length;
        const further = link === before.link && known > 0 && now.told.length > known && now.told[known - 1] === before.told[known - 1];
        if (further) this.falling.show(now.told.slice(known), before.scene, known);
        before = now;
      }),
    );
    // A new question makes the draft of the old one void, and begins what is clear.
    let asked: string | null = null;
    this.stops.push(
      effect(() => {
        const prompt = this.prompt.value;
        const id = prompt === null ? null : `${this.looking.value}:${prompt.ask}`;
        if (id === asked) return;
        asked = id;
        batch(() => {
          this.draft.cancel();
          const usable = prompt?.verbs.filter((verb) => verb.refusals.length === 0 && verb.weight !== "minor") ?? [];
          const main = usable.filter((verb) => verb.weight === "main");
          // What was asked about one piece alone is begun at once, even if it can be left.
          const grouped = main[0]?.needs.some((need) => "formation" in need || ("assign" in need && need.assign.all.length > 0)) ?? false;
          const clear = usable.length === 1 || (grouped && main.length === 1 && usable.every((verb) => verb.by === main[0]?.by || verb.by === null));
          const only = usable.length === 1 ? usable[0] : main[0];
          const selected = this.selected.peek();
          if (clear && only && only.needs.length > 0) {
            if (only.by !== null) this.select(only.by);
            this.draft.start(only);
          } else if (selected !== null && !usable.some((verb) => verb.by === selected)) this.select(null);
        });
      }),
    );
    this.stops.push(
      effect(() => {
        const prompt = this.prompt.value;
        const way = this.leaving.leaves(prompt) ? this.leaving.way(prompt) : null;
        if (way !== null) queueMicrotask(() => void this.draft.play({ verb: way.id, given: [] }));
      }),
    );
    // The screen goes to whoever is asked.
    this.stops.push(
      effect(() => {
        if (this.links.length < 2 || this.falling.now.value !== null) return;
        const asks = this.links.map((link) => link.state.value?.prompt != null);
        const here = this.looking.value;
        if (asks[here] || this.links[here]?.state.value == null) return;
        const next = asks.indexOf(true);
        if (next < 0 || next === here) return;
        if (cover.peek() === "on") this.handing.value = next;
        else this.hand(next);
      }),
    );
    this.stops.push(effect(() => this.lookUp(this.selected.value === null ? null : (this.facet.value ?? this.selected.value))));
    this.stops.push(
      effect(() => {
        void this.state.value?.count;
        const key = this.pinned.peek()?.piece;
        if (key !== undefined) void this.renew(key);
      }),
    );
    let late: ReturnType<typeof setTimeout> | undefined;
    this.stops.push(
      effect(() => {
        const [from, to] = [this.selected.value, this.hovered.value];
        this.sight.value = null;
        clearTimeout(late);
        if (from === null || to === null || this.groups.same(from, to) || !this.pieces.peek().has(to)) return;
        late = setTimeout(() => void this.look(from, to), 90);
      }),
    );
  }

  private async look(from: Key, to: Key): Promise<void> {
    const reply = await this.ask({ sight: { from, to } });
    const same = this.selected.peek() === from && this.hovered.peek() === to;
    if (same && reply !== null && typeof reply === "object" && "sight" in reply) this.sight.value = reply.sight;
  }

  /** Keeps the sheet of the selected piece in view, or lets go of it. */
  pin(): void {
    const [sheet, pinned] = [this.sheet.peek(), this.pinned.peek()];
    this.pinned.value = sheet !== null && pinned?.piece !== sheet.piece ? sheet : null;
  }

  /** The pinned sheet as it is now. */
  private async renew(key: Key): Promise<void> {
    const reply = await this.ask({ sheet: { key } });
    const same = this.pinned.peek()?.piece === key;
    if (same && reply !== null && typeof reply === "object" && "sheet" in reply) this.pinned.value = reply.sheet;
  }

  /** Everything about a piece, anew whenever the position changes. */
  private lookUp(key: Key | null): void {
    void this.state.value?.count;
    if (key === null) {
      batch(() => {
        this.sheet.value = null;
        this.rings.value = [];
      });
      return;
    }
    const still = (): boolean => this.selected.peek() === key || this.facet.peek() === key;
    void this.ask({ sheet: { key } }).then((reply) => {
      if (still() && reply !== null && typeof reply === "object" && "sheet" in reply) this.sheet.value = reply.sheet;
    });
    void this.ask({ rings: { piece: key } }).then((reply) => {
      if (still() && reply !== null && typeof reply === "object" && "rings" in reply) this.rings.value = reply.rings;
    });
  }
}
