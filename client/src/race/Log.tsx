import { useState } from "preact/hooks";
import type { RaceEvent, Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import { RulesDialog } from "../rules/RulesDialog";
import type { Table } from "../state/table";
import { memo } from "../ui/memo";
import { t } from "../words";
import { Drawer } from "./Drawer";
import { useEnd } from "./end";
import { racerOf } from "./seats";

interface Props {
  table: Table;
  snapshot: Snapshot;
  look: GameLook;
  open: boolean;
  close: () => void;
}

/** What happened, in words, to be read whenever one likes; the `Announcer` speaks of it while it happens. */
export function Log({ table, snapshot, look, open, close }: Props) {
  const [why, setWhy] = useState<RaceEvent | null>(null);
  const lines = table.log.value.filter((event) => event.text);
  const end = useEnd([lines.length, open]);
  return (
    <>
      <Drawer name="log" title={t("log")} open={open} close={close}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <ol class="log-lines" aria-label={t("log")} tabIndex={0}>
          {lines.map((event) => (
            <Line
              key={event.n}
              event={event}
              colour={event.seat === null ? "transparent" : racerOf(snapshot, event.seat, look).colour}
              why={open && event.rules.length > 0 ? setWhy : null}
            />
          ))}
          <li ref={end} aria-hidden="true" />
        </ol>
      </Drawer>
      {why && <RulesDialog game={snapshot.game} about={why.text} ids={why.rules} close={() => setWhy(null)} />}
    </>
  );
}

interface LineProps {
  event: RaceEvent;
  colour: string;
  why: ((event: RaceEvent) => void) | null;
}

/** One line, drawn once: the log is long and grows with every event. */
const Line = memo(function Line({ event, colour, why }: LineProps) {
  return (
    <li class={`log-line kind-${event.kind}`} style={{ "--seat": colour }}>
      <span>{event.text}</span>
      {why && (
        <button
          type="button"
          class="why"
          aria-label={t("why-label", { text: event.text })}
          title={event.rules.join(", ")}
          onClick={() => why(event)}
        >
          {t("why")}
        </button>
      )}
    </li>
  );
});
