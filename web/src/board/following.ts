// Keeps in sight what a player looks for.

import { effect } from "@preact/signals";
import type { Table } from "../state/table";
import type { Piece, Point } from "../wire";
import { fitted, type Camera, type Extent } from "./camera";
import { middle } from "./shapes";
import { firstSight, hides, inSight, shownAt } from "./sightseeing";

/** Whether fingers point, or the screen is that of a phone. */
const isSmall = (extent: Extent): boolean => extent.width < 600 || matchMedia("(pointer: coarse)").matches;

function ownPieces(table: Table): Piece[] {
  const seat = table.seat.peek();
  return (table.scene.peek()?.pieces ?? []).filter((piece) => piece.kind !== "terrain" && piece.kind !== "marker" && piece.owner === seat);
}

/** Disks, and land that belongs to somebody: where the game is played. */
const lying = (table: Table): Piece[] => (table.scene.peek()?.pieces ?? []).filter((piece) => piece.kind === "disk" || (piece.kind === "terrain" && piece.owner !== null));

const looksFrom = (table: Table): number => table.scene.peek()?.sides.find((side) => side.seat === table.seat.peek())?.looks_from ?? 0;

/** The whole table from my side; where it is in sight already, as it was seen first. */
export function home(table: Table): void {
  const scene = table.scene.peek();
  if (scene === null) return;
  const extent = table.extent.peek();
  const whole = fitted(scene.field, extent, looksFrom(table));
  const same = JSON.stringify(whole) === JSON.stringify(table.camera.peek());
  table.camera.value = same ? firstSight(scene.field, extent, looksFrom(table), ownPieces(table), isSmall(extent), lying(table)) : whole;
}

/** Looks at a point of the table, unless it is in sight already; as little as possible of what is beside the table is shown. */
function bring(table: Table, camera: Camera, extent: Extent, at: Point, rim: number): void {
  const field = table.scene.peek()?.field;
  if (field !== undefined && !inSight(camera, extent, at, rim)) table.camera.value = shownAt(field, extent, camera, at);
}

/** Brings a piece into sight, unless it is there already. */
export function reveal(table: Table, piece: Piece): void {
  const [camera, extent] = [table.camera.peek(), table.extent.peek()];
  bring(table, camera, extent, middle(piece.shape), 0.08);
}

/** Measures the board; the first sight of a table is chosen for the player, later ones are theirs. */
export function watch(table: Table, svg: SVGSVGElement | null): () => void {
  if (svg === null) return () => undefined;
  const measure = (): void => {
    const { width, height } = svg.getBoundingClientRect();
    table.extent.value = { width, height };
  };
  const observer = new ResizeObserver(measure);
  observer.observe(svg);
  measure();
  let seen = "";
  let chosen: Camera | null = null;
  const stops = [
    effect(() => {
      const [scene, extent, seat] = [table.scene.value, table.extent.value, table.seat.value];
      if (scene === null || extent.width === 0) return;
      const looks = scene.sides.find((side) => side.seat === seat)?.looks_from ?? 0;
      const view = JSON.stringify([scene.field.width, scene.field.depth, looks, seat, extent]);
      if (view === seen) return;
      const sized = seen !== "" && JSON.stringify(JSON.parse(seen).slice(0, 4)) === JSON.stringify(JSON.parse(view).slice(0, 4));
      seen = view;
      // Who went nearer keeps that when the window changes its size.
      if (sized && table.camera.peek() !== chosen && hides(scene.field, table.camera.peek(), extent)) return;
      chosen = firstSight(scene.field, extent, looks, ownPieces(table), isSmall(extent), lying(table));
      table.camera.value = chosen;
    }),
    effect(() => {
      const piece = table.pieceOf(table.selected.value);
      if (piece?.standing === "table") reveal(table, piece);
    }),
    effect(() => {
      const at = table.falling.now.value?.falls[0]?.moments.at(-1)?.at;
      const [camera, extent] = [table.camera.peek(), table.extent.peek()];
      if (at !== undefined) bring(table, camera, extent, at, 0.08);
    }),
    effect(() => {
      const ghosts = table.draft.verdict.value?.preview.ghosts ?? [];
      const ghost = ghosts[ghosts.length - 1];
      if (ghost === undefined || table.draft.hover.peek() !== null) return;
      const [camera, extent] = [table.camera.peek(), table.extent.peek()];
      bring(table, camera, extent, middle(ghost.shape), 0);
    }),
  ];
  return () => {
    observer.disconnect();
    stops.forEach((stop) => stop());
  };
}
