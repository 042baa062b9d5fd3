// How far enemies reach.

import type { Ring } from "../wire";
import { useTable } from "../state/context";
import { length, say } from "../text/say";
import { Label } from "./Label";
import { around, breadth, headingOf, middle, radians, wedge } from "./shapes";
import { sideClass } from "./sides";

export function Threats() {
  const table = useTable();
  const { shown, rings } = table.threat;
  const alone = shown.value.length === 1;
  return (
    <g class={alone ? "threats is-alone" : "threats"} data-testid="threats">
      {shown.value.map((key) => (
        <g class={`threat ${sideClass(table.pieceOf(key)?.owner ?? null)}`} key={key} data-threat={key}>
          {(rings.value.get(key) ?? []).map((ring, index) => (
            <Reach ring={ring} id={`threat-${key}-${index}`} told={alone} lift={index * 22} />
          ))}
        </g>
      ))}
    </g>
  );
}

function Reach({ ring, id, told, lift }: { ring: Ring; id: string; told: boolean; lift: number }) {
  const sector = ring.half_angle;
  const turn = radians(headingOf(ring.around));
  const at = middle(ring.around);
  const far = ring.reach + breadth(ring.around) / 2;
  const edge = { x: at.x + far * Math.cos(turn), y: at.y + far * Math.sin(turn) };
  return (
    <g class={`reach reach-${ring.kind}`} data-rule={ring.rule}>
      {sector !== null && (
        <clipPath id={id}>
          <path d={wedge(ring.around, sector, ring.reach)} />
        </clipPath>
      )}
      <path d={around(ring.around, ring.reach)} clip-path={sector === null ? undefined : `url(#${id})`} />
      {told && <Label at={edge} text={`${say(ring.says)} ${length(ring.reach)}`} tone="threat" lift={lift} />}
    </g>
  );
}
