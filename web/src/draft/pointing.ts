// What pointing at the table means for the answer in the making.

import type { Given, Need, Piece, Point, Way } from "../wire";
import type { Key } from "../names";
import type { Table } from "../state/table";
import { breadth, headingOf, middle, normal } from "../board/shapes";
import { flips } from "./flip";
import { facing, put, shifted, stopped, wheeled, type Formation } from "./formation";
import { arranged, faced, strode, toggled } from "./given";
import { headingTo, marched, toward, type Pose } from "./march";
import { filled, forAll } from "./targets";

/** How somebody points: to turn a piece instead of moving it; to the very spot instead of whole steps. */
export type Manner = {
  turning: boolean;
  exact: boolean;
  /** Where a piece was taken up that is carried along, and which. */
  from?: Point;
  held?: Key;
};

const pose = (piece: Piece): Pose => ({ at: middle(piece.shape), heading: headingOf(piece.shape) });

/** What is meant by pointing at a point for a need; `null` if nothing. */
export function meant(table: Table, need: Need, current: Given | null, point: Point, manner: Manner): Given | null {
  const pieces = table.pieces.peek();
  if ("path" in need) {
    const path = current && "path" in current ? current.path : [];
    const left = need.path.most - path.length;
    const piece = pieces.get(need.path.piece);
    if (left <= 0 || !piece) return null;
    if (piece.kind !== "disk") return { path: [...path, point] };
    const landings = flips(path[path.length - 1] ?? middle(piece.shape), breadth(piece.shape), point, left, manner.exact);
    return landings.length > 0 ? { path: [...path, ...landings] } : null;
  }
  if ("place" in need) {
    const heading = current && "place" in current ? current.place.heading : startHeading(table, pieces.get(need.place.piece));
    if (manner.turning && need.place.turns && current && "place" in current) {
      return { place: { at: current.place.at, heading: headingTo(current.place.at, point) } };
    }
    return { place: { at: point, heading } };
  }
  if ("march" in need) {
    const march = current && "march" in current ? current.march : [];
    const piece = pieces.get(need.march.piece);
    if (!piece) return null;
    const start = pose(piece);
    // Pointing too far means as far as it goes; the rules told how far that is.
    const gauge = table.draft.verdict.peek()?.preview.gauges.find((each) => each.length);
    if (!manner.turning && need.march.strides.length > 0) return { march: toward(start, march, need.march.strides, point, manner.exact ? Infinity : gauge?.most) };
    return { march: faced(march, headingTo(marched(start, march).at, point)) };
  }
  if ("arrange" in need) {
    const placed = current && "arrange" in current ? current.arrange : [];
    const piece = need.arrange.pieces[table.draft.part.peek()];
    if (piece === undefined) return null;
    const before = placed.find((each) => each.piece === piece);
    if (manner.turning && need.arrange.turns && before) {
      return { arrange: arranged(placed, piece, before.at, headingTo(before.at, point)) };
    }
    const heading = before?.heading ?? lastHeading(placed) ?? startHeading(table, pieces.get(piece));
    return { arrange: arranged(placed, piece, point, heading) };
  }
  if ("formation" in need) return { formation: formed(table, need.formation, current, point, manner) };
  return null;
}

/** The piece of a formation that is pointed out by itself; `null` for all of them. */
export function alone(table: Table, need: Formation, manner?: Manner): Key | null {
  const { draft } = table;
  if (manner?.exact && manner.held !== undefined && need.pieces.some(({ piece }) => piece === manner.held)) return manner.held;
  return draft.single.peek() ? (need.pieces[Math.max(0, draft.part.peek())]?.piece ?? null) : null;
}

function formed(table: Table, need: Formation, current: Given | null, point: Point, manner: Manner): Way[] {
  const ways = current && "formation" in current ? current.formation : [];
  const only = alone(table, need, manner);
  if (manner.turning) return facing(need, ways, point, only);
  if (manner.from === undefined) return put(need, ways, point, only);
  return shifted(need, ways, { x: point.x - manner.from.x, y: point.y - manner.from.y }, only);
}

const lastHeading = (placed: readonly { heading: number }[]): number | undefined => placed[placed.length - 1]?.heading;

/** Pieces with a front first look away from their player. */
function startHeading(table: Table, piece: Piece | undefined): number {
  if (piece === undefined || !("box" in piece.shape)) return 0;
  const seat = piece.owner ?? table.seat.peek();
  const side = table.scene.peek()?.sides.find((each) => each.seat === seat);
  return side === undefined ? piece.shape.box.heading : normal(90_000 + 90_000 * side.looks_from);
}

/** Takes a candidate for the present need, or puts it back. */
export function pick(table: Table, key: Key): void {
  const { draft } = table;
  const need = draft.need.peek();
  const current = draft.current();
  if (need === null) return;
  if ("pick" in need) {
    draft.give({ pick: toggled(current && "pick" in current ? current.pick : [], key, need.pick.most) });
  } else if ("assign" in need) {
    const part = draft.part.peek();
    const slot = need.assign.slots[part];
    const all = part < 0 ? forAll(need.assign, key) : null;
    if (all !== null) return draft.give({ assign: all }, false);
    if (slot === undefined) return;
    const assign = need.assign.slots.map((_, index) => (current && "assign" in current ? (current.assign[index] ?? []) : []));
    assign[part] = slot.each ? filled(slot, assign[part] ?? [], key) : toggled(assign[part] ?? [], key, slot.most);
    draft.give({ assign }, false);
    const full = (assign[part]?.length ?? 0) >= slot.most;
    const open = need.assign.slots.findIndex((each, index) => (assign[index]?.length ?? 0) < each.least);
    if (full && open >= 0) draft.part.value = open;
  } else if ("arrange" in need) {
    const index = need.arrange.pieces.indexOf(key);
    if (index >= 0) draft.part.value = index;
  } else if ("formation" in need) {
    const index = need.formation.pieces.findIndex((placed) => placed.piece === key);
    if (index >= 0) draft.part.value = index;
  }
}

/** What hovering over a candidate would mean. */
export function hovering(table: Table, key: Key): Given | null {
  const { draft } = table;
  const need = draft.need.peek();
  const current = draft.current();
  if (need !== null && "assign" in need) {
    const all = draft.part.peek() < 0 ? forAll(need.assign, key) : null;
    return all === null ? null : { assign: all };
  }
  if (need === null || !("pick" in need) || !need.pick.among.includes(key)) return null;
  const picked = current && "pick" in current ? current.pick : [];
  return picked.includes(key) ? null : { pick: toggled(picked, key, need.pick.most) };
}

/** After a piece was put down, the next one that has no place yet is at hand. */
export function nextPart(table: Table): void {
  const { draft } = table;
  const need = draft.need.peek();
  const current = draft.current();
  if (need === null || !("arrange" in need) || !current || !("arrange" in current)) return;
  const placed = new Set(current.arrange.map((each) => each.piece));
  const pieces = need.arrange.pieces;
  const start = draft.part.peek();
  const order = [...pieces.keys()].map((offset) => (start + offset) % pieces.length);
  const next = order.find((index) => !placed.has(pieces[index] ?? ""));
  if (next !== undefined) draft.part.value = next;
}

/** Moves what was pointed out last by a step on the table. */
export function nudge(table: Table, by: Point, fine = false): void {
  const { draft } = table;
  const need = draft.need.peek();
  if (need === null) return;
  const current = draft.current();
  const pieces = table.pieces.peek();
  const plus = (at: Point): Point => ({ x: at.x + by.x, y: at.y + by.y });
  if ("path" in need) {
    const piece = pieces.get(need.path.piece);
    if (!piece) return;
    const path = current && "path" in current ? current.path : [];
    const last = path[path.length - 1];
    const from = path[path.length - 2] ?? middle(piece.shape);
    if (piece.kind === "disk") draft.give({ path: [...path.slice(0, -1), (fine && last ? slid : rolled)(from, last ?? from, by, breadth(piece.shape))] }, false);
    else draft.give({ path: [...path.slice(0, -1), plus(last ?? from)] }, false);
  } else if ("place" in need) {
    const start = current && "place" in current ? current.place : beginning(table, pieces.get(need.place.piece));
    draft.give({ place: { ...start, at: plus(start.at) } }, false);
  } else if ("arrange" in need) {
    const key = need.arrange.pieces[draft.part.peek()];
    if (key === undefined) return;
    const placed = current && "arrange" in current ? current.arrange : [];
    const start = placed.find((each) => each.piece === key) ?? beginning(table, pieces.get(key));
    draft.give({ arrange: arranged(placed, key, plus(start.at), start.heading) }, false);
  } else if ("formation" in need) {
    const ways = current && "formation" in current ? current.formation : [];
    const first = pieces.get(need.formation.pieces[0]?.piece ?? "");
    const waits = ways.length === 0 && first?.standing !== "table";
    const placed = waits ? put(need.formation, ways, beginning(table, first).at) : ways;
    draft.give({ formation: shifted(need.formation, placed, by, alone(table, need.formation)) }, false);
  }
}

/** A landing turned about where the disk flips from, toward where it is pushed. */
function rolled(from: Point, last: Point, by: Point, diameter: number): Point {
  const aim = { x: last.x + by.x, y: last.y + by.y };
  const pushed = Math.hypot(aim.x - from.x, aim.y - from.y) < 1 ? { x: from.x - by.x, y: from.y - by.y } : aim;
  const turn = Math.atan2(pushed.y - from.y, pushed.x - from.x);
  return { x: Math.round(from.x + diameter * Math.cos(turn)), y: Math.round(from.y + diameter * Math.sin(turn)) };
}

/** A landing pushed a little, never farther than a whole flip. */
function slid(from: Point, last: Point, by: Point, diameter: number): Point {
  const aim = { x: last.x + by.x, y: last.y + by.y };
  const far = Math.hypot(aim.x - from.x, aim.y - from.y);
  return far <= diameter ? aim : rolled(from, last, by, diameter);
}

/** The piece that was picked for an earlier need of the same draft. */
function pickedBefore(table: Table): Piece | undefined {
  const { draft } = table;
  const keys = draft.given.peek().slice(0, draft.step.peek()).flatMap((given) => (given && "pick" in given ? given.pick : []));
  return keys.map((key) => table.pieces.peek().get(key)).find((piece) => piece?.standing === "table");
}

/**
 * Where a place begins for the keyboard: at the piece that was picked before, where the piece is, or for a piece that has no
 * place yet in the middle of its player's part of the table.
 */
function beginning(table: Table, piece: Piece | undefined): Pose {
  const picked = pickedBefore(table);
  if (picked !== undefined) return { at: middle(picked.shape), heading: startHeading(table, piece) };
  if (piece?.standing === "table") return pose(piece);
  const scene = table.scene.peek();
  const field = scene?.field;
  const seat = table.seat.peek();
  const land = scene?.pieces.find((each) => each.kind === "terrain" && each.standing === "table" && each.owner === seat && seat !== null);
  const own = field?.regions.find((region) => region.owner === seat) ?? land;
  const at = own ? middle(own.shape) : { x: Math.round((field?.width ?? 0) / 2), y: Math.round((field?.depth ?? 0) / 2) };
  return { at, heading: startHeading(table, piece) };
}

/** One more landing in the same direction, for the keyboard. */
export function lengthen(table: Table): void {
  const { draft } = table;
  const need = draft.need.peek();
  const current = draft.current();
  if (need !== null && "formation" in need && current && "formation" in current) {
    const ways = stopped(need.formation, current.formation);
    if (ways !== null) draft.give({ formation: ways }, false);
    return;
  }
  if (need === null || !("path" in need) || !current || !("path" in current)) return;
  const piece = table.pieces.peek().get(need.path.piece);
  const last = current.path[current.path.length - 1];
  if (!piece || !last || current.path.length >= need.path.most) return;
  const from = current.path[current.path.length - 2] ?? middle(piece.shape);
  draft.give({ path: [...current.path, { x: 2 * last.x - from.x, y: 2 * last.y - from.y }] }, false);
}

/** Turns what is being placed, or the end of a march. */
export function turnBy(table: Table, thousandths: number): void {
  const { draft } = table;
  const need = draft.need.peek();
  const current = draft.current();
  if (need === null) return;
  if ("place" in need && need.place.turns && current && "place" in current) {
    draft.give({ place: { ...current.place, heading: normal(current.place.heading + thousandths) } }, false);
  } else if ("march" in need && need.march.turns > 0) {
    const piece = table.pieces.peek().get(need.march.piece);
    if (!piece) return;
    const march = current && "march" in current ? current.march : [];
    draft.give({ march: faced(march, marched(pose(piece), march).heading + thousandths) }, false);
  } else if ("arrange" in need && need.arrange.turns && current && "arrange" in current) {
    const key = need.arrange.pieces[draft.part.peek()];
    const placed = current.arrange.find((each) => each.piece === key);
    if (placed) draft.give({ arrange: arranged(current.arrange, placed.piece, placed.at, normal(placed.heading + thousandths)) }, false);
  } else if ("formation" in need) {
    const ways = current && "formation" in current ? current.formation : [];
    draft.give({ formation: wheeled(need.formation, ways, thousandths, alone(table, need.formation)) }, false);
  }
}

/** Whether what is being pointed out can be turned. */
export function turns(need: Need | null): boolean {
  if (need === null) return false;
  return ("place" in need && need.place.turns) || ("march" in need && need.march.turns > 0) || ("arrange" in need && need.arrange.turns) || "formation" in need;
}

/** A stride of the keyboard or of a button. */
export function stride(table: Table, way: "forward" | "back" | "left" | "right", by: number): void {
  const { draft } = table;
  const need = draft.need.peek();
  if (need === null || !("march" in need)) return;
  const current = draft.current();
  const march = current && "march" in current ? current.march : [];
  const opposite = { forward: "back", back: "forward", left: "right", right: "left" } as const;
  const last = march[march.length - 1];
  const undoes = last !== undefined && opposite[way] in last;
  if (need.march.strides.includes(way) || undoes) draft.give({ march: strode(march, way, by) }, false);
}
