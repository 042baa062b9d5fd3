// The keyboard at the table.

import type { Gestures } from "./board/gestures";
import { arrow, fitted, zoomed } from "./board/camera";
import { home, reveal } from "./board/following";
import { middle } from "./board/shapes";
import { isEmpty } from "./draft/given";
import { lengthen, nudge, stride, turnBy } from "./draft/pointing";
import { closeRule } from "./panels/RuleMark";
import type { Table } from "./state/table";
import { INCH } from "./text/speech";
import type { Piece } from "./wire";
import type { Key } from "./names";

export type Desk = { table: Table; hands: () => Gestures | null; keys: () => void; undo: () => void; hint: () => void };

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function listen(desk: Desk): () => void {
  const pressed = (event: KeyboardEvent): void => {
    if (typing(event.target) && event.key !== "Escape") return;
    if (document.querySelector("dialog[open]")) return;
    if (press(desk, event)) event.preventDefault();
  };
  const released = (event: KeyboardEvent): void => release(desk.table, event.code);
  addEventListener("keydown", pressed);
  addEventListener("keyup", released);
  return () => {
    removeEventListener("keydown", pressed);
    removeEventListener("keyup", released);
  };
}

/** Longer than this a key is held, and what it shows goes when it is let go, in milliseconds. */
const HELD = 350;

const heldSince = new Map<string, number>();

/** What is shown while a key is held, or from one press of it to the next. */
const shownBy = (table: Table, code: string): { value: boolean } | null => (code === "KeyD" ? table.allDistances : code === "KeyE" ? table.threat.on : null);

function show(table: Table, event: KeyboardEvent): boolean {
  const shown = shownBy(table, event.code);
  if (shown === null || event.repeat) return shown !== null;
  heldSince.set(event.code, event.timeStamp);
  shown.value = !shown.value;
  return true;
}

function release(table: Table, code: string): void {
  const [shown, since] = [shownBy(table, code), heldSince.get(code)];
  heldSince.delete(code);
  if (shown !== null && since !== undefined && performance.now() - since > HELD) shown.value = false;
}

function press(desk: Desk, event: KeyboardEvent): boolean {
  const { table } = desk;
  const { draft } = table;
  const control = event.target instanceof Element && event.target.closest("button, a, summary, input, [role=tab]") !== null;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") return done(desk.undo);
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (table.falling.now.peek() !== null && ["Escape", "Enter", " "].includes(event.key)) return done(() => table.falling.skip());
  switch (event.key) {
    case "Escape":
      return escape(table);
    case "Enter":
      if (control) return false;
      return enter(desk, event);
    case " ":
      return control ? false : done(() => centreNext(table));
    case "Backspace":
      if (table.taping.on.peek() && table.taping.spots.peek().length > 0) return done(() => table.taping.back());
      return draft.verb.peek() !== null && done(() => draft.back());
    case "?":
      return done(desk.keys);
    case "+":
    case "-":
      return done(() => zoom(table, event.key === "+" ? 1.25 : 0.8));
    case "0":
      return done(() => home(table));
    case ",":
      return done(() => turnBy(table, 15_000));
    case ".":
      return done(() => turnBy(table, -15_000));
    case ";":
    case "<":
      return done(() => turnBy(table, 1_000));
    case ":":
    case ">":
      return done(() => turnBy(table, -1_000));
    case "PageUp":
      return done(() => lengthen(table));
    case "D":
    case "E":
      return show(table, event);
    case "T":
      return table.measures.peek() && done(() => table.taping.toggle());
    case "H":
      return done(desk.hint);
    case "R":
      return done(() => rotate(table));
    case "Z":
      return done(desk.undo);
    default:
  }
  if (event.key.startsWith("Arrow")) return arrows(table, event);
  if (/^[1-9]$/.test(event.key)) return numbered(table, Number(event.key) - 1);
  return letter(table, event.key);
}

function done(what: () => void): true {
  what();
  return true;
}

function escape(table: Table): boolean {
  if (closeRule()) return true;
  const { taping } = table;
  if (taping.open.peek()) taping.close();
  else if (taping.spots.peek().length > 0) taping.clear();
  else if (table.draft.verb.peek() !== null || table.draft.warning.peek() !== null) table.draft.cancel();
  else if (taping.on.peek()) taping.toggle();
  else if (table.selected.peek() !== null) table.select(null);
  else return false;
  return true;
}

function enter(desk: Desk, event: KeyboardEvent): boolean {
  const { draft } = desk.table;
  const focused = event.target instanceof Element ? event.target.closest("[data-piece]")?.getAttribute("data-piece") : null;
  if (focused != null && desk.table.taping.on.peek()) return done(() => desk.table.taping.add({ piece: focused }));
  const candidate = focused == null ? null : desk.table.candidate(focused);
  if (draft.verb.peek() !== null && draft.legal && (candidate === null || draft.isSpatial())) void draft.confirm();
  else if (draft.legal && candidate !== null && isPicked(desk.table, candidate)) void draft.confirm();
  else if (focused != null) desk.hands()?.choose(focused);
  else return false;
  return true;
}

function isPicked(table: Table, key: Key): boolean {
  const given = table.draft.current();
  if (!given) return false;
  return ("pick" in given && given.pick.includes(key)) || ("assign" in given && given.assign.flat().includes(key));
}

export function zoom(table: Table, factor: number): void {
  const extent = table.extent.peek();
  table.camera.value = zoomed(table.camera.peek(), extent, { x: extent.width / 2, y: extent.height / 2 }, factor);
}

export function rotate(table: Table): void {
  const scene = table.scene.peek();
  if (scene !== null) table.camera.value = fitted(scene.field, table.extent.peek(), (table.camera.peek().turns + 1) % 4);
}

/** Goes to the next piece that can act, or can be chosen. */
export function centreNext(table: Table): void {
  const picking = table.draft.verb.peek() !== null && !table.draft.isSpatial();
  const wanted = (key: Key): boolean => (picking ? table.candidate(key) !== null : table.canAct(key));
  // Single pieces of a group only where they are candidates themselves.
  const single = (key: Key): boolean => picking && table.candidates.peek().has(key);
  const able = stops(table).filter((piece) => wanted(piece.key) || single(piece.key));
  if (able.length === 0) return;
  const focused = document.activeElement?.getAttribute("data-piece") ?? table.selected.peek();
  const here = able.findIndex((piece) => piece.key === focused);
  const next = able[((here < 0 ? able.findIndex((piece) => table.groups.same(piece.key, focused)) : here) + 1) % able.length];
  if (next === undefined) return;
  // Whoever is in the middle of something only looks around.
  const begun = table.draft.given.peek().some((given) => given !== null && !isEmpty(given));
  if (!picking && !begun) {
    table.draft.cancel();
    table.select(next.key);
  }
  reveal(table, next);
  focus(next.key);
}

/** The pieces the keyboard comes to: of a group the first one, unless its pieces are chosen one by one. */
function stops(table: Table): Piece[] {
  const pieces = (table.scene.peek()?.pieces ?? []).filter((piece) => piece.standing === "table");
  const spatial = table.draft.verb.peek() !== null && table.draft.isSpatial();
  const singly = new Set(spatial ? [] : [...table.candidates.peek()].filter((key) => table.pieces.peek().has(key)));
  return pieces.filter((piece) => {
    const whole = table.groups.whole(piece.key);
    return whole === piece.key || singly.has(piece.key) || table.groups.onTable(whole)[0]?.key === piece.key;
  });
}

/** Puts the keyboard on a piece, also on one that Tab leaves out. */
function focus(key: Key): void {
  document.querySelector<SVGElement>(`.board .hit[data-piece="${CSS.escape(key)}"]`)?.focus();
}

function arrows(table: Table, event: KeyboardEvent): boolean {
  const target = event.target;
  if (target instanceof Element && target.closest("[role=tablist], .log, input")) return false;
  const fine = event.shiftKey;
  const { draft } = table;
  const need = draft.need.peek();
  if (need !== null && "march" in need) {
    const ways = { ArrowUp: "forward", ArrowDown: "back", ArrowLeft: "left", ArrowRight: "right" } as const;
    const way = ways[event.key as keyof typeof ways];
    stride(table, way, fine ? INCH / 10 : INCH / 2);
    return true;
  }
  const way = arrow(event.key, table.camera.peek().turns);
  if (way === null) return false;
  if (need !== null && draft.isSpatial()) {
    const by = fine ? INCH / 10 : INCH / 2;
    nudge(table, { x: Math.round(way.x * by), y: Math.round(way.y * by) }, fine);
    return true;
  }
  return neighbour(table, way);
}

/** The nearest piece in a direction gets the keyboard. */
function neighbour(table: Table, way: { x: number; y: number }): boolean {
  const pieces = stops(table);
  const focused = document.activeElement?.getAttribute("data-piece") ?? table.selected.peek();
  const from = pieces.find((piece) => piece.key === focused) ?? pieces.find((piece) => table.groups.same(piece.key, focused));
  if (from === undefined) {
    const first = pieces.find((piece) => table.canAct(piece.key)) ?? pieces[0];
    if (first) focus(first.key);
    return first !== undefined;
  }
  const at = middle(from.shape);
  let best: { key: Key; cost: number } | null = null;
  for (const piece of pieces) {
    if (piece.key === from.key) continue;
    const to = middle(piece.shape);
    const along = (to.x - at.x) * way.x + (to.y - at.y) * way.y;
    const aside = Math.abs((to.x - at.x) * way.y - (to.y - at.y) * way.x);
    if (along <= 0) continue;
    const cost = along + 2 * aside;
    if (best === null || cost < best.cost) best = { key: piece.key, cost };
  }
  if (best !== null) focus(best.key);
  return true;
}

/** Numbers press the buttons of the panel, in their order. */
function numbered(table: Table, index: number): boolean {
  const buttons = document.querySelectorAll<HTMLButtonElement>(".prompt .choice, .prompt .verb > button:not([aria-disabled=true])");
  const button = buttons[index];
  if (button === undefined || table.prompt.peek() === null) return false;
  button.click();
  return true;
}

function letter(table: Table, key: string): boolean {
  if (key.length !== 1) return false;
  const selected = document.activeElement?.getAttribute("data-piece") ?? table.selected.peek();
  const verbs = (table.prompt.peek()?.verbs ?? []).filter((verb) => verb.letter === key && verb.refusals.length === 0);
  const verb = verbs.find((each) => table.groups.same(each.by, selected)) ?? verbs.find((each) => each.by === null) ?? (verbs.length === 1 ? verbs[0] : undefined);
  if (verb === undefined) return false;
  if (verb.by !== null) table.select(verb.by);
  void table.draft.choose(verb);
  return true;
}
