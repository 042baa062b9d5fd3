// The table, drawn.

import { useEffect, useMemo, useRef } from "preact/hooks";
import { effect } from "@preact/signals";
import { useTable } from "../state/context";
import type { Table } from "../state/table";
import { outlines } from "../state/settings";
import { t } from "../text/say";
import type { Piece } from "../wire";
import type { Key } from "../names";
import { transform, UNIT } from "./camera";
import { Distances } from "./Distances";
import { Falls } from "./Falls";
import { Fans } from "./Fans";
import { watch } from "./following";
import { Gestures } from "./gestures";
import { GroundNames } from "./GroundNames";
import { GroundPatterns } from "./grounds";
import { Arcs, Ghosts, Regions, Rings, SightLine, Ways } from "./overlays";
import { PieceView } from "./PieceView";
import { SidePatterns } from "./sides";
import { Tapes } from "./Tapes";
import { Threats } from "./Threats";
import { Plates } from "./Plates";

/** From the lowest on; markers that lie on pieces are above them. */
const LAYERS: readonly ((piece: Piece) => boolean)[] = [
  ({ kind }) => kind === "terrain",
  ({ kind, on }) => kind === "marker" && on.length === 0,
  ({ kind }) => kind === "disk" || kind === "regiment" || kind === "model",
  ({ kind, on }) => kind === "marker" && on.length > 0,
];

export function Board({ gestures }: { gestures: (made: Gestures) => void }) {
  const table = useTable();
  const svg = useRef<SVGSVGElement>(null);
  const drawing = useRef<SVGGElement>(null);
  const hands = useMemo(() => new Gestures(table, () => svg.current), [table]);
  useEffect(() => gestures(hands), [hands]);
  useEffect(() => watch(table, svg.current), [table]);
  // Moving the view changes one attribute and nothing else.
  useEffect(
    () =>
      effect(() => {
        const { camera, extent } = table;
        const group = drawing.current;
        if (group === null) return;
        group.setAttribute("transform", transform(camera.value, extent.value));
        group.style.setProperty("--unturn", `${-camera.value.turns * 90}deg`);
        group.style.setProperty("--pixel", String(1 / camera.value.scale));
      }),
    [table],
  );
  useEffect(() => {
    const board = svg.current;
    board?.addEventListener("wheel", hands.wheel, { passive: false });
    // Beside the drawing, since whatever listens inside could get the keyboard itself.
    const around = board?.parentElement;
    const [come, gone] = [(event: FocusEvent) => hands.focus(event.target), () => hands.focus(null)];
    around?.addEventListener("focusin", come);
    around?.addEventListener("focusout", gone);
    return () => {
      board?.removeEventListener("wheel", hands.wheel);
      around?.removeEventListener("focusin", come);
      around?.removeEventListener("focusout", gone);
    };
  }, [hands]);
  const scene = table.scene.value;
  const pointing = table.draft.verb.value !== null && table.draft.isSpatial();
  const marks = ["board", pointing && "is-pointing", table.taping.on.value && "is-taping", `outlines-${outlines.value}`];
  return (
    <svg
      ref={svg}
      class={marks.filter(Boolean).join(" ")}
      role="group"
      aria-label={t("board")}
      data-testid="board"
      onPointerDown={hands.down}
      onPointerMove={hands.move}
      onPointerUp={hands.up}
      onPointerCancel={hands.cancel}
      onPointerLeave={hands.leave}
      onContextMenu={(event) => event.preventDefault()}
    >
      <defs>
        <SidePatterns />
        <radialGradient id="mat-light" cx="50%" cy="45%" r="75%">
          <stop class="mat-light-0" offset="0" />
          <stop class="mat-light-1" offset="1" />
        </radialGradient>
        <GroundPatterns />
      </defs>
      <g ref={drawing} class="drawing">
        {scene && <Surface width={scene.field.width / UNIT} depth={scene.field.depth / UNIT} />}
        {scene && <Regions />}
        <Threats />
        <Rings />
        <Arcs />
        {LAYERS.map((holds, index) => (
          <g class={`layer layer-${index}`} key={index}>
            <Pieces holds={holds} />
            {index === 0 && <GroundNames />}
          </g>
        ))}
        <Plates />
        <Fans />
        <SightLine />
        <Distances />
        <Ghosts />
        <Ways />
        <Falls />
        <Tapes />
      </g>
    </svg>
  );
}

/** The mat with a faint line every foot. */
function Surface({ width, depth }: { width: number; depth: number }) {
  const foot = 304.8;
  const lines = (most: number): number[] => Array.from({ length: Math.ceil(most / foot) - 1 }, (_, index) => (index + 1) * foot);
  return (
    <g class="surface" aria-hidden="true">
      <rect class="frame" x={-9} y={-depth - 9} width={width + 18} height={depth + 18} rx="6" />
      <rect class="mat" x="0" y={-depth} width={width} height={depth} />
      {lines(width).map((x) => (
        <path class="grid" d={`M${x} 0V${-depth}`} />
      ))}
      {lines(depth).map((y) => (
        <path class="grid" d={`M0 ${-y}H${width}`} />
      ))}
    </g>
  );
}

function Pieces({ holds }: { holds: (piece: Piece) => boolean }) {
  const table = useTable();
  const scene = table.scene.value;
  const verb = table.draft.verb.value;
  const candidates = table.candidates.value;
  const picking = verb !== null && !table.draft.isSpatial() && candidates.size > 0;
  const picked = pickedKeys(table);
  const moving = movingKeys(table);
  return (
    <>
      {scene?.pieces
        .filter((piece) => piece.standing === "table" && holds(piece))
        .map((piece) => {
          const whole = table.groups.whole(piece.key);
          // Where pieces act together, the keyboard comes to the first of them.
          const stands = whole === piece.key || table.groups.onTable(whole)[0]?.key === piece.key;
          const candidate = picking && (candidates.has(piece.key) || candidates.has(whole));
          const canAct = !picking && table.canAct(piece.key);
          const selected = table.selected.value === whole || table.selected.value === piece.key;
          const single = candidates.has(piece.key);
          return (
            <PieceView
              key={piece.key}
              piece={piece}
              selected={selected}
              canAct={canAct}
              candidate={candidate}
              picked={picked.has(piece.key) || picked.has(whole)}
              faded={moving.has(piece.key)}
              hovered={table.hovered.value !== null && table.groups.whole(table.hovered.value) === whole}
              reachable={(canAct || candidate || selected) && (stands || single)}
            />
          );
        })}
    </>
  );
}

function pickedKeys(table: Table): ReadonlySet<Key> {
  const given = table.draft.given.value;
  return new Set(given.flatMap((each) => (each && "pick" in each ? each.pick : each && "assign" in each ? each.assign.flat() : [])));
}

/** Pieces whose ghosts are shown elsewhere. */
function movingKeys(table: Table): ReadonlySet<Key> {
  if (table.draft.verb.value === null) return new Set();
  return new Set(table.draft.verdict.value?.preview.ghosts.map((ghost) => ghost.piece));
}
