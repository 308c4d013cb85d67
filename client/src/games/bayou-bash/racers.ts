import { titled } from "../../start/setup";
import { t } from "../../words";
import type { GameLook } from "../look";
import { MountPortrait, mountOf } from "./mounts";
import { bayouView } from "./view";

/** Who rides what: given beforehand, or drafted when the race begins. */
export const racers: Pick<GameLook, "racer" | "Portrait"> = {
  racer: (seat, snapshot) => {
    const rides = bayouView(snapshot).mounts[seat.seat]?.racer ?? seat.look ?? seat.racer;
    const mount = mountOf(rides);
    return {
      name:
        (mount.name && t(`bb-racer-${mount.name.toLowerCase()}`)) ||
        titled(seat.racer) ||
        t("seat", { seat: seat.seat + 1 }),
      colour: mount.panel,
      form: rides,
    };
  },
  Portrait: MountPortrait,
};
