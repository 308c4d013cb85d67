import { useRef } from "preact/hooks";
import type { Decision, Option, RaceEvent, Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import { Why } from "../rules/Why";
import type { Table } from "../state/table";
import { IconButton } from "../ui/IconButton";
import { t } from "../words";
import { ignoreHeld, useFocusOnNewDecision } from "./arrive";
import { Foretold } from "./Foretold";
import { Hand } from "./Hand";
import { numbered, parted } from "./numbered";
import { Options } from "./Options";
import { TakenOver } from "./People";
import { isAway, nameOf, racerOf, SeatDot } from "./seats";

interface Props {
  table: Table;
  snapshot: Snapshot;
  look: GameLook;
}

/** The sentence that names the answers for who hears them. */
const PROMPT = "prompt";

/** What is asked, in one sentence, and everything that can be answered. */
export function Ask({ table, snapshot, look }: Props) {
  const panel = useRef<HTMLElement>(null);
  const decision = table.asked.value;
  useFocusOnNewDecision(panel, decision, table.sending.value);
  const own = snapshot.seats.filter((seat) => seat.you);
  const seat = table.shared.value ? decision?.seat : own[0]?.seat;
  // At one screen a hand is seen only by whom it belongs to: the next person lifts the curtain.
  const covered = table.asked.value ? null : table.decision.value;
  if (covered) {
    const lift = () => {
      table.uncovered.value = covered.seat;
    };
    return <Curtain snapshot={snapshot} seat={covered.seat} look={look} lift={lift} />;
  }
  const { cards, others } = parted(decision, look);
  const order = numbered(decision, look);
  const number = (option: Option) => {
    const index = order.indexOf(option);
    return index < 9 ? String(index + 1) : undefined;
  };

  return (
    <section
      ref={panel}
      class={`ask panel ${decision ? "mine" : ""} ${look.Card ? "with-hand" : ""}`}
      data-edge="bottom"
      data-decision={decision?.id}
      data-busy={table.sending.value ? "" : undefined}
      onKeyDown={ignoreHeld}
      aria-label={t("your-choice")}
      style={{ "--seat": seat === undefined ? "var(--accent)" : racerOf(snapshot, seat, look).colour }}
    >
      <div class="ask-line">
        <h2 id={PROMPT} class="prompt" tabIndex={-1} data-first>
          <Sentence table={table} snapshot={snapshot} look={look} />
        </h2>
        {decision && <Why game={snapshot.game} about={decision.prompt} ids={rulesBehind(table, decision)} />}
        <CardInPlay table={table} look={look} />
        {table.playing.value && (
          <button type="button" class="quiet skip" onClick={() => table.skip()}>
            {t("skip")}
          </button>
        )}
      </div>
      <TakenOver table={table} snapshot={snapshot} look={look} />
      <UndoWish table={table} snapshot={snapshot} />
      {table.trouble.value && (
        <p class="trouble" role="alert">
          {table.trouble.value}{" "}
          {decision && <Why game={snapshot.game} about={table.trouble.value} ids={rulesBehind(table, decision)} />}
          <IconButton icon="close" label={t("close")} onClick={() => (table.trouble.value = null)} class="small" />
        </p>
      )}
      {/* Above what can be tapped: the panel grows upwards, and nothing slips away under a finger. */}
      {decision && <Foretold table={table} decision={decision} look={look} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a group that takes no room of its own */}
      <div class="choices" role="group" aria-labelledby={PROMPT}>
        {seat !== undefined && look.Card && (
          <Hand
            table={table}
            snapshot={snapshot}
            look={look}
            seat={seat}
            decision={decision}
            options={cards}
            number={number}
          />
        )}
        {decision && others.length > 0 && (
          <Options table={table} snapshot={snapshot} look={look} decision={decision} options={others} number={number} />
        )}
      </div>
    </section>
  );
}

/** The rules behind a question, and behind the option that is looked at. */
function rulesBehind(table: Table, decision: Decision): string[] {
  return [...new Set([...decision.rules, ...(table.looked.value?.option.rules ?? [])])];
}

function Sentence({ table, snapshot, look }: Props) {
  const now = table.now.value;
  // What happens without words, as driving from space to space, is part of what was played.
  const event = now && !now.text ? playedNow(table, look) : now;
  const decision = table.decision.value;
  if (event?.text) {
    return (
      <>
        {event.seat !== null && <SeatDot snapshot={snapshot} seat={event.seat} look={look} />}
        {event.text}
      </>
    );
  }
  if (decision) {
    const severalHere = snapshot.seats.filter((seat) => seat.you).length > 1;
    return (
      <>
        <SeatDot snapshot={snapshot} seat={decision.seat} look={look} />
        {severalHere && `${nameOf(snapshot, decision.seat, look)}: `}
        {decision.prompt}
      </>
    );
  }
  if (table.playing.value) return <>{t("happening")}</>;
  const names = snapshot.waiting.map((seat) => {
    const name = nameOf(snapshot, seat, look);
    const info = snapshot.seats[seat];
    return info && isAway(info, snapshot) ? t("name-away", { name }) : name;
  });
  return <>{names.length ? t("waiting", { names: names.join(", ") }) : t("happening")}</>;
}

/** Somebody wants to take back what others have acted on since: those others are asked. */
function UndoWish({ table, snapshot }: { table: Table; snapshot: Snapshot }) {
  const wish = snapshot.undo_request;
  if (!wish) return null;
  const mine = wish.waiting.some((seat) => snapshot.seats[seat]?.you);
  return (
    <div class="wish" role="alert">
      <span>{t("undo-wish", { name: wish.name })}</span>
      {mine && (
        <span class="confirm">
          <button type="button" onClick={() => void table.answerUndo(false)}>
            {t("undo-refuse")}
          </button>
          <button type="button" class="primary" onClick={() => void table.answerUndo(true)}>
            {t("undo-agree")}
          </button>
        </span>
      )}
    </div>
  );
}

interface CurtainProps {
  snapshot: Snapshot;
  seat: number;
  look: GameLook;
  lift: () => void;
}

function Curtain({ snapshot, seat, look, lift }: CurtainProps) {
  const name = nameOf(snapshot, seat, look);
  return (
    <section
      class="ask panel mine"
      data-edge="bottom"
      aria-label={t("curtain", { name })}
      onKeyDown={ignoreHeld}
      style={{ "--seat": racerOf(snapshot, seat, look).colour }}
    >
      <div class="curtain">
        <h2 id={PROMPT}>
          <SeatDot snapshot={snapshot} seat={seat} look={look} /> {t("curtain", { name })}
        </h2>
        <button type="button" class="primary big" aria-describedby={PROMPT} data-first onClick={lift}>
          {t("curtain-ready", { name })}
        </button>
      </div>
    </section>
  );
}

/** What was played last in the turn that is shown; where a game knows no turns, by whom something happens to now. */
function playedNow(table: Table, look: GameLook): RaceEvent | undefined {
  const seat = table.now.value?.seat;
  const log = table.log.value;
  if (look.turns) {
    const turn = log.slice(log.findLastIndex((event) => look.turns?.has(event.kind)) + 1);
    return turn.findLast((event) => look.plays?.has(event.kind));
  }
  if (seat === null || seat === undefined) return undefined;
  return log.findLast((event) => event.seat === seat && look.plays?.has(event.kind));
}

/** While somebody's turn is shown, or asks on after their card: the card they played. */
function CardInPlay({ table, look }: { table: Table; look: GameLook }) {
  const Face = look.Card;
  const asksOn = look.turns && table.asked.value?.options.every((option) => option.card === null);
  const card = table.now.value || asksOn ? playedNow(table, look)?.card : null;
  if (!Face || !card) return null;
  return (
    <div class="card-in-play" role="img" aria-label={look.cardName?.(card)}>
      <Face card={card} />
    </div>
  );
}
