import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../api/http";
import type { Analysed, AnalysisProgress, Snapshot, Turn } from "../api/messages";
import type { GameLook } from "../games/look";
import { nameOf, racerOf, SeatDot } from "../race/seats";
import { words } from "../state/table";
import { Icon } from "../ui/icons";
import { Trouble } from "../ui/Trouble";
import { language, t } from "../words";
import type { Replay } from "./replay";
import { dashes } from "./signs";

interface Props {
  replay: Replay;
  snapshot: Snapshot;
  look: GameLook;
}

/** Milliseconds between two looks at how far it is. */
const AGAIN = 700;

/** What the race was decided by: odds of winning line by line, costly choices, lucky rolls; worked out when asked for. */
export function Odds({ replay, snapshot, look }: Props) {
  const [progress, setProgress] = useState<AnalysisProgress | null>(null);
  const [trouble, setTrouble] = useState("");
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    api.analysis(replay.id).then(
      (found) => wanted && setProgress(found),
      (error) => wanted && setTrouble(words(error)),
    );
    return () => {
      wanted = false;
    };
  }, [replay, spoken]);

  const underway = progress?.state === "waiting" || progress?.state === "running";
  useEffect(() => {
    if (!underway) return;
    const timer = setTimeout(() => {
      api.analysis(replay.id).then(setProgress, (error) => {
        setTrouble(words(error));
        setProgress(null);
      });
    }, AGAIN);
    return () => clearTimeout(timer);
  }, [underway, progress]);

  const begin = () => {
    setTrouble("");
    api.analyse(replay.id).then(
      (begun) => (begun.state === "done" ? api.analysis(replay.id).then(setProgress) : setProgress(begun)),
      (error) => setTrouble(words(error)),
    );
  };

  if (trouble) {
    return <Trouble text={trouble} />;
  }
  if (progress?.found) return <Found replay={replay} snapshot={snapshot} look={look} found={progress.found} />;
  if (underway && progress) {
    return (
      <div class="analysing">
        <p>{t("odds-underway")}</p>
        <progress max={Math.max(1, progress.total)} value={progress.done} aria-label={t("odds-underway")} />
      </div>
    );
  }
  return (
    <div class="analysing">
      <p>{t("odds-what")}</p>
      {progress?.state === "failed" && <p role="alert">{t("odds-failed")}</p>}
      <button type="button" class="primary" onClick={begin}>
        <Icon name="chart" />
        {t("odds-begin")}
      </button>
    </div>
  );
}

/** A change of odds, in hundredths: "+12". */
function points(share: number): string {
  const whole = Math.round(100 * share);
  return whole > 0 ? `+${whole}` : String(whole).replace("-", "−");
}

function Found({ replay, snapshot, look, found }: Props & { found: Analysed }) {
  return (
    <div class="story">
      <h3>{t("odds-title")}</h3>
      <Curves replay={replay} snapshot={snapshot} look={look} found={found} />
      <h3>{t("odds-why")}</h3>
      <table class="why-won">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t("seat-person")}</span>
            </th>
            <th scope="col">{t("odds-choices")}</th>
            <th scope="col">{t("odds-luck")}</th>
            <th scope="col">{t("odds-others")}</th>
          </tr>
        </thead>
        <tbody>
          {found.seats.map((seat) => (
            <tr key={seat.seat}>
              <th scope="row">
                <SeatDot snapshot={snapshot} seat={seat.seat} look={look} />
                {nameOf(snapshot, seat.seat, look)}
              </th>
              <td>{points(seat.by_self)}</td>
              <td>{points(seat.luck)}</td>
              <td>{points(seat.by_others)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{t("odds-fine", { playouts: found.playouts })}</p>
      {found.mistakes.length > 0 && <h3>{t("odds-mistakes")}</h3>}
      <ol class="moments">
        {found.mistakes.slice(0, 6).map((one) => (
          <li key={one.at}>
            <button type="button" class="moment" onClick={() => replay.jump(one.at - 1)}>
              <SeatDot snapshot={snapshot} seat={one.seat} look={look} />
              <span>
                {t("odds-mistake", {
                  name: nameOf(snapshot, one.seat, look),
                  round: one.round,
                  chosen: one.chosen,
                  better: one.better,
                  cost: Math.round(100 * one.cost),
                })}
                {one.rough && ` ${t("odds-rough")}`}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {found.rolls.length > 0 && <h3>{t("odds-rolls")}</h3>}
      <ol class="moments">
        {found.rolls.slice(0, 6).map((one) => (
          <li key={one.at}>
            <button type="button" class="moment" onClick={() => replay.jump(one.at)}>
              <SeatDot snapshot={snapshot} seat={one.seat} look={look} />
              <span>
                {t("odds-roll", {
                  name: nameOf(snapshot, one.seat, look),
                  round: one.round,
                  roll: one.text,
                  swing: points(one.swing),
                })}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

const HIGH = 100;
/** With fewer turns than this every line is a point of its own. */
const MANY_TURNS = 12;

/** Odds are rough: of each turn their mean is drawn; where the race begins and ends they are what they are. */
export function byTurns(odds: readonly number[][], turns: readonly Turn[]): { line: number; odds: number[] }[] {
  if (turns.length < MANY_TURNS) return odds.map((one, line) => ({ line, odds: one }));
  const last = odds.length - 1;
  const parts = turns.map((turn, index) => [turn.at, turns[index + 1]?.at ?? last] as const);
  const means = parts
    .filter(([start, end]) => end > start)
    .map(([start, end]) => {
      const lines = odds.slice(start, end);
      const mean = (odds[start] ?? []).map(
        (_, seat) => lines.reduce((sum, line) => sum + (line[seat] ?? 0), 0) / lines.length,
      );
      return { line: (start + end) / 2, odds: mean };
    });
  return [{ line: 0, odds: odds[0] ?? [] }, ...means, { line: last, odds: odds[last] ?? [] }];
}

function Curves({ replay, snapshot, look, found }: Props & { found: Analysed }) {
  const lines = Math.max(1, found.odds.length - 1);
  const at = replay.at.value;
  const now = found.odds[at] ?? [];
  const shown = useMemo(() => byTurns(found.odds, replay.turns), [found, replay]);
  const jump = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    replay.jump(Math.round(((event.clientX - box.left) / box.width) * lines));
  };
  return (
    <>
      <svg
        class="odds-curves"
        viewBox={`0 0 ${lines} ${HIGH}`}
        preserveAspectRatio="none"
        onClick={jump}
        aria-hidden="true"
      >
        <path class="grid-line" d={`M0,25 H${lines} M0,50 H${lines} M0,75 H${lines}`} />
        {snapshot.seats.map(({ seat }) => (
          <polyline
            key={seat}
            style={{ "--seat": racerOf(snapshot, seat, look).colour }}
            stroke-dasharray={dashes(seat)}
            points={shown.map(({ line, odds }) => `${line},${HIGH - HIGH * (odds[seat] ?? 0)}`).join(" ")}
          />
        ))}
        <path class="cursor" d={`M${at},0 V${HIGH}`} />
      </svg>
      <ul class="odds-now" aria-live="polite">
        {snapshot.seats.map(({ seat }) => (
          <li key={seat}>
            <svg viewBox="0 0 30 6" aria-hidden="true" style={{ "--seat": racerOf(snapshot, seat, look).colour }}>
              <path d="M0,3 H30" stroke-dasharray={dashes(seat)} />
            </svg>
            {nameOf(snapshot, seat, look)} <strong>{Math.round(100 * (now[seat] ?? 0))} %</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
