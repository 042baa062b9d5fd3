// Rarely needed things of a match: giving up, links, settings of the table.

import { useState } from "preact/hooks";
import { Legend } from "../board/grounds";
import { Looks } from "../board/Looks";
import { allowNotifying, canNotify } from "../state/calling";
import { cover, notify } from "../state/settings";
import { useTable } from "../state/context";
import { seatName, t } from "../text/say";
import { CopyLink } from "../views/Setup";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";
import { outlookSwitch } from "./OutlookBar";
import { HandOver } from "./StandInBar";

export function TableMenu({ match }: { match: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="tool" aria-label={t("menu")} title={t("menu")} data-testid="menu" onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </button>
      {open && (
        <Dialog title={t("menu")} close={() => setOpen(false)}>
          <Inside match={match} close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

/** Whether the browser tells the player outside the page; it is only asked for leave when the button is pressed. */
function Notifying() {
  if (typeof Notification === "undefined") return null;
  if (!canNotify()) return <p class="quiet">{t("notify-denied")}</p>;
  const on = notify.value === "on" && Notification.permission === "granted";
  return (
    <>
      <button type="button" aria-pressed={on} data-testid="notify" onClick={() => (on ? (notify.value = "off") : void allowNotifying())}>
        {t("notify-ask")}
      </button>
      {on && <p class="quiet">{t("notify-on")}</p>}
    </>
  );
}

/** Whether the chances are shown in matches like this one. */
function OutlookChoice() {
  const chosen = outlookSwitch(useTable());
  return (
    <label>
      <input type="checkbox" data-testid="outlook-switch" checked={chosen.value === "on"} onChange={(event) => (chosen.value = event.currentTarget.checked ? "on" : "off")} /> {t("outlook-setting")}
    </label>
  );
}

function Inside({ match, close }: { match: string; close: () => void }) {
  const table = useTable();
  const [sure, setSure] = useState(false);
  const base = location.href.split("#")[0] ?? "";
  const seat = table.seat.value;
  const plays = seat !== null && table.state.value?.outcome == null;
  const stoodIn = table.seats.value.find((each) => each.seat === seat)?.stand_in != null;
  const resign = (): void => {
    void table.wish("resign");
    close();
  };
  const pause = (): void => {
    void table.wish("pause");
    close();
  };
  return (
    <div class="menu">
      <Looks />
      <Legend />
      {plays && <Notifying />}
      {plays && table.link.value?.welcome.value?.hints && <OutlookChoice />}
      {table.links.length > 1 && (
        <label>
          <input type="checkbox" checked={cover.value === "on"} onChange={(event) => (cover.value = event.currentTarget.checked ? "on" : "off")} /> {t("cover-setting")}
        </label>
      )}
      {table.links.length > 1 && (
        <div class="buttons">
          {table.links.map((link, index) => (
            <button type="button" aria-pressed={table.looking.value === index} onClick={() => (table.handing.value = index)}>
              {t("look-as", { seat: seatName(link.welcome.value?.seat ?? index) })}
            </button>
          ))}
        </div>
      )}
      {table.links.map((link) => (
        <CopyLink label={t("link-of", { seat: link.welcome.value?.seat == null ? t("watch") : seatName(link.welcome.value.seat) })} address={`${base}#/play/${match}/${link.ticket}`} />
      ))}
      {plays && !stoodIn && (
        <section class="block" data-testid="hand-over-own">
          <p>{t("hand-over-lead")}</p>
          <HandOver seat={seat} word="hand-over" done={close} />
        </section>
      )}
      {table.state.value?.may_pause && (
        <button type="button" data-testid="ask-pause" onClick={pause}>
          {t("ask-pause")}
        </button>
      )}
      {plays &&
        (sure ? (
          <div class="buttons" role="alert">
            <span>{t("resign-sure")}</span>
            <button type="button" onClick={() => setSure(false)}>
              {t("cancel")}
            </button>
            <button type="button" class="danger" data-testid="resign-sure" onClick={resign}>
              {t("resign")}
            </button>
          </div>
        ) : (
          <button type="button" class="danger" data-testid="resign" onClick={() => setSure(true)}>
            {t("resign")}
          </button>
        ))}
    </div>
  );
}
