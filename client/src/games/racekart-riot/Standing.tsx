import type { Snapshot } from "../../api/messages";
import { racerOf } from "../../race/seats";
import { t } from "../../words";
import { SeatBoard } from "../SeatBoard";
import { cardMeans } from "./About";
import { CardFace, cardName, partOf } from "./cards";
import { racers } from "./racers";
import { Sign } from "./signs";
import { type KartView, racekartView } from "./view";

const sum = (counts: [string, number][]) => counts.reduce((all, [, count]) => all + count, 0);

/** A seat's line: lap, coins, mystery items, kart parts; all of it opens the board. */
export function RacekartStanding({ snapshot, seat }: { snapshot: Snapshot; seat: number; place: number }) {
  const view = racekartView(snapshot, snapshot.seats[seat]?.you ? seat : undefined);
  const kart = view.karts[seat];
  if (!kart) return null;
  const name = racerOf(snapshot, seat, racers).name;
  const label = t("rk-tokens", {
    name,
    lap: kart.laps + 1,
    coins: kart.coins,
    items: kart.items.length,
    supplies: sum(kart.supplies),
    points: kart.points.total ?? 0,
  });
  const parts = kart.supplies.flatMap(([card, count]) => Array.from({ length: count }, () => card)).filter(isPart);
  return (
    <SeatBoard
      class="rk-standing"
      label={label}
      title={t("rk-board-of", { name })}
      board={() => <Board kart={kart} holder={view.holder === seat} />}
      tokens={
        <>
          <span class="rk-line">
            {view.holder === seat && <Sign name="flag" />}
            <span class="rk-lap">{lapOf(kart)}</span>
            <span class="rk-count">
              <Sign name="coins" />
              {kart.coins}
            </span>
            <span class="rk-slots">
              {[0, 1, 2].map((slot) =>
                kart.items[slot] ? <Sign key={slot} name={kart.items[slot]} /> : <i key={slot} class="rk-empty" />,
              )}
            </span>
          </span>
          <span class="rk-line rk-parts">
            {parts.map((card, index) => (
              <Part key={`${card} ${index}`} card={card} />
            ))}
            {sum(kart.supplies) > parts.length && <span class="rk-cards">+{sum(kart.supplies) - parts.length}</span>}
            {Array.from({ length: kart.sameStyle + kart.mixed }, (_, index) => (
              <span key={`locked ${index}`} class="rk-locked">
                {index < kart.sameStyle ? "6" : "3"}
              </span>
            ))}
          </span>
        </>
      }
    />
  );
}

/** The lap a kart is in; a race has two. */
function lapOf(kart: KartView): string {
  return kart.laps > 1 ? t("rk-finished") : t("rk-lap", { lap: kart.laps + 1 });
}

function isPart(card: string): boolean {
  return card === "wild" || partOf(card) !== null;
}

function Part({ card }: { card: string }) {
  const part = partOf(card);
  return (
    <span class={`rk-chip ${part ? `rk-style-${part.style}` : ""}`}>
      <Sign name={part?.slot ?? "wild"} />
      {part?.points}
    </span>
  );
}

/** Everything that lies before a seat, as far as one may know it. */
function Board({ kart, holder }: { kart: KartView; holder: boolean }) {
  const known = kart.hand.filter((card) => card !== null);
  return (
    <div class="rk-board">
      <p class="rk-facts">
        <span>{lapOf(kart)}</span>
        <span>{t("rk-to-line", { spaces: kart.toFinish })}</span>
        <span>{t("rk-coins", { n: kart.coins })}</span>
        {holder && <span>{t("rk-holder")}</span>}
        <span>{t("rk-points-now", { n: kart.points.total ?? 0 })}</span>
      </p>
      {kart.hand.length > 0 && (
        <Pile
          title={known.length ? t("rk-hand") : t("rk-hand-hidden", { n: kart.hand.length })}
          cards={known.map((card) => [card.id, 1])}
          silent={known.length === 0}
          explained
        />
      )}
      <Pile title={t("rk-items")} cards={kart.items.map((item) => [item, 1])} explained />
      <Pile title={t("rk-supplies")} cards={kart.supplies} explained />
      {kart.sameStyle + kart.mixed > 0 && <p>{t("rk-locked", { same: kart.sameStyle, mixed: kart.mixed })}</p>}
      {kart.used.length > 0 && <Pile title={t("rk-used")} cards={kart.used} />}
      <Pile title={t("rk-discard")} cards={[...kart.discard, ...kart.faceUp].map((card) => [card, 1])} />
    </div>
  );
}

interface PileProps {
  title: string;
  cards: [string, number][];
  /** No word about there being no cards. */
  silent?: boolean;
  /** With what each card does beside it. */
  explained?: boolean;
}

function Pile({ title, cards, silent, explained }: PileProps) {
  return (
    <section>
      <h3>
        {title}
        {cards.length === 0 && !silent && <small> {t("rk-nothing")}</small>}
      </h3>
      {cards.length > 0 && (
        <ul class={explained ? "rk-pile rk-explained" : "rk-pile"}>
          {cards.map(([card, count], index) => (
            <li key={`${card} ${index}`}>
              <div class="card" role="img" aria-label={count > 1 ? `${cardName(card)} × ${count}` : cardName(card)}>
                <CardFace card={card} />
                {count > 1 && <b class="rk-times">×{count}</b>}
              </div>
              {explained && <p>{cardMeans(card)}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
