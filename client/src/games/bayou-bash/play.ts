import type { RaceEvent } from "../../api/messages";
import type { Place } from "../../board/place";
import type { Stage } from "../../board/stage";
import { t } from "../../words";
import { dieFace, signMarkup, staggerFace } from "./signs";

export function racerId(seat: number): string {
  return `racer-${seat}`;
}

const BANG =
  '<path class="bb-bang" d="M0,-15 L4,-6 L13,-9 L8,-1 L15,5 L6,6 L7,15 L0,8 L-7,15 L-6,6 L-15,5 L-8,-1 L-13,-9 L-4,-6 Z"/>';
const WAYS = ["forward", "forward-left", "forward-right", "back", "back-left", "back-right", "fan"];
/** The Movement Dice by their numbers, with what is seen of each while it tumbles. */
const DICE: [kind: string, values: number[]][] = [
  ["nimble", [1, 2]],
  ["swift", [1, 2, 3]],
  ["dashing", [3, 4, 5]],
];

/** The faces that a Movement Die tumbles through, the one it shows in the end last. */
function tumbling(die: number, face: number): string[] {
  const [kind, values] = DICE[die] ?? ["swift", [1, 2, 3]];
  const seen = [0, 1, 2, 3, 4].map((k) => values[(k + face) % values.length] ?? 1);
  return [...seen.map((value) => dieFace(kind, value)), dieFace(kind, Math.floor(face / 2), face % 2 === 1)];
}

/** The same for the Stagger die, beside a Racer on a road that leads that way. */
function staggering(face: number, road: number): string[] {
  const last = WAYS[face] ?? "forward";
  const seen = [2, 5, 3, 6, 1].map((k) => WAYS[(k + face) % WAYS.length] ?? "forward");
  return [...seen, last].map((way) => staggerFace(way, road));
}

/** The colour of a Racer, or of its Skull Marker, as it is on the Track. */
function colourOf(stage: Stage, mount: string): string | undefined {
  return stage.piece(mount)?.querySelector(".bb-body, .bb-skull circle")?.getAttribute("fill") ?? undefined;
}

/** The piece of a kind that lies on a place. */
function pieceAt(stage: Stage, prefix: string, place: Place | null): string | null {
  if (!place) return null;
  for (const [id, at] of stage.places) {
    if (id.startsWith(prefix) && Math.hypot(at.x - place.x, at.y - place.y) < 7) return id;
  }
  return null;
}

/** How each event looks, in milliseconds at normal speed. Events that are not here are told in words alone. */
export async function playBayou(event: RaceEvent, stage: Stage): Promise<void> {
  const { kind, seat } = event;
  const args = event.args as Record<string, number>;
  const mount = seat === null ? "" : racerId(seat);
  const here = stage.places.get(mount) ?? null;
  const to = stage.space(args.space);
  const from = stage.space(args.from_space);

  switch (kind) {
    case "event_card":
      return stage.wait(2600); // a sentence to be read
    case "card_taken":
    case "card_used":
    case "card_discarded":
    case "ability":
    case "showboats":
      return stage.wait(600);
    case "turn":
      if (here) stage.watch(here);
      return stage.wait(300);
    case "rolled": {
      const face = args.face ?? 0;
      if (here) await stage.tumble(tumbling(args.die ?? 1, face), here, 900);
      if (here && face % 2) await stage.burst(signMarkup("bolt", 26), here, 450);
      return;
    }
    case "stagger_rolled":
      if (here) await stage.tumble(staggering(args.face ?? 0, here.angle), here, 1000);
      if (here) await stage.rise(t(`bb-way-${WAYS[args.face ?? 0]}`), here, "bad", 800);
      return;
    case "moved":
      if (to) await stage.move(mount, to, 240, "linear");
      return;
    case "placed":
    case "returned":
      stage.piece(mount)?.style.removeProperty("opacity");
      if (to) await stage.move(mount, to, 450);
      return;
    case "rammed": {
      const at = to ?? here;
      if (at) {
        void stage.rise(t("bb-ram"), at, "bad", 700);
        void stage.burst(BANG, at, 400);
      }
      return stage.shake(mount, 350);
    }
    case "barrel_placed":
      if (to) await stage.drop(signMarkup("barrel", 12), to);
      return;
    case "barrel_moved": {
      const barrel = pieceAt(stage, "barrel-", from);
      if (barrel && to) await stage.move(barrel, to, 160, "linear");
      return;
    }
    case "barrel_gone": {
      const barrel = pieceAt(stage, "barrel-", to);
      if (barrel) await stage.vanish(barrel);
      return;
    }
    case "fan_gained":
      if (to) await stage.drop(signMarkup("fan", 12, colourOf(stage, mount)), to, 400);
      return;
    case "fan_lost": {
      const fan = pieceAt(stage, `fan-${seat}-`, to);
      if (fan) await stage.vanish(fan, 300);
      return;
    }
    case "fan_moved": {
      const fan = pieceAt(stage, `fan-${seat}-`, from);
      if (fan && to) await stage.move(fan, to, 250);
      return;
    }
    case "carrots":
      if (here)
        await stage.rise(signed(args.count, t("bb-carrot-sign")), here, (args.count ?? 0) < 0 ? "bad" : "star", 600);
      return;
    case "staggers":
      if (here) await stage.rise(signed(args.count, t("bb-stagger-sign")), here, "bad", 600);
      return;
    case "token_placed":
      if (to) await stage.drop(signMarkup(args.token === 1 ? "carrot" : "stagger", 11), to);
      return;
    case "token_taken":
      return stage.vanish(`token-${args.space}`, 200);
    case "water":
      if (to) await stage.rise(t("bb-splash"), to, "bad", 700);
      return;
    case "rocks":
      if (to) void stage.rise(t("bb-crunch"), to, "bad", 700);
      return stage.shake(mount, 350);
    case "fell":
      if (here) void stage.rise(t("bb-fell"), here, "bad", 900);
      await stage.spin(mount, 650);
      await stage.vanish(mount, 200);
      if (here) await stage.drop(signMarkup("skull", 11), here, 250);
      return;
    case "turn_cut":
      if (here) await stage.rise(t("bb-cut"), here, "bad", 800);
      return;
    case "finished":
      if (here) await stage.rise(t("bb-finish"), here, "star", 1200);
      return;
    case "lap":
      if (here) await stage.rise(t("bb-lap-done", { n: args.points ?? 0 }), here, "star", 1000);
      return;
  }
}

function signed(count: number | undefined, sign: string): string {
  return `${(count ?? 0) < 0 ? "−" : "+"}${Math.abs(count ?? 0)} ${sign}`;
}
