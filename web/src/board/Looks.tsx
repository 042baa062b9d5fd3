// How the table looks, by choice.

import type { Signal } from "@preact/signals";
import { OUTLINES, outlines, PALETTES, palette } from "../state/settings";
import { t } from "../text/say";
import { Emblem } from "./sides";

/** So many sides are shown as an example. */
const SIDES = [0, 1, 2, 3];

export function Looks() {
  return (
    <>
      <Choice name="outlines" values={OUTLINES} chosen={outlines} />
      <Choice name="palette" values={PALETTES} chosen={palette} />
      <p class="palette-example" aria-hidden="true">
        {SIDES.map((seat) => (
          <Emblem seat={seat} />
        ))}
      </p>
    </>
  );
}

function Choice<T extends string>({ name, values, chosen }: { name: string; values: readonly T[]; chosen: Signal<T> }) {
  return (
    <label class="look">
      {t(name)}
      <select data-testid={name} value={chosen.value} onChange={(event) => (chosen.value = values.find((value) => value === event.currentTarget.value) ?? chosen.value)}>
        {values.map((value) => (
          <option value={value}>{t(`${name}-${value}`)}</option>
        ))}
      </select>
    </label>
  );
}
