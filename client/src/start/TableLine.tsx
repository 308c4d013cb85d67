import type { ComponentChildren } from "preact";
import type { TableLine as Line, SeatInfo } from "../api/messages";
import { lookOf } from "../games";
import { ago } from "../ui/times";
import { t } from "../words";
import { titled } from "./setup";

/** Who sits where, in one line: names, the first free seats at the end. */
function sitters(seats: readonly SeatInfo[]): string {
  const names = seats.filter((seat) => seat.kind !== "open").map((seat) => titled(seat.name || seat.racer));
  const free = seats.length - names.length;
  return [...names.filter(Boolean), ...(free ? [t("seats-free", { count: free })] : [])].join(", ");
}

/** How far a table is, in words. */
function stateOf(line: Line): string {
  if (line.status === "over") return t("table-over");
  if (line.status === "gathering") return t("table-gathering");
  return line.round > 0 ? t("round", { round: line.round }) : t("turn-before-start");
}

interface Props {
  line: Line;
  href: string;
  now: number;
  /** What to do there, or how it stands. */
  state: string;
  children?: ComponentChildren;
}

/** A table in a list. */
export function TableLink({ line, href, now, state, children }: Props) {
  const { Portrait } = lookOf(line.game);
  const look = line.seats.find((seat) => seat.look)?.look;
  return (
    <li class={line.my_turn ? "table-line mine" : "table-line"}>
      <a href={href}>
        <strong>
          {Portrait && look && (
            <span class="seat-dot" aria-hidden="true">
              <Portrait look={look} />
            </span>
          )}
          {line.title}
        </strong>
        <span>
          {sitters(line.seats)} · {stateOf(line)} · {ago(line.changed, now)}
        </span>
        <span class="state">{state}</span>
      </a>
      {children}
    </li>
  );
}
