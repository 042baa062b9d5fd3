// A window over the page.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../text/say";

export function Dialog({ title, close, children }: { title: string; close: () => void; children: ComponentChildren }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog ref={box} aria-label={title} onClose={close} onClick={(event) => event.target === box.current && close()}>
      <div class="dialog-head">
        <h2>{title}</h2>
        <button type="button" class="plain-close" aria-label={t("close")} onClick={close}>
          ×
        </button>
      </div>
      {children}
    </dialog>
  );
}
