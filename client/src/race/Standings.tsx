import { useEffect, useRef } from "preact/hooks";
import type { SeatInfo, Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import { paced } from "../state/settings";
import type { Table } from "../state/table";
import { Icon } from "../ui/icons";
import { ago, clock, useNow } from "../ui/times";
import { botName, t } from "../words";
import { leftOf } from "./People";
import { isAway, racerOf, SeatDot } from "./seats";

/** Who drives: a person's name, or the kind of bot where it has no name of its own. */
function driverOf(info: SeatInfo): string {
  return info.name.toLowerCase() === info.racer.toLowerCase()
    ? info.bot
      ? botName(info.bot)
      : t(`seat-${info.kind}`)
    : info.name;
}

/** Who is where, with each seat's tokens: the ranking track. */
export function Standings({ table, snapshot, look }: { table: Table; snapshot: Snapshot; look: GameLook }) {
  const order = look.order?.(snapshot) ?? snapshot.seats.map((seat) => seat.seat);
  const turn = table.now.value?.seat ?? null;
  const timed = snapshot.status === "racing" && snapshot.seats.some((seat) => seat.bank !== null);
  const now = useNow(timed ? 1 : 30);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // On narrow screens the ranking is a strip wider than the screen: whoever acts is brought into it.
    const active = list.current?.querySelector<HTMLElement>(".active");
    if (active)
      list.current?.parentElement?.scrollTo({ left: active.offsetLeft - 60, behavior: paced(1) ? "smooth" : "auto" });
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is a strip wider than the screen, keys move it
    <aside class="standings panel" data-edge="left" aria-label={t("standings")} tabIndex={0}>
      <ol ref={list}>
        {order.map((seat, index) => {
          const info = snapshot.seats[seat];
          if (!info) return null;
          const racer = racerOf(snapshot, seat, look);
          const you = info.you && !table.shared.value;
          const person = info.kind === "person" && !info.bot && !you;
          const active = turn === null ? snapshot.waiting.includes(seat) : turn === seat;
          return (
            <li
              key={seat}
              class={`standing ${active ? "active" : ""} ${info.you ? "you" : ""}`}
              style={{ "--seat": racer.colour }}
              aria-current={active ? "true" : undefined}
            >
              <span class="place">{index + 1}</span>
              <SeatDot snapshot={snapshot} seat={seat} look={look} />
              <span class="who">
                <strong>{racer.name}</strong>
                <span class="driver">
                  <span class={person ? "driver-name person" : "driver-name"}>
                    {(info.kind !== "person" || info.bot) && <Icon name="bot" />}
                    {you ? t("you") : driverOf(info)}
                  </span>
                  {isAway(info, snapshot) && (
                    <span class="away" title={info.away === null ? t("away") : ago(info.away, now)}>
                      {t("away")}
                    </span>
                  )}
                  {timed && info.bank !== null && <span class="bank">{clock(leftOf(info, now))}</span>}
                </span>
              </span>
              {look.Standing && <look.Standing snapshot={snapshot} seat={seat} place={index} />}
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
