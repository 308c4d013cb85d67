import { useEffect, useRef, useState } from "preact/hooks";
import type { Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import { isAsked } from "../race/arrive";
import { nameOf } from "../race/seats";
import { resultWords } from "../race/winners";
import type { Table } from "../state/table";
import { t } from "../words";

/** So much of what was said is kept; who was away for longer hears the end of it. */
const KEPT = 20;

interface Props {
  table: Table;
  snapshot: Snapshot;
  look: GameLook;
}

interface Line {
  n: number;
  text: string;
}

/**
 * What a race tells of its own accord, for who does not see it: one region to which lines are added and in which none is
 * ever changed, so that each is read once, in its order, to its end. Nothing else on the page of a race speaks of events.
 */
export function Announcer({ table, snapshot, look }: Props) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const count = useRef(0);
  const say = (...texts: readonly string[]) => {
    const said = texts.filter(Boolean).map((text) => ({ n: count.current++, text }));
    if (said.length > 0) setLines((before) => [...before, ...said].slice(-KEPT));
  };

  // What happened: all that the log has beyond what it had. What was there on coming is read where it stands.
  const log = table.log.value;
  const last = log.at(-1)?.n ?? -1;
  const told = useRef(last);
  useEffect(() => {
    if (last < told.current) say(t("reader-taken-back"));
    else say(...log.filter((event) => event.n > told.current).map((event) => event.text));
    told.current = last;
  }, [log]);

  // What is asked; where the focus goes to the answers it is read with them.
  const decision = table.asked.value;
  const settled = !table.playing.value;
  const sending = table.sending.value;
  const put = useRef("");
  useEffect(() => {
    if (!decision || sending || put.current === decision.id) return;
    put.current = decision.id;
    if (isAsked(decision.id)) return;
    say(table.shared.value ? `${nameOf(snapshot, decision.seat, look)}: ${decision.prompt}` : decision.prompt);
  }, [decision?.id, sending]);

  // Whom one waits for: of bots nobody wants to hear that.
  const awaited = snapshot.waiting.filter((seat) => {
    const info = snapshot.seats[seat];
    return info?.kind === "person" && !info.you && !info.bot;
  });
  const names = settled && !snapshot.over ? awaited.map((seat) => nameOf(snapshot, seat, look)).join(", ") : "";
  useEffect(() => {
    if (names && !decision) say(t("waiting", { names }));
  }, [names, decision === null]);

  const over = snapshot.over && settled;
  useEffect(() => {
    if (over && !document.activeElement?.closest(".result")) say(resultWords(snapshot, look));
  }, [over]);

  const sitting = snapshot.seats.filter((seat) => seat.kind === "person" && !seat.you).map((seat) => seat.name);
  const sat = useRef(sitting);
  useEffect(() => {
    const known = [...sat.current];
    sat.current = sitting;
    if (snapshot.status !== "gathering") return;
    for (const name of sitting) {
      const at = known.indexOf(name);
      if (at < 0) say(t("reader-sat", { name }));
      else known.splice(at, 1);
    }
  }, [sitting.join("\n")]);

  const cut = table.connection.value === "lost";
  const wasCut = useRef(cut);
  useEffect(() => {
    if (cut !== wasCut.current) say(t(cut ? "connection-lost" : "reader-connected"));
    wasCut.current = cut;
  }, [cut]);

  const chat = table.chat.value;
  const heard = useRef(chat.at(-1)?.n ?? 0);
  useEffect(() => {
    const others = chat.filter(({ n, seat }) => n > heard.current && !(seat !== null && snapshot.seats[seat]?.you));
    say(...others.map(({ name, text }) => t("reader-says", { name, text })));
    heard.current = chat.at(-1)?.n ?? heard.current;
  }, [chat]);

  return (
    <div class="unseen announcer" role="log" aria-label={t("reader-news")}>
      {lines.map((line) => (
        <p key={line.n}>{line.text}</p>
      ))}
    </div>
  );
}
