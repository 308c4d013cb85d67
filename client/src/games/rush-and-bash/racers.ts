import { titled } from "../../start/setup";
import { t } from "../../words";
import type { GameLook } from "../look";
import { CarPortrait, carOf } from "./cars";

/** Which car is whose. */
export const racers: Pick<GameLook, "racer" | "Portrait"> = {
  racer: (seat) => ({
    name: titled(seat.racer) || t("seat", { seat: seat.seat + 1 }),
    colour: carOf(seat.look ?? seat.racer).panel,
  }),
  Portrait: CarPortrait,
};
