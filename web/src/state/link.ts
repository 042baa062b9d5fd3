// One connection to one seat of one match.

import { batch, signal } from "@preact/signals";
import type { Line, MatchState, Reply, Seated, StandIn, TakeBack, Tape, Thinking, Told, ToHost, ToPlayer, Welcome, Wish } from "../wire";
import { steady } from "./steady";

export type Contact = "connecting" | "open" | "lost" | "ended";

type Waiter = { settle: (reply: Reply | null) => void };

/** Keeps a seat connected and everything that was said on it. */
export class Link {
  readonly ticket: string;
  readonly contact = signal<Contact>("connecting");
  readonly welcome = signal<Welcome | null>(null);
  readonly state = signal<MatchState | null>(null);
  readonly told = signal<readonly Told[]>([]);
  readonly seats = signal<readonly Seated[]>([]);
  readonly takeBack = signal<TakeBack | null>(null);
  /** A proposal to have a bot play for somebody. */
  readonly standIn = signal<StandIn | null>(null);
  /** When those who are gone went, on the clock of this page. */
  readonly gone = signal<ReadonlyMap<number, number>>(new Map());
  /** How far the bot that thinks has come. */
  readonly thinking = signal<Thinking | null>(null);
  /** The answers for which a bot has reasons. */
  readonly reasons = signal<ReadonlySet<number>>(new Set());
  /** How far the advice that was asked for last has come, in per cent. */
  readonly advised = signal(0);
  /** The tapes that others have laid out, by their seats. */
  readonly tapes = signal<ReadonlyMap<number, Tape>>(new Map());
  readonly closing = signal<Line | null>(null);
  /** When the present state arrived, for clocks. */
  readonly since = signal(0);
  /** When the next attempt to connect is made. */
  readonly retryAt = signal(0);

  private readonly id: string;
  private socket: WebSocket | null = null;
  private waiters = new Map<number, Waiter>();
  private next = 1;
  private tries = 0;
  private over = false;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, ticket: string) {
    this.id = id;
    this.ticket = ticket;
    this.connect();
  }

  /** Says something; `null` if the connection was lost before the reply. */
  ask(wish: Wish): Promise<Reply | null> {
    const socket = this.socket;
    if (socket === null || socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const message: ToHost = { id: this.next++, wish };
    return new Promise((settle) => {
      this.waiters.set(message.id, { settle });
      socket.send(JSON.stringify(message));
    });
  }

  /** Tries to connect now instead of later. */
  retry(): void {
    if (this.contact.peek() === "open" || this.over) return;
    clearTimeout(this.again);
    this.tries = Math.min(this.tries, 3);
    this.contact.value = "lost";
    this.connect();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.again);
    this.socket?.close();
  }

  private connect(): void {
    // An older attempt must not answer any more.
    if (this.socket !== null) {
      this.socket.onclose = null;
      this.socket.close();
    }
    const address = new URL(`api/matches/${this.id}/play`, location.href.split("#")[0]);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address, ["gonfalon", `ticket.${this.ticket}`]);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ToPlayer);
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    for (const { settle } of this.waiters.values()) settle(null);
    this.waiters.clear();
    if (this.over) return;
    // Who was turned away before the first word has no seat here: trying again would not help for long.
    const turnedAway = this.closing.peek() !== null && this.welcome.peek() === null;
    if (turnedAway || this.tries > 40) {
      this.contact.value = "ended";
      return;
    }
    this.contact.value = "lost";
    const wait = Math.min(8000, 250 * 2 ** Math.min(5, this.tries++));
    this.retryAt.value = performance.now() + wait;
    this.again = setTimeout(() => {
      if (!this.over) this.connect();
    }, wait);
  }

  private hear(message: ToPlayer): void {
    batch(() => {
      if ("reply" in message) {
        this.waiters.get(message.reply.id)?.settle(message.reply.reply);
        this.waiters.delete(message.reply.id);
      } else if ("welcome" in message) this.begin(message.welcome);
      else if ("took-back" in message) this.begin(message["took-back"]);
      else if ("moved" in message) {
        this.told.value = [...this.told.peek(), ...message.moved.told];
        if (message.moved.reasons) this.reasons.value = new Set([...this.reasons.peek(), message.moved.state.count]);
        this.arrive(message.moved.state);
      } else if ("take-back" in message) this.takeBack.value = message["take-back"];
      else if ("presence" in message) {
        const { seat, here, resigned, trouble } = message.presence;
        this.seats.value = this.seats.peek().map((each) => (each.seat === seat ? { ...each, here, resigned, trouble } : each));
        const gone = new Map(this.gone.peek());
        if (here) gone.delete(seat);
        else if (!gone.has(seat)) gone.set(seat, performance.now());
        this.gone.value = gone;
        if (!here) this.lay(seat, null);
      } else if ("reseated" in message) {
        this.sit(message.reseated.seats);
        this.arrive(message.reseated.state);
      } else if ("stand-in" in message) this.standIn.value = message["stand-in"];
      else if ("thinking" in message) this.thinking.value = message.thinking;
      else if ("advising" in message) this.advised.value = message.advising.done;
      else if ("tape" in message) this.lay(message.tape.seat, message.tape.tape);
      else if ("closing" in message) this.closing.value = message.closing.says;
    });
  }

  private lay(seat: number, tape: Tape | null): void {
    const tapes = new Map(this.tapes.peek());
    if (tape === null) tapes.delete(seat);
    else tapes.set(seat, tape);
    this.tapes.value = tapes;
  }

  private begin(welcome: Welcome): void {
    this.tries = 0;
    this.contact.value = "open";
    this.closing.value = null;
    this.welcome.value = welcome;
    this.told.value = welcome.told;
    this.reasons.value = new Set(welcome.reasons);
    this.sit(welcome.seats);
    this.standIn.value = welcome.stand_in;
    this.takeBack.value = welcome.take_back;
    this.arrive(welcome.state);
  }

  private sit(seats: readonly Seated[]): void {
    const now = performance.now();
    this.seats.value = seats;
    this.gone.value = new Map(seats.flatMap(({ seat, away }) => (away === null ? [] : [[seat, now - away]])));
  }

  private arrive(state: MatchState): void {
    this.since.value = performance.now();
    this.thinking.value = null;
    this.state.value = { ...state, scene: steady(this.state.peek()?.scene ?? null, state.scene) };
  }
}
