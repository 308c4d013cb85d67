import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Drawing, Snapshot, SpaceShape } from "../api/messages";
import type { GameLook } from "../games/look";
import { numbered } from "../race/numbered";
import { racerIdOf } from "../race/seats";
import { lettersAreKeys } from "../state/settings";
import type { Table } from "../state/table";
import { Dialog } from "../ui/Dialog";
import { isTaken } from "../ui/keys";
import { addWords, t } from "../words";
import english from "./en.ftl?raw";
import { spokenParts } from "./spoken";
import {
  markerOf,
  myHand,
  optionWords,
  pieceWords,
  ranking,
  spaceWords,
  type Told,
  walk,
  whatHappened,
  whatIsAsked,
  whatIsAt,
  whatIsAtCalled,
  whereAmI,
  whereWords,
  whoIsNear,
} from "./telling";

addWords(english);

interface Props {
  table: Table;
  snapshot: Snapshot;
  drawing: Drawing;
  look: GameLook;
}

/** Commands by which the board answers in words, wherever the focus is. */
const COMMANDS: Record<string, "where" | "near" | "ranking" | "asked" | "hand" | "tokens" | "lately" | "preview"> = {
  w: "where",
  n: "near",
  r: "ranking",
  q: "asked",
  h: "hand",
  t: "tokens",
  l: "lately",
  p: "preview",
};

/** The board for who does not see it: commands that are answered aloud, and all of it as text in a dialog. */
export function Reader({ table, snapshot, drawing, look }: Props) {
  const [answer, setAnswer] = useState("");
  const [open, setOpen] = useState(false);
  const decision = table.asked.value;
  const own = snapshot.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  const seat = decision?.seat ?? (table.shared.value ? table.uncovered.value : own[0]) ?? null;
  const told: Told = { snapshot, drawing, look, seat };
  // The same answer twice is said twice: a space that nobody hears makes it another text.
  const say = (text: string) => setAnswer((before) => (before === text ? `${text}\u00a0` : text));
  const ask = (what: string) => {
    if (what === "where") say(whereAmI(told));
    if (what === "near") say(whoIsNear(told));
    if (what === "ranking") say(ranking(told));
    if (what === "asked") say(whatIsAsked(told, decision));
    if (what === "hand") say(myHand(told));
    if (what === "tokens") say(tokens());
    if (what === "lately") say(whatHappened(table.log.value, since.current));
    if (what === "preview") say(previewed());
  };

  // "Lately" begins at the question before the one that is asked, or at the one that was answered last.
  const since = useRef(-1);
  const last = useRef(-1);
  useEffect(() => {
    since.current = last.current;
    if (decision) last.current = table.log.value.at(-1)?.n ?? -1;
  }, [decision?.id]);

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (isTaken(event) || !lettersAreKeys.value) return;
      if (event.key === "b") setOpen(true);
      else if (COMMANDS[event.key]) ask(COMMANDS[event.key] as string);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });

  return (
    <>
      <button type="button" class="skip-link" onClick={toTheQuestion}>
        {t("reader-skip")}
      </button>
      <button type="button" class="skip-link" onClick={() => setOpen(true)}>
        {t("reader-open")}
      </button>
      {!open && (
        <p class="unseen" role="status" aria-label={t("reader-answer")}>
          {answer}
        </p>
      )}
      {open && (
        <Dialog title={t("reader-title")} close={() => setOpen(false)}>
          <fieldset class="reader-commands" aria-label={t("reader-commands")}>
            {Object.entries(COMMANDS)
              // What an answer would do is asked of the answer that has the focus.
              .filter(([, what]) => what !== "preview")
              .map(([key, what]) => (
                <button type="button" key={key} onClick={() => ask(what)}>
                  {t(`reader-${what}`)}
                </button>
              ))}
          </fieldset>
          <Explorer told={told} table={table} say={say} />
          <p class="reader-answer" role="status" aria-label={t("reader-answer")}>
            {answer}
          </p>
          <BoardText told={told} table={table} />
        </Dialog>
      )}
    </>
  );
}

/** Past everything that stands before it: to the answers of a question, or to what there is in their place. */
function toTheQuestion(): void {
  const find = (what: string) => document.querySelector<HTMLElement>(`main ${what}`);
  (find("button[data-option]:enabled") ?? find("[data-first]"))?.focus();
}

/** What each seat has, as the standings show it. */
function tokens(): string {
  const lines = [...document.querySelectorAll(".standings .standing")].map((line) => spokenParts(line).join(", "));
  return lines.join("; ");
}

/** What the answer that is looked at would do, as it was said when it got the focus. */
function previewed(): string {
  const words = document.querySelector(".foretold:not(.empty) .foretold-words");
  return words ? spokenParts(words).join(" ") : t("reader-no-preview");
}

interface PartProps {
  told: Told;
  table: Table;
  say: (text: string) => void;
}

/** Directions to walk in: ahead, right, back, left. */
const WAYS = [0, 2, 4, 6] as const;

/** "What is at …?", by name or by walking over the board from space to space. */
function Explorer({ told, table, say }: PartProps) {
  const [wanted, setWanted] = useState("");
  const start = told.drawing.spaces[(told.seat !== null && markerOf(told, told.seat)?.space) || 0] ?? null;
  const [at, setAt] = useState<SpaceShape | null>(null);
  const here = at ?? start;
  const go = (eighth: number) => {
    const next = here && walk(told, here, eighth);
    if (!next) {
      say(t("reader-edge", { way: t(`reader-way-${eighth}`) }));
      return;
    }
    setAt(next);
    say(whatIsAt(told, next, table.asked.value));
  };
  return (
    <div class="reader-explore">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          say(whatIsAtCalled(told, wanted, table.asked.value));
        }}
      >
        <label class="field">
          <span>{t("reader-at")}</span>
          <input type="text" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
        </label>
        <button type="submit">{t("reader-look")}</button>
      </form>
      <fieldset class="reader-commands" aria-label={t("reader-walk")}>
        {WAYS.map((eighth) => (
          <button type="button" key={eighth} onClick={() => go(eighth)}>
            {t(`reader-go-${eighth}`)}
          </button>
        ))}
        <button
          type="button"
          onClick={() => {
            setAt(start);
            say(whereAmI(told));
          }}
        >
          {t("reader-back")}
        </button>
      </fieldset>
    </div>
  );
}

/** Everything on the board, under headings. */
function BoardText({ told, table }: { told: Told; table: Table }) {
  const { snapshot, look } = told;
  const decision = table.asked.value;
  const order = look.order?.(snapshot) ?? snapshot.seats.map((one) => one.seat);
  const racers = useMemo(() => new Set(snapshot.seats.map((one) => racerIdOf(one.seat, look))), [snapshot, look]);
  const others = snapshot.markers.filter((marker) => !racers.has(marker.id));
  return (
    <>
      {decision && (
        <section>
          <h3>{decision.prompt}</h3>
          <ol class="reader-list">
            {numbered(decision, look).map((option) => (
              <li key={option.action}>{optionWords(told, decision, option)}</li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h3>{t("standings")}</h3>
        <ol class="reader-list">
          {order.map((seat, index) => {
            const marker = markerOf(told, seat);
            return (
              <li key={seat}>
                {marker ? `${pieceWords(told, marker)}: ${whereWords(told, marker)}` : snapshot.seats[seat]?.name}{" "}
                {look.Standing && <look.Standing snapshot={snapshot} seat={seat} place={index} />}
              </li>
            );
          })}
        </ol>
      </section>
      <section>
        <h3>{t("reader-pieces", { count: others.length })}</h3>
        <ul class="reader-list">
          {others.map((marker) => (
            <li key={marker.id}>
              {pieceWords(told, marker)}: {whereWords(told, marker)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t("reader-track")}</h3>
        <p>{trackWords(told)}</p>
      </section>
    </>
  );
}

/** The track in a sentence: how many spaces, the first and the last by name. */
function trackWords(told: Told): string {
  const spaces = told.drawing.spaces.filter((space) => space.name !== "");
  const [first, last] = [spaces[0], spaces.at(-1)];
  if (!first || !last) return "";
  return t("reader-spaces", { count: spaces.length, first: spaceWords(told, first), last: spaceWords(told, last) });
}
