// Pointers on the board: panning, pinching, zooming, dragging pieces, measuring.

import type { Table } from "../state/table";
import type { Point, Spot } from "../wire";
import type { Key } from "../names";
import { hovering, meant, nextPart, pick, type Manner } from "../draft/pointing";
import { shortenedBy } from "../draft/march";
import { onTable, panned, pinched, toDrawing, zoomed, type Spot2 } from "./camera";
import { nearest } from "./near";

/** How far a pointer has to go before it drags, in pixels. */
const THRESHOLD = { mouse: 4, touch: 10 };

/** How far above a finger a piece is carried, so that it can be seen, in pixels. */
const ABOVE = 46;

/** How long a finger rests on something to look at it, in milliseconds. */
const LONG = 500;

type Press = { at: Spot2; last: Spot2; key: Key | null; ghost: Key | null; moved: boolean; mode: "pan" | "piece" | "tape"; touch: boolean; goesOn: boolean };

export class Gestures {
  /** Whether pointing turns instead of moving, by a button of the page. */
  turning = false;
  private readonly table: Table;
  private readonly board: () => SVGSVGElement | null;
  private readonly pointers = new Map<number, Spot2>();
  private press: Press | null = null;
  private lastClick = { at: 0, key: null as Key | null };
  private lastSpot = { at: 0, spot: { x: 0, y: 0 } };
  private focused = false;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table, board: () => SVGSVGElement | null) {
    this.table = table;
    this.board = board;
  }

  down = (event: PointerEvent): void => {
    if (event.button > 1) return;
    // Whoever presses on the table while something falls wants to go on.
    if (this.table.falling.now.peek() !== null) return this.table.falling.skip();
    const at = this.spot(event);
    this.pointers.set(event.pointerId, at);
    clearTimeout(this.resting);
    if (this.pointers.size > 1) {
      this.press = null;
      this.table.draft.hover.value = null;
      return;
    }
    // While something hovers its ghost is under every click and means nothing.
    const ghost = this.table.draft.hover.peek() === null ? ghostOf(event.target) : null;
    const touch = event.pointerType === "touch";
    const key = this.aimedAt(event, event.target);
    const { taping } = this.table;
    // In a replay there is nobody who measures.
    const measures = event.button === 0 && this.table.links.length > 0 && this.table.measures.peek() && (taping.on.peek() || event.altKey);
    const goesOn = taping.open.peek() || event.shiftKey;
    const mode = measures ? "tape" : event.button === 0 && this.drags(ghost ?? key) ? "piece" : "pan";
    this.press = { at, last: at, key, ghost, moved: false, mode, touch, goesOn };
    if (mode === "tape" && !goesOn && !this.isAgain(event)) taping.add(this.tapeSpot(event));
    if (touch && key !== null && mode !== "tape") this.resting = setTimeout(() => this.rest(key), LONG);
    this.board()?.setPointerCapture(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    const at = this.spot(event);
    const before = this.pointers.get(event.pointerId);
    if (this.pointers.size === 2 && before) {
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1] ?? at;
      this.table.camera.value = pinched(this.table.camera.peek(), this.table.extent.peek(), [before, other], [at, other]);
      this.pointers.set(event.pointerId, at);
      return;
    }
    if (before) this.pointers.set(event.pointerId, at);
    const press = this.press;
    if (press === null) {
      if (event.pointerType === "touch") return;
      if (this.table.taping.on.peek()) this.table.taping.aim(this.tapeSpot(event));
      this.hoverAt(event, this.under(event));
      return;
    }
    const far = Math.hypot(at.x - press.at.x, at.y - press.at.y);
    if (!press.moved && far < (press.touch ? THRESHOLD.touch : THRESHOLD.mouse)) return;
    press.moved = true;
    clearTimeout(this.resting);
    if (press.mode === "tape") this.table.taping.aim(this.tapeSpot(event));
    else if (press.mode === "pan") this.table.camera.value = panned(this.table.camera.peek(), { x: at.x - press.last.x, y: at.y - press.last.y });
    else this.hoverAt(event, null);
    press.last = at;
  };

  up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    clearTimeout(this.resting);
    const press = this.press;
    if (press === null) return;
    if (press.moved && press.mode === "piece") this.settle(this.point(event), this.manner(event));
    this.press = null;
    if (press.mode === "tape") return this.tapeTo(event, press);
    if (press.moved && press.mode === "piece") return;
    if (!press.moved) this.click(event, press);
  };

  /** What has the keyboard is looked at, like what is under the pointer. */
  focus(target: EventTarget | null): void {
    const key = keyOf(target);
    if (this.press === null && (key !== null || this.focused)) this.table.hovered.value = key;
    this.focused = key !== null;
  }

  leave = (event: PointerEvent): void => {
    // What a finger rested on stays in view after it is lifted.
    if (this.press === null && event.pointerType !== "touch") {
      this.table.hovered.value = null;
      this.table.draft.hover.value = null;
    }
  };

  cancel = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    clearTimeout(this.resting);
    this.press = null;
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
    this.table.camera.value = zoomed(this.table.camera.peek(), this.table.extent.peek(), this.spot(event), factor);
  };

  /** Selecting a thing by other means than a pointer: keyboard, lists, cards. */
  choose(key: Key): void {
    const { table } = this;
    const { draft } = table;
    const candidate = draft.verb.peek() === null ? null : table.candidate(key);
    if (candidate !== null) {
      pick(table, candidate);
      if (!draft.isSpatial()) return;
    } else if (draft.verb.peek() !== null && draft.isSpatial() && !table.canAct(key)) table.select(key);
    else table.take(key);
  }

  private click(event: PointerEvent, { key, ghost }: Press): void {
    const { table } = this;
    const { draft } = table;
    const again = key !== null && table.groups.same(this.lastClick.key, key) && event.timeStamp - this.lastClick.at < 350;
    this.lastClick = { at: event.timeStamp, key };
    if (draft.verb.peek() === null) {
      if (key === null) {
        table.select(null);
        table.hovered.value = null;
      } else table.take(key);
      return;
    }
    if (draft.isSpatial()) {
      const need = draft.need.peek();
      if (ghost !== null && need && ("arrange" in need || ("formation" in need && draft.single.peek()))) return pick(table, ghost);
      // Whoever presses on a piece of the formation takes hold of it, and means no place.
      if (need && "formation" in need && ghost === null && key !== null && table.candidates.peek().has(key)) return pick(table, key);
      if (ghost !== null && draft.legal && draft.met.peek()) return void draft.confirm();
      return this.settle(this.point(event), this.manner(event));
    }
    if (key === null) return;
    const candidate = table.candidate(key);
    if (candidate !== null) {
      if (again && draft.legal) void draft.confirm();
      else pick(table, candidate);
    } else if (table.canAct(key)) table.take(key);
    else table.select(key);
  }

  private manner(event: MouseEvent): Manner {
    const { press } = this;
    const held = press?.mode === "piece" ? (press.ghost ?? press.key) : null;
    const carried = press !== null && held !== null ? { from: this.tablePoint(press.at), held } : {};
    return { turning: this.turning || event.shiftKey, exact: event.ctrlKey || event.metaKey, ...carried };
  }

  /** Takes a point for the present need. */
  private settle(point: Point, manner: Manner): void {
    const { draft } = this.table;
    const need = draft.need.peek();
    if (need === null) return;
    const given = meant(this.table, need, draft.current(), point, manner);
    if (given === null) return;
    draft.give(given);
    nextPart(this.table);
    if ("march" in given && !manner.exact) this.shortenLater();
    if ("formation" in given) this.fitLater();
  }

  /** A formation that was carried too far goes as far as it can; the rules say how far that is. */
  private fitLater(): void {
    const { draft } = this.table;
    const before = draft.verdict.peek();
    const stop = draft.verdict.subscribe((verdict) => {
      if (verdict === before) return;
      queueMicrotask(() => stop());
      const gauge = verdict?.preview.gauges.find((each) => each.length);
      const instead = verdict?.instead?.given[0];
      if (!gauge || gauge.used <= gauge.most || draft.hover.peek() !== null || verdict?.instead?.verb !== draft.verb.peek()?.id) return;
      if (instead && "formation" in instead) queueMicrotask(() => draft.give(instead, false));
    });
  }

  /** Who points too far means as far as it goes; how far that is, the first judgement tells. */
  private shortenLater(): void {
    const { draft } = this.table;
    const before = draft.verdict.peek();
    const stop = draft.verdict.subscribe((verdict) => {
      if (verdict === before) return;
      queueMicrotask(() => stop());
      const gauge = verdict?.preview.gauges.find((each) => each.length);
      const given = draft.current();
      if (!gauge || gauge.used <= gauge.most || draft.hover.peek() !== null || !given || !("march" in given)) return;
      const march = shortenedBy(given.march, gauge.used - gauge.most);
      if (march !== null) queueMicrotask(() => draft.give({ march }, false));
    });
  }

  private hoverAt(event: PointerEvent, key: Key | null): void {
    const { table } = this;
    const { draft } = table;
    if (table.hovered.peek() !== key) table.hovered.value = key;
    const need = draft.need.peek();
    if (need === null) return;
    if (!draft.isSpatial()) {
      draft.hover.value = key === null ? null : hovering(table, table.candidate(key) ?? key);
      return;
    }
    // Where nobody may measure, nothing is tried out: a direction is pointed out or not.
    if ("path" in need && !table.measures.peek() && this.press === null) return;
    // What is done stays in view; pointing on only shows more where more can be pointed out.
    const current = draft.current();
    const formed = "formation" in need && (draft.single.peek() || (current !== null && "formation" in current && current.formation.length > 0));
    const done = (current !== null && "place" in need) || formed || ("formation" in need && key !== null);
    draft.hover.value = done && this.press === null ? null : meant(table, need, current, this.point(event), this.manner(event));
  }

  /** Whether pressing on a piece and dragging moves it. */
  private drags(key: Key | null): boolean {
    const need = this.table.draft.need.peek();
    if (need === null || key === null) return false;
    if ("path" in need) return need.path.piece === key;
    if ("march" in need) return need.march.piece === key;
    if ("place" in need) return need.place.piece === key;
    if ("arrange" in need) {
      const index = need.arrange.pieces.indexOf(key);
      if (index >= 0) this.table.draft.part.value = index;
      return index >= 0;
    }
    if ("formation" in need) {
      const index = need.formation.pieces.findIndex((placed) => placed.piece === key);
      if (index >= 0 && this.table.draft.single.peek()) this.table.draft.part.value = index;
      return index >= 0;
    }
    return false;
  }

  private under(event: PointerEvent): Key | null {
    return keyOf(document.elementFromPoint(event.clientX, event.clientY));
  }

  /** The piece that somebody points at. Fingers mean the nearest one, unless they are on a pile that is fanned out. */
  private aimedAt(event: PointerEvent, target: EventTarget | null): Key | null {
    const direct = keyOf(target);
    if (event.pointerType !== "touch" || (target instanceof Element && target.closest(".is-fanned"))) return direct;
    return this.nearest(event) ?? direct;
  }

  private nearest(event: MouseEvent): Key | null {
    const [camera, extent] = [this.table.camera.peek(), this.table.extent.peek()];
    return nearest(this.table.scene.peek()?.pieces ?? [], toDrawing(camera, extent, this.spot(event)), camera.scale);
  }

  /** A finger rests on a piece: it is looked at instead of chosen. */
  private rest(key: Key): void {
    const { table } = this;
    this.press = null;
    if (table.selected.peek() === null || table.selected.peek() === key) table.select(key);
    table.hovered.value = key;
  }

  /** Ends of the tape snap to pieces, from whose edges it is measured. */
  private tapeSpot(event: PointerEvent): Spot {
    const key = this.nearest(event);
    return key === null ? { point: this.point(event) } : { piece: key };
  }

  /** Whether this is where the tape was taken to a moment ago. */
  private isAgain(event: PointerEvent): boolean {
    const at = this.spot(event);
    const { at: before, spot } = this.lastSpot;
    return event.timeStamp - before < 350 && Math.hypot(at.x - spot.x, at.y - spot.y) < 12;
  }

  private tapeTo(event: PointerEvent, press: Press): void {
    const { taping } = this.table;
    const twice = this.isAgain(event);
    this.lastSpot = { at: event.timeStamp, spot: this.spot(event) };
    if (press.moved || press.goesOn) taping.add(this.tapeSpot(event), press.goesOn);
    // A tape that was drawn lies as it is; one that was clicked goes on until somebody clicks twice.
    if (twice || (press.moved && !press.goesOn) || !taping.on.peek()) taping.close();
  }

  private spot(event: MouseEvent): Spot2 {
    const box = this.board()?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  private point(event: MouseEvent): Point {
    const { x, y } = this.spot(event);
    // What a finger carries is seen above it.
    const lift = this.press?.touch && this.press.mode === "piece" && this.press.moved ? ABOVE : 0;
    return this.tablePoint({ x, y: y - lift });
  }

  private tablePoint(spot: Spot2): Point {
    return onTable(toDrawing(this.table.camera.peek(), this.table.extent.peek(), spot));
  }
}

/** The piece that something on the screen belongs to. */
export function keyOf(target: EventTarget | null): Key | null {
  return target instanceof Element ? (target.closest("[data-piece]")?.getAttribute("data-piece") ?? null) : null;
}

function ghostOf(target: EventTarget | null): Key | null {
  return target instanceof Element ? (target.closest("[data-ghost]")?.getAttribute("data-ghost") ?? null) : null;
}
