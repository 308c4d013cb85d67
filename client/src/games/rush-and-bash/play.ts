import type { RaceEvent } from "../../api/messages";
import type { Place } from "../../board/place";
import type { Stage } from "../../board/stage";
import { t } from "../../words";

export function racerId(seat: number): string {
  return `car-${seat}`;
}

const BANG =
  '<path class="bang" d="M0,-22 L5,-9 L17,-15 L11,-3 L23,2 L11,6 L15,18 L4,11 L-3,23 L-7,10 L-20,13 L-12,3 L-23,-4 L-10,-6 L-14,-18 L-4,-10 Z"/>' +
  '<path class="bang-core" d="M0,-11 L3,-4 L9,-7 L6,-1 L12,2 L6,3 L7,9 L2,6 L-2,11 L-4,5 L-10,6 L-6,1 L-12,-2 L-5,-3 L-7,-9 L-2,-5 Z"/>';
const MISSILE =
  '<path class="missile-flame" d="M-5,-2.2 L-13,0 L-5,2.2 Z"/><path class="missile-body" d="M8,0 C5,-3 0,-3 -5,-2.6 L-7,-5 L-7,5 L-5,2.6 C0,3 5,3 8,0 Z"/>';
const ROCK = '<path class="rock-body" d="M-6,2.5 L-5,-3 L-1,-5.6 L4,-4.6 L6.2,0 L4.8,4.4 L-1,5.6 L-5,4.8 Z"/>';
const BOMB = '<circle class="bomb-body" cy="0.8" r="5"/><path class="bomb-fuse" d="M2.6,-3.6 C4,-6 5.4,-5 6.4,-7"/>';
const CRASH =
  '<path class="crash" d="M-9,0 L-15,0 M9,0 L15,0 M0,-9 V-15 M0,9 V15 M-6.5,-6.5 L-11,-11 M6.5,-6.5 L11,-11 M-6.5,6.5 L-11,11 M6.5,6.5 L11,11"/>';

/** How each event looks, in milliseconds at normal speed. Events that are not here are told in words alone. */
export async function playRush(event: RaceEvent, stage: Stage): Promise<void> {
  const { kind, seat } = event;
  const args = event.args as Record<string, number>;
  const car = seat === null ? "" : racerId(seat);
  const last = event.spaces.at(-1);
  const to = stage.space(args.space ?? last);
  const here = seat === null ? null : (stage.places.get(car) ?? null);

  if (args.die) {
    const board = stage.anchor(`board-${args.board}`);
    const place = to ?? here ?? board;
    if (place) return stage.die(args.die, place);
  }
  switch (kind) {
    case "turn_began":
      if (here) stage.watch(here);
      return stage.wait(250);
    case "played":
    case "power_used":
      return stage.wait(650);
    case "drove":
      if (to) await stage.move(car, to, 240, "linear");
      return;
    case "swerved":
      if (to) await stage.move(car, to, 420, "cubic-bezier(.4,0,.2,1)");
      return;
    case "ported":
      await stage.spin(car, 300);
      if (to) await stage.move(car, to, 250);
      return;
    case "flew_back":
      if (to) await stage.move(car, to, 450);
      return;
    case "bomb_placed":
      if (to) await stage.drop(BOMB, to);
      return;
    case "rock_placed":
      if (to) await stage.drop(ROCK, to);
      return;
    case "fired":
      return fire(event, stage, here);
    case "rock_removed":
      return stage.vanish(`rock-${args.space}`);
    case "bomb_removed":
      return stage.vanish(`bomb-${args.space}`);
    case "junction_cleared":
      return stage.vanish(`junction-rock-${args.junction}`, 350);
    case "fell":
      if (to) {
        await stage.move(car, to, 400, "ease-in");
        await stage.rise(t("rb-splash"), to, "bad", 700);
      }
      return;
    case "jungle_entered":
      return toAnchor(stage, car, "clearing-1");
    case "clearing_moved":
      return toAnchor(stage, car, `clearing-${args.clearing}`);
    case "jungle_left":
      if (to) await stage.move(car, to, 500);
      return;
    case "grumbler_moved":
      if (to) await stage.move("grumbler", { ...to, angle: 0 }, 320);
      else await toAnchor(stage, "grumbler", `paw-${args.paw}`);
      return;
    case "grumbler_fled":
      return toAnchor(stage, "grumbler", "paw-red");
    case "grumbler_hit":
      return stage.shake("grumbler", 250);
    case "collided":
    case "hit_rock":
      if (to ?? here) await stage.burst(CRASH, (to ?? here) as Place, 300);
      return;
    case "hit_bomb":
      return stage.wait(120);
    case "exploded":
      void stage.vanish(`bomb-${args.space}`, 100);
      if (to) await stage.burst(BANG, to, 650);
      return;
    case "damaged":
      if (here) void stage.rise(t("rb-ouch"), here, "bad");
      return stage.shake(car);
    case "off_track":
      if (here) void stage.rise(t("rb-off-track"), here, "bad");
      await stage.spin(car, 600);
      if (to) await stage.move(car, to, 600);
      return;
    case "repaired":
      if (here) await stage.rise("+♥", here, "good", 700);
      return;
    case "star_gained":
      if (here) await stage.rise("★", here, "star", 700);
      return;
    case "finished":
      if (here) await stage.rise("🏁", here, "good", 1200);
      return;
  }
}

async function toAnchor(stage: Stage, id: string, anchor: string): Promise<void> {
  const place = stage.anchor(anchor);
  if (place) await stage.move(id, { ...place, angle: stage.places.get(id)?.angle ?? 0 }, 450);
}

async function fire(event: RaceEvent, stage: Stage, here: Place | null): Promise<void> {
  const way = event.spaces.map((space) => stage.space(space)).filter((place) => place !== null);
  const path = way.length > 1 ? way : [here, ...way].filter((place): place is Place => place !== null);
  await stage.fly(MISSILE, path, 380);
}
