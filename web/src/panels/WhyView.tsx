// Why a bot gave an answer, on request.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Reasons } from "../wire";
import { useTable } from "../state/context";
import { t } from "../text/say";
import { ReasonsView } from "./ReasonsView";

/** What is known: not asked yet, kept secret, or the reasons. */
type Known = "unasked" | "asking" | "secret" | { reasons: Reasons };

export function WhyView({ count }: { count: number }) {
  const table = useTable();
  const [known, setKnown] = useState<Known>("unasked");
  const ask = async (): Promise<void> => {
    setKnown("asking");
    const reply = await table.ask({ why: { count } });
    const why = reply !== null && typeof reply === "object" && "why" in reply ? reply.why : null;
    setKnown(why === null ? "secret" : { reasons: why });
    if (reply !== null && typeof reply === "object" && "denied" in reply) {
      table.notify(reply.denied.says);
      setKnown("unasked");
    }
  };
  const open = known !== "unasked";
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (known === "secret" || typeof known === "object") box.current?.scrollIntoView({ block: "nearest" });
  }, [known]);
  return (
    <div class="why" ref={box}>
      <button type="button" class="small" aria-expanded={open} aria-busy={known === "asking"} data-testid="why" onClick={() => (open ? setKnown("unasked") : void ask())}>
        {t("why")}
      </button>
      {known === "secret" && (
        <p class="quiet" data-testid="why-secret">
          {t("why-secret")}
        </p>
      )}
      {typeof known === "object" && <ReasonsView reasons={known.reasons} />}
    </div>
  );
}
