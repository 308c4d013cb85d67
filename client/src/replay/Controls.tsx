import type { Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import { nameOf, racerOf, SeatDot } from "../race/seats";
import { SPEEDS, type Speed, speed } from "../state/settings";
import { IconButton } from "../ui/IconButton";
import { Icon } from "../ui/icons";
import { Trouble } from "../ui/Trouble";
import { t } from "../words";
import { flip } from "./keys";
import { ALL, type Replay, WATCHER } from "./replay";

interface Props {
  replay: Replay;
  snapshot: Snapshot;
  look: GameLook;
}

/** The way through a race: what happens now in words, a scrubber, steps and turns, pace, through whose eyes. */
export function Controls({ replay, snapshot, look }: Props) {
  const seat = replay.turn.value?.seat ?? null;
  return (
    <section
      class="ask replay-bar panel"
      data-edge="bottom"
      aria-label={t("replay")}
      style={{ "--seat": seat === null ? "var(--line)" : racerOf(snapshot, seat, look).colour }}
    >
      <Happening replay={replay} snapshot={snapshot} look={look} />
      <Trouble text={replay.trouble.value} />
      <Scrubber replay={replay} snapshot={snapshot} look={look} />
      <div class="replay-buttons">
        <span class="replay-steps">
          <IconButton icon="previous-turn" label={t("turn-before")} onClick={() => void replay.turnBy(-1)} />
          <IconButton icon="previous" label={t("step-back")} onClick={() => void replay.stepBy(-1)} />
          <button
            type="button"
            class="primary play"
            aria-label={t(replay.running.value ? "pause" : "play")}
            title={t(replay.running.value ? "pause" : "play")}
            onClick={() => flip(replay)}
          >
            <Icon name={replay.running.value ? "pause" : "play"} />
          </button>
          <IconButton icon="next" label={t("step-on")} onClick={() => void replay.stepBy(1)} />
          <IconButton icon="next-turn" label={t("turn-next")} onClick={() => void replay.turnBy(1)} />
        </span>
        <span class="replay-choices">
          <select
            aria-label={t("speed")}
            value={speed.value}
            onChange={(event) => (speed.value = event.currentTarget.value as Speed)}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {t(`speed-${one}`)}
              </option>
            ))}
          </select>
          <select
            aria-label={t("viewpoint")}
            value={String(replay.viewpoint.value)}
            onChange={(event) => void replay.see(Number(event.currentTarget.value))}
          >
            <option value={String(WATCHER)}>{t("view-watcher")}</option>
            <option value={String(ALL)}>{t("view-all")}</option>
            {snapshot.seats.map((one) => (
              <option key={one.seat} value={String(one.seat)}>
                {t("view-seat", { name: nameOf(snapshot, one.seat, look) })}
              </option>
            ))}
          </select>
        </span>
      </div>
    </section>
  );
}

/** What the line tells, and beside it the cards of whoever is looked at. */
function Happening({ replay, snapshot, look }: Props) {
  const now = replay.now.value;
  const told = replay.told.value;
  const last = replay.log.value.findLast((event) => event.text);
  const turn = replay.turn.value;
  const seat = now?.seat ?? told[0]?.seat ?? turn?.seat ?? null;
  const text = now?.text || told.map((event) => event.text).join(" ") || last?.text || t("replay-start");
  return (
    <div class="ask-line">
      <p class={told.length || now?.text ? "prompt" : "prompt before"}>
        {seat !== null && <SeatDot snapshot={snapshot} seat={seat} look={look} />}
        {text}
      </p>
      <p class="unseen" role="status">
        {told.map((event) => event.text).join(" ")}
      </p>
      <Held replay={replay} snapshot={snapshot} look={look} />
    </div>
  );
}

/** The hand that the viewpoint sees: its own, or with all hands open that of whose turn it is. */
function Held({ replay, snapshot, look }: Props) {
  const view = replay.viewpoint.value;
  const seat = view === ALL ? replay.turn.value?.seat : view;
  const Face = look.Card;
  if (!Face || seat === null || seat === undefined || seat < 0) return null;
  const cards = look.hand?.(snapshot, seat) ?? [];
  if (cards.length === 0) return null;
  return (
    <ul class="hand held" aria-label={t("hand-of", { name: nameOf(snapshot, seat, look) })}>
      {cards.map((card, index) => (
        <li key={`${card} ${index}`}>
          <div class="card resting" role="img" aria-label={look.cardName?.(card) ?? card}>
            <Face card={card} snapshot={snapshot} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The whole race as a line: rounds as ticks, pile-ups as bumps; dragged, clicked or moved by arrow keys. */
function Scrubber({ replay, snapshot, look }: Props) {
  const lines = Math.max(1, replay.lines.value);
  const at = replay.at.value;
  const turn = replay.turn.value;
  const where = [
    t("round", { round: snapshot.round }),
    turn && turn.seat !== null ? t("turn-of", { name: nameOf(snapshot, turn.seat, look) }) : "",
    t("step-of", { at, lines: replay.lines.value }),
  ];
  const most = Math.max(3, ...replay.turns.map((one) => one.crashes));
  return (
    <div class="scrubber">
      <svg viewBox={`0 0 ${lines} 20`} preserveAspectRatio="none" aria-hidden="true">
        {replay.turns.map((one, index) => {
          const end = replay.turns[index + 1]?.at ?? lines;
          const height = 4 + (16 * one.crashes) / most;
          const colour = one.seat === null ? "var(--line)" : racerOf(snapshot, one.seat, look).colour;
          return (
            <rect
              key={one.at}
              x={one.at}
              y={20 - height}
              width={Math.max(0, end - one.at)}
              height={height}
              fill={colour}
              class={one.at <= at ? "past" : "to-come"}
            />
          );
        })}
        {replay.story.value?.standings.map((end) => (
          <path key={end.round} d={`M${end.at},0 V20`} class="round-end" />
        ))}
      </svg>
      <input
        type="range"
        min="0"
        max={replay.lines.value}
        step="1"
        value={at}
        aria-label={t("scrubber")}
        aria-valuetext={where.filter(Boolean).join(", ")}
        onInput={(event) => replay.jump(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
