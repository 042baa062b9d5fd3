// What happened, grouped by answers, the latest last.

import { useEffect, useRef } from "preact/hooks";
import type { Told } from "../wire";
import { say, t } from "../text/say";
import { grouped } from "./grouped";
import { Icon } from "./Icon";

export function LogPanel({ told, now, jump }: { told: readonly Told[]; now?: number | null; jump?: ((count: number) => void) | undefined }) {
  const list = useRef<HTMLOListElement>(null);
  const groups = grouped(told);
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    if (now == null) box.scrollTop = box.scrollHeight;
    else box.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [told.length, now]);
  const copy = (): void => void navigator.clipboard?.writeText(told.map((line) => say(line.says)).join("\n"));
  return (
    <section class="log" aria-label={t("log")} data-testid="log">
      <ol ref={list} tabIndex={0} aria-label={t("log")}>
        {groups.map((group) => {
          const current = now != null && group.count === now && group.heading === 0;
          return (
            <li class={group.heading > 0 ? `log-heading log-heading-${group.heading}` : "log-entry"} data-count={group.count} aria-current={current || undefined}>
              {group.lines.map((line, index) => (
                <p class={index === 0 ? "first" : "rest"}>{say(line.says)}</p>
              ))}
              {jump && group.heading === 0 && (
                <button type="button" class="jump" aria-label={t("jump", { count: group.count })} onClick={() => jump(group.count)}>
                  <Icon name="on" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <button type="button" class="small" onClick={copy}>
        {t("log-copy")}
      </button>
    </section>
  );
}
