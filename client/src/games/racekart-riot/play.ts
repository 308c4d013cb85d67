import type { RaceEvent } from "../../api/messages";
import type { Place } from "../../board/place";
import type { Stage } from "../../board/stage";
import { t } from "../../words";
import { signMarkup } from "./signs";
import { movementOf } from "./view";

export function racerId(seat: number): string {
  return `racer-${seat}`;
}

const STARS =
  '<path class="rk-bang" d="M0,-17 L4,-6 L15,-11 L9,-1 L18,5 L7,6 L8,17 L0,9 L-8,17 L-7,6 L-18,5 L-9,-1 L-15,-11 L-4,-6 Z"/>';
const ITEMS = ["banana", "egg", "pigeon", "magnet", "steal-part", "bomb", "coins", "turbo-snail", "crown", "re-roll"];
/** What an attack is, by its number: the six attack items, then what movement cards do. */
const ATTACKS: Record<number, string> = {
  10: "fireball",
  11: "cat",
  12: "attack-first",
  13: "drop",
  14: "coins",
  15: "speedway",
  16: "limit",
  17: "copy",
};
const THROWN: ReadonlySet<string> = new Set(["fireball", "cat", "banana"]);

/** What flies over the track now, and where it has come to. */
const flight: { what: string; at: Place | null } = { what: "egg", at: null };

function attack(what: number | undefined): string {
  return ATTACKS[what ?? -1] ?? ITEMS[what ?? -1] ?? "attack-first";
}

/** How each event looks, in milliseconds at normal speed. Events that are not here are told in words alone. */
export async function playRacekart(event: RaceEvent, stage: Stage): Promise<void> {
  const { kind, seat } = event;
  const args = event.args as Record<string, number>;
  const kart = seat === null ? "" : racerId(seat);
  const here = stage.places.get(kart) ?? null;
  const there = stage.places.get(racerId(args.other_seat ?? -1)) ?? null;
  const to = stage.space(args.space);

  switch (kind) {
    case "rolled":
      if (here && args.die) await stage.die(args.die, here, 1000, args.sides);
      return;
    case "first_rolled":
      if (here && args.die) await stage.die(args.die, here, 600, 12);
      return;
    case "revealed": {
      flight.what = movementOf(event.card ?? "")?.does.find((does) => THROWN.has(does)) ?? flight.what;
      flight.at = null;
      if (here) stage.watch(here);
      return stage.wait(700);
    }
    case "replayed":
      return stage.wait(650);
    case "item_played":
      flight.what = ITEMS[args.item ?? -1] ?? "egg";
      flight.at = null;
      if (here) await stage.burst(signMarkup(flight.what, 34), here, 700);
      return;
    case "flew":
      if (to) {
        await stage.fly(signMarkup(flight.what, 18), [flight.at ?? here ?? to, to].map(level), 150);
        flight.at = to;
      }
      return;
    case "aimed":
      if (here && there && here !== there && flight.at === null) {
        await stage.fly(signMarkup(attack(args.what), 20), [here, there].map(level), 420);
      }
      return;
    case "hit":
      flight.at = null;
      if (here) {
        void stage.rise(t("rk-hit"), here, "bad");
        void stage.burst(STARS, here, 450);
      }
      return stage.spin(kart, 550);
    case "dodged":
      if (here) await stage.rise(t("rk-dodged"), here, "good", 700);
      return;
    case "missed":
      if (here) await stage.rise(t("rk-missed"), here, "good", 700);
      return;
    case "drove":
      if (to) await stage.move(kart, to, 230, "linear");
      return;
    case "speed":
      if (here) await stage.rise(t("rk-move", { n: args.speed ?? 0 }), here, "plain", 600);
      return;
    case "gained":
    case "island":
      if (here) await stage.rise(`+${args.coins}`, here, "star", 650);
      return;
    case "paid":
      if (here) await stage.rise(`−${args.coins}`, here, "bad", 600);
      return;
    case "dropped":
      if (here && to) {
        void stage.rise(`−${args.coins}`, here, "bad", 650);
        await stage.drop(signMarkup("coins", 15), to, 350);
      }
      return;
    case "collected":
      if (here) void stage.rise(`+${args.coins}`, here, "star", 650);
      return stage.wait(250);
    case "coins_stolen":
      if (here && there) await stage.fly(signMarkup("coins", 16), [there, here].map(level), 450);
      return;
    case "speed_stolen":
      if (here && there) await stage.fly(signMarkup("speedway", 16), [there, here].map(level), 450);
      return;
    case "part_stolen":
      if (here && there) await stage.fly(signMarkup("chassis", 18), [there, here].map(level), 500);
      return;
    case "item_stolen":
      if (here && there)
        await stage.fly(signMarkup(ITEMS[args.item ?? -1] ?? "hidden", 16), [there, here].map(level), 500);
      return;
    case "item_drawn":
      if (here) await stage.burst(signMarkup(ITEMS[args.item ?? -1] ?? "hidden", 26), here, 600);
      return;
    case "card_used":
    case "picked":
    case "event_rolled":
      return stage.wait(450);
    case "limited":
      if (here) await stage.rise(t("rk-limit", { n: args.limit ?? 0 }), here, "bad", 650);
      return;
    case "banana_put":
      if (to) await stage.drop(signMarkup("banana", 17), to);
      return;
    case "gate_stopped":
      if (here) void stage.rise(t("rk-stopped"), here, "bad", 800);
      return stage.shake(kart, 400);
    case "gate_passed":
      return stage.wait(200);
    case "shortcut":
      if (here) await stage.rise(t("rk-shortcut"), here, "good", 800);
      return;
    case "lap":
      if (here)
        await stage.rise(args.back ? t("rk-lap-back") : t("rk-lap-done", { n: args.laps ?? 0 }), here, "star", 900);
      return;
  }
}

/** What is thrown does not turn with the road. */
function level(place: Place): Place {
  return { ...place, angle: 0 };
}
