// What is wrong with the connection, in words, and what the player can do about it.

import { useEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../state/context";
import { useTicks } from "../state/ticking";
import { t } from "../text/say";

/** How long the good news stays. */
const NEWS = 4000;

export function ContactBar() {
  const link = useTable().link.value;
  const contact = link?.contact.value ?? "open";
  const [news, setNews] = useState(false);
  const was = useRef(contact);
  useTicks(contact === "lost");
  useEffect(() => {
    const back = was.current === "lost" && contact === "open";
    was.current = contact;
    if (contact !== "open") setNews(false);
    if (!back) return undefined;
    setNews(true);
    const timer = setTimeout(() => setNews(false), NEWS);
    return () => clearTimeout(timer);
  }, [contact]);
  if (link === null) return null;
  if (news) return <p class="contact is-good" role="status" data-testid="contact">{t("contact-back")}</p>;
  if (contact === "open" || contact === "connecting") return null;
  const seconds = Math.max(0, Math.ceil((link.retryAt.value - performance.now()) / 1000));
  return (
    <div class="contact" role="alert" data-testid="contact">
      <span>{contact === "ended" ? t("contact-ended") : t("reconnecting", { seconds })}</span>
      <button type="button" class="small" data-testid="reconnect" onClick={() => link.retry()}>
        {t("reconnect-now")}
      </button>
    </div>
  );
}
