import { t } from "../../words";
import type { CardProps } from "../look";
import { Die, Sign } from "./signs";
import { type JockeyCard, jockeyCard } from "./view";

/** A Jockey card in words: its dice and what else it brings. */
export function cardName(name: string): string {
  const card = jockeyCard(name);
  if (!card) return t("bb-card", { name });
  const kinds = ["nimble", "swift", "dashing"];
  const dice = kinds.map((kind) => {
    const count = card.dice.filter((die) => die === kind).length;
    return count ? t(`bb-dice-${kind}`, { count }) : "";
  });
  const rest = [
    card.carrots ? t("bb-carrots", { n: card.carrots }) : "",
    card.barrels ? t("bb-barrels", { n: card.barrels }) : "",
    card.staggers ? t("bb-staggers", { n: card.staggers }) : "",
  ];
  return t("bb-card-of", { what: [...dice, ...rest].filter(Boolean).join(", ") });
}

function times(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** What a card brings, as signs. */
export function CardSigns({ card }: { card: JockeyCard }) {
  return (
    <>
      <span class="bb-dice">
        {card.dice.map((die, index) => (
          <Die key={`${die} ${index}`} kind={die} />
        ))}
      </span>
      <span class="bb-extras">
        {times(card.carrots).map((index) => (
          <Sign key={`carrot ${index}`} name="carrot" />
        ))}
        {times(card.barrels).map((index) => (
          <Sign key={`barrel ${index}`} name="barrel" />
        ))}
        {times(card.staggers).map((index) => (
          <Sign key={`stagger ${index}`} name="stagger" />
        ))}
      </span>
    </>
  );
}

/** A Jockey card's face: the dice it lets one roll, the tokens and Barrels it brings. */
export function CardFace({ card }: CardProps) {
  const known = jockeyCard(card);
  return (
    <span class="face bb-face" aria-hidden="true">
      {known ? <CardSigns card={known} /> : <span class="bb-back">{card}</span>}
      <span class="bb-card-name">{card}</span>
    </span>
  );
}
