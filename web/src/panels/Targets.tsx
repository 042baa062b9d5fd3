// Weapons and their targets: everything at one target, then weapon by weapon.

import type { Slot } from "../wire";
import type { Key } from "../names";
import { useTable } from "../state/context";
import { hovering, pick } from "../draft/pointing";
import { count, filled, room, stepped, type Assign } from "../draft/targets";
import { say, t } from "../text/say";
import { Named } from "./NeedPanel";

const alike = (one: readonly (readonly Key[])[], other: readonly (readonly Key[])[]): boolean =>
  JSON.stringify(one.map((keys) => [...keys].sort())) === JSON.stringify(other.map((keys) => [...keys].sort()));

export function Targets({ need }: { need: Assign }) {
  const table = useTable();
  const { draft } = table;
  const given = draft.given.value[draft.step.value];
  const assign = given && "assign" in given ? given.assign : [];
  const look = (key: Key | null): void => {
    table.hovered.value = key === null ? null : (table.pieceOf(key)?.key ?? null);
    draft.hover.value = key === null ? null : hovering(table, key);
  };
  const all = (key: Key): void => {
    draft.part.value = -1;
    pick(table, key);
  };
  return (
    <>
      <fieldset class={draft.part.value < 0 ? "slot is-now" : "slot"} data-testid="for-all">
        <legend>{t("everything-at")}</legend>
        <div class="choices">
          {need.all.map(({ to, assign: whole }) => (
            <button
              type="button"
              class="choice"
              aria-pressed={alike(assign, whole)}
              data-choice={to}
              data-testid="choice"
              onClick={() => all(to)}
              onPointerEnter={(event) => event.pointerType === "mouse" && draft.part.peek() < 0 && look(to)}
              onPointerLeave={() => look(null)}
            >
              <Named of={to} />
            </button>
          ))}
        </div>
      </fieldset>
      <details class="split" open={draft.part.value >= 0 || need.slots.length < 4} data-testid="split">
        <summary>{t("split-targets")}</summary>
        {need.slots.map((slot, index) => (
          <Weapon key={index} slot={slot} index={index} chosen={assign[index] ?? []} assign={assign} />
        ))}
      </details>
    </>
  );
}

/** One slot, with as many on each candidate as somebody wants. */
export function Weapon({ slot, index, chosen, assign }: { slot: Slot; index: number; chosen: readonly Key[]; assign: readonly (readonly Key[])[] }) {
  const { draft } = useTable();
  const now = draft.part.value === index;
  const set = (keys: Key[]): void => {
    const slots = draft.need.peek();
    if (slots === null || !("assign" in slots)) return;
    draft.give({ assign: slots.assign.slots.map((_, place) => (place === index ? keys : [...(assign[place] ?? [])])) }, false);
  };
  return (
    <fieldset class={now ? "slot is-now" : "slot"} data-testid="weapon" data-slot={index} onPointerDown={() => (draft.part.value = index)} onFocusIn={() => (draft.part.value = index)}>
      <legend>
        {say(slot.says)} <span class="quiet">{t("aimed", { aimed: chosen.length, most: slot.most })}</span>
      </legend>
      {slot.among.length === 0 && <p class="quiet">{t("no-target")}</p>}
      {slot.among.map((key) => {
        const often = count(chosen, key);
        const most = Math.min(slot.most, room(slot, key));
        return (
          <div class="aim" key={key}>
            <button type="button" class="choice" aria-pressed={often > 0} data-choice={key} data-testid="choice" onClick={() => set(filled(slot, chosen, key))}>
              <Named of={key} />
            </button>
            {slot.most > 1 && (
              <>
                <button type="button" class="nudge" aria-label={t("aim-less")} data-testid="aim-less" disabled={often === 0} onClick={() => set(stepped(slot, chosen, key, -1))}>
                  −
                </button>
                <span class="number">{t("gauge", { used: often, most })}</span>
                <button type="button" class="nudge" aria-label={t("aim-more")} data-testid="aim-more" disabled={often >= most} onClick={() => set(stepped(slot, chosen, key, 1))}>
                  +
                </button>
              </>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
