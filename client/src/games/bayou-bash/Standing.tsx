import type { Snapshot } from "../../api/messages";
import { racerOf } from "../../race/seats";
import { t } from "../../words";
import { SeatBoard } from "../SeatBoard";
import { Abilities } from "./Abilities";
import { CardFace, CardSigns, cardName } from "./cards";
import { racers } from "./racers";
import { Die, Sign } from "./signs";
import { bayouView, type MountView, type TurnView } from "./view";

/** A seat's line: Fans, Gold Carrots, Staggers, the Jockey card or the dice of the Turn; it opens the board. */
export function BayouStanding({ snapshot, seat }: { snapshot: Snapshot; seat: number; place: number }) {
  const view = bayouView(snapshot, snapshot.seats[seat]?.you ? seat : undefined);
  const mount = view.mounts[seat];
  if (!mount) return null;
  const name = racerOf(snapshot, seat, racers).name;
  const { fans, carrots, staggers, points, laps } = mount;
  const turn = view.turn?.seat === seat ? view.turn : null;
  const lap = Math.min((laps ?? 0) + 1, view.laps);
  const label = t("bb-tokens", {
    name,
    status: mount.status,
    fans: t("bb-fans", { n: fans }),
    carrots: t("bb-carrots", { n: carrots }),
    staggers: t("bb-staggers", { n: staggers }),
    lap,
    laps: view.laps,
    points: points ?? 0,
  });
  return (
    <SeatBoard
      class="bb-standing"
      label={label}
      title={t("bb-board-of", { name })}
      board={() => <Board mount={mount} turn={turn} />}
      tokens={
        <>
          <span class="bb-line">
            {laps !== null && <span class="bb-lap">{t("bb-lap", { lap, laps: view.laps })}</span>}
            {points !== null && <b class="bb-points">{t("bb-points", { n: points })}</b>}
            <Count sign="fan" n={fans} />
            <Count sign="carrot" n={carrots} />
            <Count sign="stagger" n={staggers} />
            {mount.status === "off" && <Sign name="skull" />}
            {mount.status === "finished" && <Sign name="flag" />}
          </span>
          {turn ? (
            <Pool turn={turn} />
          ) : (
            mount.card && (
              <span class="bb-line bb-card-line">
                <CardSigns card={mount.card} />
              </span>
            )
          )}
        </>
      }
    />
  );
}

function Count({ sign, n }: { sign: string; n: number }) {
  return (
    <span class={n ? "bb-count" : "bb-count none"}>
      <Sign name={sign} />
      {n}
    </span>
  );
}

/** The dice of the Turn: the one under way, those rolled, those still to roll. */
function Pool({ turn }: { turn: TurnView }) {
  return (
    <span class="bb-line bb-pool">
      {turn.showboat && <Sign name="showboat" />}
      {turn.die && <Die kind={turn.die.kind} value={turn.die.left} current />}
      {turn.dice.map((die, index) => (
        <Die key={`${die.kind} ${die.value} ${index}`} kind={die.kind} value={die.value} />
      ))}
      {turn.toRoll.map((kind, index) => (
        <Die key={`${kind} ${index}`} kind={kind} />
      ))}
    </span>
  );
}

/** Everything that lies before a seat, and what its mount can do. */
function Board({ mount, turn }: { mount: MountView; turn: TurnView | null }) {
  const cards = mount.card && !mount.hand.includes(mount.card) ? [mount.card, ...mount.hand] : mount.hand;
  return (
    <div class="bb-board">
      <p class="bb-facts">
        <Fact sign="fan" text={t("bb-fans", { n: mount.fans })} />
        <Fact sign="carrot" text={t("bb-carrots", { n: mount.carrots })} />
        <Fact sign="stagger" text={t("bb-staggers", { n: mount.staggers })} />
      </p>
      <p>{t(`bb-status-${mount.status}`)}</p>
      {turn && <Pool turn={turn} />}
      {cards.length > 0 && (
        <section>
          <h3>{t("bb-jockey-cards")}</h3>
          <ul class="bb-pile">
            {cards.map((card) => (
              <li key={card.name}>
                <div class="card" role="img" aria-label={cardName(card.name)}>
                  <CardFace card={card.name} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mount.handSize > 0 && <p>{t("bb-hand-size", { n: mount.handSize })}</p>}
      {mount.abilities.length > 0 && (
        <section>
          <h3>{t("bb-abilities")}</h3>
          <Abilities all={mount.abilities} />
        </section>
      )}
    </div>
  );
}

function Fact({ sign, text }: { sign: string; text: string }) {
  return (
    <span class="bb-fact">
      <Sign name={sign} />
      {text}
    </span>
  );
}
