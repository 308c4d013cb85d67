import type { SeatInfo, Snapshot } from "../api/messages";
import type { GameLook, Racer } from "../games/look";
import { t } from "../words";

/** Colours for the racers of a game without a look of its own; told apart by every kind of eye. */
const PLAIN = ["#3366cc", "#d95f02", "#1b9e77", "#c2439a", "#8a6d00", "#5f5f5f"];

export function racerOf(snapshot: Snapshot, seat: number, look: GameLook): Racer {
  const info = snapshot.seats[seat];
  const own = info && look.racer?.(info, snapshot);
  if (own) return own;
  const piece = snapshot.markers.find((marker) => marker.id === `racer-${seat}`);
  return {
    name: info?.name ?? t("seat", { seat: seat + 1 }),
    colour: piece?.colour || PLAIN[seat % PLAIN.length] || "#333",
  };
}

/** The id of the marker that is a seat's racer. */
export function racerIdOf(seat: number, look: GameLook): string {
  return look.racerId?.(seat) ?? `racer-${seat}`;
}

/** A racer's name and, where it says more, that of whoever drives it. */
export function nameOf(snapshot: Snapshot, seat: number, look: GameLook): string {
  const racer = racerOf(snapshot, seat, look).name;
  const person = snapshot.seats[seat]?.name ?? "";
  return person && person.toLowerCase() !== racer.toLowerCase() ? `${racer} (${person})` : racer;
}

/** Whether a person is not at the table now, and no bot plays in their place. */
export function isAway(info: SeatInfo, snapshot: Snapshot): boolean {
  return snapshot.status === "racing" && info.kind === "person" && !info.you && !info.bot && info.here === false;
}

/** The name of a seat's look: what was chosen, or what the game gave it. */
function lookName(info: SeatInfo): string {
  return info.look ?? info.racer;
}

/** A spot in the seat's colour, beside words that name it. */
export function SeatDot({ snapshot, seat, look }: { snapshot: Snapshot; seat: number; look: GameLook }) {
  const racer = racerOf(snapshot, seat, look);
  const info = snapshot.seats[seat];
  const form = racer.form ?? (info && lookName(info));
  if (look.Portrait && form) {
    return (
      <span class="seat-dot" aria-hidden="true">
        <look.Portrait look={form} />
      </span>
    );
  }
  return <span class="seat-dot plain" style={{ background: racer.colour }} aria-hidden="true" />;
}
