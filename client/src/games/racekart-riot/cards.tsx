import type { Drawing, Option, Snapshot } from "../../api/messages";
import { t } from "../../words";
import type { CardProps } from "../look";
import { KartPortrait, kartOf } from "./karts";
import { Sign } from "./signs";
import { type Movement, movementOf, racekartView } from "./view";

export const SPECIALS: ReadonlySet<string> = new Set([
  "wild",
  "level-up",
  "lightning",
  "speedway",
  "jump",
  "lucky-miss",
  "baking-soda",
  "vinegar",
  "health-potion",
  "luck-potion",
]);
export const ITEMS: ReadonlySet<string> = new Set([
  "banana",
  "egg",
  "pigeon",
  "magnet",
  "steal-part",
  "bomb",
  "coins",
  "turbo-snail",
  "crown",
  "re-roll",
  "hidden",
]);
/** The racer whose movement cards begin with these letters. */
const DECKS: Record<string, string> = { RB: "redbane", GL: "goat-lorde", QK: "queen-k", LT: "lightnin-n-thunda" };

/** `bumper-dragon-2` taken apart; null for what is no kart part. */
export function partOf(card: string): { slot: string; style: string; points: number } | null {
  const found = /^(bumper|chassis|caboose)-(\w+)-(\d)$/.exec(card);
  return found ? { slot: found[1] ?? "", style: found[2] ?? "", points: Number(found[3]) } : null;
}

/** A card's or item's name in words. */
export function cardName(card: string): string {
  const part = partOf(card);
  if (part) {
    const { slot, style, points } = part;
    return t("rk-part", { style: t(`rk-style-${style}`), slot: t(`rk-slot-${slot}`), points });
  }
  if (SPECIALS.has(card) || ITEMS.has(card)) return t(`rk-card-${card}`);
  const movement = movementOf(card);
  return movement ? movementName(movement) : t("rk-movement");
}

function movementName(movement: Movement): string {
  const does = movement.does.map(abilityWords);
  return [t("rk-movement-of", { speed: speedWords(movement.speed) }), ...does].join(", ");
}

/** `place 3 5 7` and the like in words. */
export function speedWords(speed: string): string {
  const [kind = "", ...numbers] = speed.split(" ");
  if (kind === "place") {
    return t("rk-speed-place", { first: numbers[0] ?? "", middle: numbers[1] ?? "", last: numbers[2] ?? "" });
  }
  return kind === "pay" || kind === "copy" ? t(`rk-speed-${kind}`) : speed;
}

/** `steal-coins 2` in words. */
export function abilityWords(does: string): string {
  const [kind = "", n = "0"] = does.split(" ");
  return t(`rk-does-${kind}`, { n: Number(n) });
}

/** The sign that stands for an ability. */
function abilitySign(does: string): string {
  const kind = does.split(" ")[0] ?? "";
  if (kind.startsWith("limit")) return "limit";
  if (kind.startsWith("turbo")) return "turbo";
  if (kind.startsWith("steal-speed")) return "speedway";
  if (kind === "steal-coins" || kind === "coins-as-rolled") return "coins";
  return kind;
}

function Speed({ speed }: { speed: string }) {
  const [kind = "", ...numbers] = speed.split(" ");
  if (kind === "place") {
    return (
      <span class="rk-speed rk-speed-place">
        {numbers.map((number, index) => (
          <span key={`${index} ${number}`}>
            <i>{t(`rk-place-${index + 1}`)}</i>
            {number}
          </span>
        ))}
      </span>
    );
  }
  if (kind === "copy" || kind === "pay") {
    return (
      <span class="rk-speed rk-speed-word rk-speed-sign">
        <Sign name={kind === "pay" ? "coins" : "copy"} />
        {kind === "pay" && "× 2"}
      </span>
    );
  }
  return <span class={kind.length > 2 ? "rk-speed rk-speed-word" : "rk-speed"}>{speed}</span>;
}

function MovementFace({ card, leveled }: { card: string; leveled: boolean }) {
  const movement = movementOf(card);
  const colour = kartOf(DECKS[card.slice(0, 2)]).panel;
  return (
    <span class="face rk-face rk-move" style={{ "--racer": colour }} aria-hidden="true">
      {leveled && (
        <span class="rk-leveled">
          <Sign name="level-up" /> {t("rk-card-level-up")}
        </span>
      )}
      {movement ? leveled ? <Speed speed="8" /> : <Speed speed={movement.speed} /> : <span class="rk-back">?</span>}
      <span class="rk-does">
        {/* With Level Up what the card does otherwise does not happen. */}
        {(leveled ? [] : (movement?.does ?? [])).map((does) => (
          <span key={does} class="rk-ability">
            <Sign name={abilitySign(does)} />
            <span>{abilityWords(does)}</span>
          </span>
        ))}
      </span>
      <span class="rk-id">{card}</span>
    </span>
  );
}

/** What a card in the market costs, and the coins that lie on it. */
function Price({ option, snapshot }: CardProps) {
  const slot = /^slot:(\d)$/.exec(option?.action ?? "");
  const found = slot && snapshot && racekartView(snapshot).market.find((one) => one.cost === Number(slot[1]) - 1);
  if (!found) return null;
  return (
    <span class="rk-price">
      {found.cost ? (
        <b>
          {found.cost}
          <Sign name="coins" />
        </b>
      ) : (
        <b class="rk-free">{t("rk-free")}</b>
      )}
      {found.coins > 0 && <b class="rk-bonus">+{found.coins}</b>}
    </span>
  );
}

/** The face of a movement card, a kart supply card or a mystery item. */
export function CardFace({ card, option, snapshot }: CardProps) {
  const part = partOf(card);
  if (part) {
    return (
      <span class={`face rk-face rk-part rk-style-${part.style}`} aria-hidden="true">
        <span class="rk-points">{part.points}</span>
        <Sign name={part.slot} />
        <span class="rk-name">
          {t("rk-part-name", { style: t(`rk-style-${part.style}`), slot: t(`rk-slot-${part.slot}`) })}
        </span>
        <Price card={card} option={option} snapshot={snapshot} />
      </span>
    );
  }
  const item = ITEMS.has(card) && !(option?.kind === "slot");
  if (item || SPECIALS.has(card)) {
    return (
      <span class={`face rk-face ${item ? "rk-item" : "rk-special"}`} aria-hidden="true">
        <Sign name={card} />
        <span class="rk-name">{t(`rk-card-${card}`)}</span>
        <span class="rk-hint">{t(`rk-hint-${card}`)}</span>
        <Price card={card} option={option} snapshot={snapshot} />
      </span>
    );
  }
  return <MovementFace card={card} leveled={option?.kind === "level-up"} />;
}

/** Options that are told by the sign of what they use. */
const USES: Record<string, string[]> = {
  coins: ["coins"],
  "lucky-miss": ["lucky-miss"],
  jump: ["jump"],
  "re-roll": ["re-roll"],
  "extra-life": ["health-potion", "luck-potion"],
  speedway: ["speedway"],
  lightning: ["lightning"],
  combustion: ["baking-soda", "vinegar"],
  "boosted-jump": ["speedway", "jump"],
  lock: ["bumper", "chassis", "caboose"],
  pay: ["coins"],
  "own-space": ["banana"],
  throw: ["die", "banana"],
  roll: ["die"],
  keep: ["die"],
  ahead: ["ahead"],
  behind: ["behind"],
};

/** What is printed on a space, by its roles: the symbol that acts there first. */
const PRINTED: [role: string, sign: string][] = [
  ["space-island", "chest"],
  ["space-toll", "pay"],
  ["space-pay", "pay"],
  ["space-event", "event"],
  ["space-kart", "cart"],
  ["space-pick", "cart"],
  ["space-mystery", "hidden"],
  ["space-coins", "coins"],
];

interface SignProps {
  option: Option;
  snapshot: Snapshot;
  drawing: Drawing | null;
}

/** The sign before an option: the racer it is aimed at, the card or item it uses, what lies on the space it names. */
export function RacekartSign({ option, snapshot, drawing }: SignProps) {
  const [kind = "", what = ""] = option.action.split(":");
  if (kind === "space") {
    const roles = drawing?.spaces[option.spaces[0] ?? -1]?.roles ?? [];
    const printed = PRINTED.find(([role]) => roles.includes(role));
    // A tide path begins under water, where the treasure is what it leads to.
    if (!printed && roles.includes("space-submerged")) return <Sign name="chest" />;
    return printed ? <Sign name={printed[1]} /> : null;
  }
  if (kind === "seat" || kind === "racer") {
    const { karts, phase } = racekartView(snapshot);
    const kart = kind === "seat" ? karts[Number(what)] : undefined;
    const racer = kind === "racer" ? option.text : kart?.racer;
    return racer ? (
      <>
        <span class="seat-dot">
          <KartPortrait look={racer} />
        </span>
        {phase === "copy" && kart?.played && (
          <span class="rk-copied" role="img" aria-label={speedWords(kart.played.speed)}>
            <Speed speed={kart.played.speed} />
          </span>
        )}
      </>
    ) : null;
  }
  return (
    <>
      {USES[kind]?.map((name) => (
        <Sign key={name} name={name} />
      ))}
    </>
  );
}
