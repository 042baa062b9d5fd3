// What has yet to be pointed out, for those who would rather read and press than point.

import type { ComponentChildren } from "preact";
import type { Need } from "../wire";
import type { Key } from "../names";
import { INCH } from "../text/speech";
import { useTable } from "../state/context";
import { hovering, pick, stride, turnBy, turns } from "../draft/pointing";
import { say, t, word } from "../text/say";
import { Emblem } from "../board/sides";
import type { Gestures } from "../board/gestures";
import { useState } from "preact/hooks";
import { FormationPanel } from "./FormationPanel";
import { Icon } from "./Icon";
import { Targets, Weapon } from "./Targets";

export function NeedPanel({ need, hands }: { need: Need; hands: Gestures | null }) {
  const table = useTable();
  return (
    <div class="need" data-testid={`need-${Object.keys(need)[0]}`}>
      {"pick" in need && <Picks need={need.pick} />}
      {"assign" in need && (need.assign.all.length > 0 ? <Targets need={need.assign} /> : <Slots slots={need.assign.slots} />)}
      {"formation" in need && <FormationPanel need={need.formation} />}
      {"arrange" in need && <Arrange pieces={need.arrange.pieces} />}
      {"path" in need && <p class="quiet">{table.measures.value ? t("need-path", { most: need.path.most }) : t("need-way")}</p>}
      {"place" in need && <p class="quiet">{t("need-place")}</p>}
      {"march" in need && <March ways={need.march.strides} />}
      {turns(need) && <Turns hands={hands} />}
    </div>
  );
}

/** What a piece or card is called, with the emblem of its side. */
export function Named({ of }: { of: Key }) {
  const table = useTable();
  const piece = table.pieces.value.get(of);
  const card = table.cards.value.get(of);
  const group = table.groups.all.value.get(of);
  const mates = piece && table.groups.whole(of) !== of ? (table.groups.members.value.get(table.groups.whole(of)) ?? []) : [];
  const name = piece?.name ?? group?.name ?? card?.name;
  const owner = piece?.owner ?? group?.owner;
  return (
    <>
      {owner != null && <Emblem seat={owner} />}
      <span>{name ? word(name) : of}</span>
      {mates.length > 1 && <span class="quiet">{mates.findIndex((mate) => mate.key === of) + 1}</span>}
      {group && (
        <span class="quiet">
          {group.short}
          {group.strength > 1 && <span class="strength"> × {group.strength}</span>}
        </span>
      )}
    </>
  );
}

function Choice({ of, pressed, children }: { of: Key; pressed: boolean; children?: ComponentChildren }) {
  const table = useTable();
  const look = (key: Key | null): void => {
    table.hovered.value = key;
    table.draft.hover.value = key === null ? null : hovering(table, key);
  };
  return (
    <button
      type="button"
      class="choice"
      aria-pressed={pressed}
      data-choice={of}
      data-testid="choice"
      onClick={() => pick(table, of)}
      onPointerEnter={(event) => event.pointerType === "mouse" && look(of)}
      onPointerLeave={() => look(null)}
      onFocus={() => look(of)}
      onBlur={() => look(null)}
    >
      <Named of={of} />
      {children}
    </button>
  );
}

function Picks({ need }: { need: Extract<Need, { pick: unknown }>["pick"] }) {
  const { draft } = useTable();
  const given = draft.given.value[draft.step.value];
  const picked = given && "pick" in given ? given.pick : [];
  return (
    <fieldset>
      <legend>{t("need-pick", { what: say(need.says), least: need.least, most: need.most })}</legend>
      <div class="choices">
        {need.among.map((key) => (
          <Choice of={key} pressed={picked.includes(key)} />
        ))}
      </div>
    </fieldset>
  );
}

function Slots({ slots }: { slots: Extract<Need, { assign: unknown }>["assign"]["slots"] }) {
  const { draft } = useTable();
  const given = draft.given.value[draft.step.value];
  return (
    <>
      {slots.map((slot, index) => {
        const chosen = given && "assign" in given ? (given.assign[index] ?? []) : [];
        const now = draft.part.value === index;
        // What can be chosen several times is counted.
        if (slot.each && slot.most > 1) return <Weapon key={index} slot={slot} index={index} chosen={chosen} assign={given && "assign" in given ? given.assign : []} />;
        return (
          <fieldset class={now ? "slot is-now" : "slot"} onFocusIn={() => (draft.part.value = index)} onPointerDown={() => (draft.part.value = index)}>
            <legend>{say(slot.says)}</legend>
            <div class="choices">
              {slot.among.map((key) => (
                <Choice of={key} pressed={chosen.includes(key)} />
              ))}
            </div>
          </fieldset>
        );
      })}
    </>
  );
}

function Arrange({ pieces }: { pieces: readonly Key[] }) {
  const { draft } = useTable();
  const given = draft.given.value[draft.step.value];
  const placed = new Set(given && "arrange" in given ? given.arrange.map((each) => each.piece) : []);
  return (
    <fieldset>
      <legend>{t("need-arrange", { placed: placed.size, all: pieces.length })}</legend>
      <div class="choices">
        {pieces.map((key, index) => (
          <button
            type="button"
            class={`choice ${placed.has(key) ? "is-placed" : ""}`}
            aria-pressed={draft.part.value === index}
            data-choice={key}
            data-testid="choice"
            onClick={() => (draft.part.value = index)}
          >
            <Named of={key} />
            {placed.has(key) && <span aria-label={t("placed")}>✓</span>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function March({ ways }: { ways: readonly string[] }) {
  const table = useTable();
  const arrows = { left: "←", forward: "↑", back: "↓", right: "→" } as const;
  return (
    <>
      <p class="quiet">{t(ways.length > 0 ? "need-march" : "need-face")}</p>
      <div class="nudges">
        {(Object.keys(arrows) as (keyof typeof arrows)[])
          .filter((way) => ways.includes(way))
          .map((way) => (
            <button type="button" class="nudge" aria-label={t(`stride-${way}`)} data-testid={`stride-${way}`} onClick={() => stride(table, way, INCH / 2)}>
              {arrows[way]}
            </button>
          ))}
      </div>
    </>
  );
}

/** Buttons that turn, and a switch that makes pointing turn. */
function Turns({ hands }: { hands: Gestures | null }) {
  const table = useTable();
  const [turning, setTurning] = useState(hands?.turning ?? false);
  const flip = (): void => {
    if (hands === null) return;
    hands.turning = !hands.turning;
    setTurning(hands.turning);
  };
  return (
    <div class="nudges">
      <button type="button" class="nudge" aria-label={t("turn-left")} data-testid="turn-left" onClick={() => turnBy(table, 15_000)}>
        <Icon name="left" />
      </button>
      <button type="button" class="nudge" aria-label={t("turn-right")} data-testid="turn-right" onClick={() => turnBy(table, -15_000)}>
        <Icon name="right" />
      </button>
      <button type="button" class="wide nudge" aria-pressed={turning} onClick={flip}>
        {t("point-turns")}
      </button>
    </div>
  );
}
