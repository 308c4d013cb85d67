import type { ComponentChildren } from "preact";
import type { TableLine as Line, SeatInfo } from "../api/messages";
import { lookOf } from "../games";
import { ago } from "../ui/times";
import { botName, t } from "../words";
import { titled } from "./setup";

/** What a seat is called; of a bot, also which one it is. */
function sitter(seat: SeatInfo): string {
  const name = titled(seat.name || seat.racer);
  return seat.kind === "bot" && seat.bot ? t("sitter-bot", { name, bot: botName(seat.bot) }) : name;
}

/** Who sits at a table: the names, how many seats are free at the end. */
export function sitters(seats: readonly SeatInfo[]): string {
  const names = seats.filter((seat) => seat.kind !== "open").map(sitter);
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
        <span>{sitters(line.seats)}</span>
        <span>
          {stateOf(line)} · {ago(line.changed, now)}
        </span>
        <span class="state">{state}</span>
      </a>
      {children}
    </li>
  );
}
