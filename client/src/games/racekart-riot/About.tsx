import type { Drawing, Option, Snapshot } from "../../api/messages";
import { has, t } from "../../words";
import { partOf } from "./cards";
import { racerCalled } from "./karts";
import { roleName, spaceName } from "./spaces";
import { movementOf } from "./view";

/** What a card, part or item does, in whole sentences, for those who don't know it by heart; "" for an unknown one. */
export function cardMeans(card: string, leveled = false): string {
  const part = partOf(card);
  if (part) return t("rk-means-part", { points: part.points });
  const movement = movementOf(card);
  if (movement) {
    if (leveled) return t("rk-means-leveled");
    return [speedMeans(movement.speed), ...movement.does.map(abilityMeans)].filter(Boolean).join(" ");
  }
  return has(`rk-means-${card}`) ? t(`rk-means-${card}`) : "";
}

/** `d12+2`, `place 3 5 7` and the like as a sentence. */
function speedMeans(speed: string): string {
  const [kind = "", first = "", middle = "", last = ""] = speed.split(" ");
  if (kind === "place") return t("rk-means-speed-place", { first, middle, last });
  if (kind === "pay" || kind === "copy") return t(`rk-means-speed-${kind}`);
  const dice = /^d(\d+)(?:\+(\d+))?$/.exec(kind);
  if (dice) return t("rk-means-speed-roll", { sides: Number(dice[1]), plus: Number(dice[2] ?? 0) });
  return t("rk-means-speed", { n: Number(kind) });
}

function abilityMeans(does: string): string {
  const [kind = "", n = "0"] = does.split(" ");
  return has(`rk-means-does-${kind}`) ? t(`rk-means-does-${kind}`, { n: Number(n) }) : "";
}

/** What a racer is like; "" for one that is not the house's. */
function drives(racer: string): string {
  return has(`rk-drives-${racer}`) ? t(`rk-drives-${racer}`) : "";
}

interface Props {
  option: Option;
  snapshot: Snapshot;
  drawing: Drawing | null;
}

/** What the card behind an option does, what the racer is like that it chooses, or what is gained by locking. */
export function RacekartAbout({ option, drawing }: Props) {
  const means = aboutOf(option, drawing);
  return means ? <span class="rk-about">{means}</span> : null;
}

function aboutOf(option: Option, drawing: Drawing | null): string {
  const { kind, text, card } = option;
  if (kind === "racer") return drives(racerCalled(text));
  if (kind === "lock") return t("rk-means-lock");
  if (!card) return "";
  return `${cardMeans(card, kind === "level-up")} ${leadsTo(option, drawing)}`.trim();
}

/** Where a movement card ends, as far as that can be told, and what is printed there. */
export function leadsTo({ kind, spaces }: Option, drawing: Drawing | null): string {
  const [only, ...others] = spaces;
  const space = kind === "card" || kind === "level-up" ? drawing?.spaces[only ?? -1] : undefined;
  if (!space || others.length > 0) return "";
  const printed = (space.roles ?? []).filter((role) => role.startsWith("space-")).map(roleName);
  return t("rk-means-leads", { space: [spaceName(space), ...printed].join(", ") });
}
