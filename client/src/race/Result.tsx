import { useLayoutEffect, useRef } from "preact/hooks";
import { api, recordAddress } from "../api/http";
import type { Snapshot } from "../api/messages";
import { lookAgain, useFreed } from "../board/free";
import type { GameLook } from "../games/look";
import { useAnswer } from "../state/answer";
import { go, link } from "../state/route";
import type { Table } from "../state/table";
import { knownTable } from "../state/tables";
import { isNowhere } from "../ui/focus";
import { Icon } from "../ui/icons";
import { Trouble } from "../ui/Trouble";
import { language, t } from "../words";
import { Moments } from "./Moments";
import { nameOf, racerOf, SeatDot } from "./seats";
import { resultWords } from "./winners";

/** The end of a race: who came where, and how to go on. */
export function Result({ table, snapshot, look }: { table: Table; snapshot: Snapshot; look: GameLook }) {
  const places = snapshot.places ?? [];
  const order = [...snapshot.seats.keys()].sort((a, b) => (places[a] ?? 99) - (places[b] ?? 99));
  const bench = knownTable(table.id)?.bench;
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever raced by keyboard or by ear reads on here.
  useLayoutEffect(() => {
    if (isNowhere()) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      class="result panel"
      data-edge="bottom"
      aria-label={t("result")}
      style={{ "--seat": racerOf(snapshot, order[0] ?? 0, look).colour }}
    >
      <h2 class="prompt" ref={title} tabIndex={-1} data-first>
        {resultWords(snapshot, look)}
      </h2>
      {look.Score ? (
        <look.Score snapshot={snapshot} />
      ) : (
        <ol class="podium">
          {order.map((seat) => (
            <li key={seat} style={{ "--seat": racerOf(snapshot, seat, look).colour }}>
              <span class="place">{places[seat] ?? "–"}</span>
              <SeatDot snapshot={snapshot} seat={seat} look={look} />
              <strong>{nameOf(snapshot, seat, look)}</strong>
            </li>
          ))}
        </ol>
      )}
      {snapshot.kept && <p class="hint">{t("kept-race")}</p>}
      <Told table={table} />
      <Trouble text={table.trouble.value} />
      <p class="result-actions">
        {snapshot.seats.some((seat) => seat.you) && (
          <button type="button" class="primary" onClick={() => void table.again()}>
            <Icon name="again" />
            {t("play-again")}
          </button>
        )}
        <a class="button" href={link.replay(table.id, 0)}>
          <Icon name="play" />
          {t("watch-again")}
        </a>
      </p>
      <p class="result-more">
        {bench === undefined ? (
          <a class="button" href={link.fresh(snapshot.game)}>
            {t("another-race")}
          </a>
        ) : (
          <a class="button" href={bench}>
            <Icon name="build" />
            {t("test-drive-back")}
          </a>
        )}
        <a class="button" href={recordAddress(table.id)} download="race.json">
          <Icon name="save" />
          {t("save-record")}
        </a>
        <a class="button" href={link.start()}>
          {t("home")}
        </a>
      </p>
    </section>
  );
}

/** What the race was like; each part that has a place leads there. */
function Told({ table }: { table: Table }) {
  // Without its story a result is still a result.
  const story = useAnswer(() => api.story(table.id), [table, language.value]).found;
  useFreed([story]); // the result covers more of the board with it
  if (!story || story.moments.length === 0) return null;
  return (
    <details class="result-story" open onToggle={lookAgain}>
      <summary>{t("story")}</summary>
      <Moments story={story} go={(at) => go(link.replay(table.id, at))} />
    </details>
  );
}
