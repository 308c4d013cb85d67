import type { Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import { Moments } from "../race/Moments";
import { nameOf, racerOf, SeatDot } from "../race/seats";
import { t } from "../words";
import { Bumps } from "./Bumps";
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
