import type { Snapshot } from "../../api/messages";
import { Icon } from "../../ui/icons";
import { t } from "../../words";
import { DeckIcon, Heart, Star } from "./icons";
import { rushView } from "./view";

const STAR_LEVELS = 3;

/** A car's line on the ranking track: the deck it draws from, its hearts and its stars. */
export function RushStanding({ snapshot, seat, place }: { snapshot: Snapshot; seat: number; place: number }) {
  const view = rushView(snapshot);
  const car = view.cars.find((one) => one.seat === seat);
  if (!car) return null;
  const deck = view.decks[place];
  return (
    <span class="rush-standing">
      {deck && <DeckIcon deck={deck} label={t("rb-draws", { deck: t(`rb-${deck}`) })} />}
      {car.finished ? (
        <span class="finished" role="img" aria-label={t("rb-finished")}>
          <Icon name="flag" />
        </span>
      ) : (
        <span class="tokens" role="img" aria-label={t("rb-hearts", { now: car.hearts, full: view.fullHeart })}>
          {Array.from({ length: view.fullHeart }, (_, index) => (
            <Heart key={index} full={index < car.hearts} />
          ))}
        </span>
      )}
      {!car.bot && !view.simplified && (
        <span class="tokens" role="img" aria-label={t("rb-stars", { level: car.stars })}>
          {Array.from({ length: STAR_LEVELS }, (_, index) => (
            <Star key={index} full={index < car.stars} />
          ))}
        </span>
      )}
    </span>
  );
}
