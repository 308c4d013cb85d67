import type { Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import { t } from "../words";
import { nameOf } from "./seats";

/** Who won, in a sentence. */
export function resultWords(snapshot: Snapshot, look: GameLook): string {
  if (snapshot.seats.length === 1) return t("result-alone");
  const winners = snapshot.seats.filter(({ seat }) => snapshot.places?.[seat] === 1);
  return t("result-title", {
    names: winners.map(({ seat }) => nameOf(snapshot, seat, look)).join(", "),
    count: winners.length,
  });
}
