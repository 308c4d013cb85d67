import type { Snapshot, Story } from "../api/messages";
import type { GameLook } from "../games/look";
import { Moments } from "../race/Moments";
import { nameOf, racerOf, SeatDot } from "../race/seats";
import { t } from "../words";
import type { Replay } from "./replay";

interface Props {
  replay: Replay;
  snapshot: Snapshot;
  look: GameLook;
}

/** The story of a race: what is worth telling, each with the way there, and who stood where after each round. */
export function StoryView({ replay, snapshot, look }: Props) {
  const story = replay.story.value;
  if (!story) return <p class="hint">{t("story-none")}</p>;
  const go = (at: number) => replay.jump(at);
  return (
    <div class="story">
      <Moments story={story} go={go} />
      {story.standings.length > 1 && (
        <>
          <h3>{t("story-standings")}</h3>
          <Bumps story={story} snapshot={snapshot} look={look} at={replay.at.value} go={go} />
        </>
      )}
      <h3>{t("story-turns")}</h3>
      <ol class="turns">
        {story.turns.map((turn, index) => (
          <li key={turn.at}>
            {turn.round !== story.turns[index - 1]?.round && turn.round > 0 && (
              <p class="hint">{t("round", { round: turn.round })}</p>
            )}
            <button
              type="button"
              class="turn-line"
              aria-current={replay.turnIndex.value === index ? "step" : undefined}
              style={{ "--seat": turn.seat === null ? "var(--line)" : racerOf(snapshot, turn.seat, look).colour }}
              onClick={() => go(turn.at)}
            >
              {turn.seat === null ? (
                t(turn.round > 0 ? "turn-of-all" : "turn-before-start")
              ) : (
                <>
                  <SeatDot snapshot={snapshot} seat={turn.seat} look={look} />
                  {nameOf(snapshot, turn.seat, look)}
                </>
              )}
              {turn.crashes > 0 && <span class="crashes">{t("crashes", { count: turn.crashes })}</span>}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

const STEP = 30;
const ROW = 26;

interface BumpsProps {
  story: Story;
  snapshot: Snapshot;
  look: GameLook;
  at: number;
  go: (at: number) => void;
}

/** Places after each round as lines that cross; the same as a table for those who do not see them. */
function Bumps({ story, snapshot, look, at, go }: BumpsProps) {
  const rounds = story.standings;
  const seats = snapshot.seats.map(({ seat }) => seat);
  const [width, height] = [rounds.length * STEP, seats.length * ROW];
  const x = (index: number) => STEP / 2 + index * STEP;
  const y = (place: number) => ROW / 2 + (place - 1) * ROW;
  const last = rounds.at(-1);
  return (
    <div class="bumps">
      <svg viewBox={`0 0 ${width} ${height + 18}`} style={{ "--wide": `${width}px` }} aria-hidden="true">
        {seats.map((seat) => (
          <g key={seat} style={{ "--seat": racerOf(snapshot, seat, look).colour }}>
            <polyline
              class="bump"
              points={rounds.map((end, index) => `${x(index)},${y(end.places[seat] ?? 1)}`).join(" ")}
            />
            {rounds.map((end, index) => (
              <g key={end.round} transform={`translate(${x(index)} ${y(end.places[seat] ?? 1)})`}>
                <circle class="bump-dot" r="8" />
                <text class="bump-seat" dy="0.35em">
                  {nameOf(snapshot, seat, look).slice(0, 1)}
                </text>
              </g>
            ))}
          </g>
        ))}
        {rounds.map((end, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the table below leads there too
          <g key={end.round} class="bump-round" onClick={() => go(end.at)}>
            <rect x={index * STEP} y="0" width={STEP} height={height + 18} class={end.at <= at ? "past" : ""} />
            <text x={x(index)} y={height + 13}>
              {end.round}
            </text>
          </g>
        ))}
      </svg>
      <ol class="bump-names">
        {seats
          .toSorted((a, b) => (last?.places[a] ?? 9) - (last?.places[b] ?? 9))
          .map((seat) => (
            <li key={seat}>
              <SeatDot snapshot={snapshot} seat={seat} look={look} />
              {nameOf(snapshot, seat, look)}
            </li>
          ))}
      </ol>
      <div class="unseen">
        <table>
          <caption>{t("story-standings")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("story-round")}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  {nameOf(snapshot, seat, look)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map((end) => (
              <tr key={end.round}>
                <th scope="row">{end.round}</th>
                {seats.map((seat) => (
                  <td key={seat}>{end.places[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
