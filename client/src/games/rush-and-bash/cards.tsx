import { t } from "../../words";
import { EFFECTS, EffectIcon } from "./icons";

/** `sprint-bomb-2` taken apart; a card whose back alone is known is just `sprint` or `rush`. */
export function parseCard(card: string): { deck: string; effect: string | null; value: number | null } {
  const [deck = "", effect, value] = card.split("-");
  return { deck, effect: effect ?? null, value: value ? Number(value) : null };
}

export function cardName(card: string): string {
  const { deck, effect, value } = parseCard(card);
  const deckName = t(`rb-${deck}`);
  return effect ? t("rb-card", { deck: deckName, effect: t(`rb-effect-${effect}`), value: value ?? 0 }) : deckName;
}

/** A card's face: the value it drives, the effect it does; its deck by colour and by the number of arrows. */
export function CardFace({ card }: { card: string }) {
  const { deck, effect, value } = parseCard(card);
  return (
    <span class={`face face-${deck} ${effect ? "" : "back"}`} aria-hidden="true">
      <span class="face-top">
        <span class="face-value">{value}</span>
        <svg viewBox="0 0 30 24" class="face-arrows" aria-hidden="true">
          {(deck === "rush" ? [0, 9] : [4.5]).map((x) => (
            <path key={x} d={`M${x + 4},3 L${x + 13},12 L${x + 4},21`} />
          ))}
        </svg>
      </span>
      {effect && <EffectIcon effect={effect} />}
      {effect && <EffectName name={EFFECTS[effect] ? t(`rb-effect-${effect}`) : effect} />}
    </span>
  );
}

/** More letters than this and they must be smaller, to stay on the card. */
const SHORT = 7;

function EffectName({ name }: { name: string }) {
  return <span class={name.length > SHORT ? "face-effect long" : "face-effect"}>{name}</span>;
}
