// What the keys do.

import { Dialog } from "./Dialog";
import { t } from "../text/say";

const KEYS: readonly [string, string][] = [
  ["Tab ↑↓←→", "key-pieces"],
  ["Space", "key-next"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
  ["⌫", "key-back"],
  ["A–Z", "key-letters"],
  ["1–9", "key-numbers"],
  ["↑↓←→", "key-move"],
  ["⇧ ↑↓←→", "key-fine"],
  [", .", "key-turn"],
  ["PgUp", "key-lengthen"],
  ["Ctrl", "key-exact"],
  ["+ − 0", "key-zoom"],
  ["⇧R", "key-rotate"],
  ["⇧T / Alt", "key-tape"],
  ["⇧D", "key-distances"],
  ["⇧E", "key-threat"],
  ["⇧H", "key-hint"],
  ["Ctrl Z", "key-undo"],
  ["?", "key-keys"],
];

export function KeysDialog({ close }: { close: () => void }) {
  return (
    <Dialog title={t("keys")} close={close}>
      <dl class="keys">
        {KEYS.map(([key, what]) => (
          <div>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
