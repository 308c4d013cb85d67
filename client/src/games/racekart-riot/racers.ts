import { titled } from "../../start/setup";
import { t } from "../../words";
import type { GameLook } from "../look";
import { KartPortrait, kartOf } from "./karts";
import { racekartView } from "./view";

/** Who drives what: given beforehand, or chosen or dealt in the race. */
export const racers: Pick<GameLook, "racer" | "Portrait"> = {
  racer: (seat, snapshot) => {
    const drives = racekartView(snapshot).karts[seat.seat]?.racer ?? seat.look ?? seat.racer;
    const kart = kartOf(drives);
    return {
      name: kart.name || titled(seat.racer) || t("seat", { seat: seat.seat + 1 }),
      colour: kart.panel,
      form: drives,
    };
  },
  Portrait: KartPortrait,
};
