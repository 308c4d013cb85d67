import type { Snapshot, Story } from "../api/messages";
import type { GameLook } from "../games/look";
import { nameOf, racerOf, SeatDot } from "../race/seats";
import { t } from "../words";
import { dashes, lettersOf, Sign } from "./signs";

const STEP = 34;
const ROW = 28;
const FOOT = 18;

interface Props {
  story: Story;
  snapshot: Snapshot;
  look: GameLook;
  at: number;
  go: (at: number) => void;
}

/** Places after each round as lines that cross; the same as a table for those who do not see them. */
export function Bumps({ story, snapshot, look, at, go }: Props) {
  const rounds = story.standings;
  const seats = snapshot.seats.map(({ seat }) => seat);
  const racers = seats.map((seat) => racerOf(snapshot, seat, look));
  const letters = lettersOf(racers.map((racer) => racer.name));
  const colour = (seat: number) => ({ "--seat": racers[seat]?.colour });
  const [width, height] = [rounds.length * STEP, seats.length * ROW];
  const x = (index: number) => STEP / 2 + index * STEP;
  const y = (place: number) => ROW / 2 + (place - 1) * ROW;
  const last = rounds.at(-1);
  const byPlace = seats.toSorted((a, b) => (last?.places[a] ?? 9) - (last?.places[b] ?? 9));
  return (
    <div class="bumps">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long races scroll, by keyboard too */}
      <section class="bump-chart" tabIndex={0} aria-label={t("story-standings")}>
        <svg viewBox={`0 0 ${width} ${height + FOOT}`} style={{ "--wide": `${width}px` }} aria-hidden="true">
          {seats.map((seat) => (
            <polyline
              key={seat}
              class="bump"
              style={colour(seat)}
              stroke-dasharray={dashes(seat)}
              points={rounds.map((end, index) => `${x(index)},${y(end.places[seat] ?? 1)}`).join(" ")}
            />
          ))}
          {seats.flatMap((seat) =>
            rounds.map((end, index) => (
              <g
                key={`${seat} ${end.round}`}
                style={colour(seat)}
                transform={`translate(${x(index)} ${y(end.places[seat] ?? 1)})`}
              >
                <Sign seat={seat} letters={letters[seat] ?? ""} />
              </g>
            )),
          )}
          {rounds.map((end, index) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the table below leads there too
            <g key={end.round} class="bump-round" onClick={() => go(end.at)}>
              <rect x={index * STEP} y="0" width={STEP} height={height + FOOT} class={end.at <= at ? "past" : ""} />
              <text x={x(index)} y={height + 13}>
                {end.round}
              </text>
            </g>
          ))}
        </svg>
      </section>
      <ul class="bump-names">
        {byPlace.map((seat) => (
          <li key={seat} style={colour(seat)}>
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <Sign seat={seat} letters={letters[seat] ?? ""} />
            </svg>
            <SeatDot snapshot={snapshot} seat={seat} look={look} />
            {nameOf(snapshot, seat, look)}
          </li>
        ))}
      </ul>
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
