import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Decision, Odds, Preview, RaceEvent, Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import { spokenParts } from "../reader/spoken";
import type { Table } from "../state/table";
import { Icon } from "../ui/icons";
import { t } from "../words";
import { FEW, isSpace, wordsOf } from "./Options";
import { racerIdOf, racerOf } from "./seats";

interface Props {
  table: Table;
  decision: Decision;
  look: GameLook;
}

/** What the looked-at option would do, in words, and the button that does it. */
export function Foretold({ table, decision, look }: Props) {
  const picked = table.picked.value;
  const looked = table.looked.value;
  const preview = table.preview.value;
  // What happens once more was asked, and nothing used, is told apart.
  const declined = preview?.declined ?? undefined;
  const lines = toldOf(preview?.events.slice(0, declined) ?? [], look);
  const snapshot = table.shown.value;
  // What stands there is said once all of it is there, in one piece.
  const words = useRef<HTMLDivElement>(null);
  const [said, say] = useState("");
  useLayoutEffect(() => {
    say(looked && preview && words.current ? spokenParts(words.current).join(" ") : "");
  }, [looked, preview]);
  return (
    <div class={looked ? "foretold" : "foretold empty"}>
      {/* First, so that on narrow screens a long story runs around the buttons. */}
      {picked && (
        <div class="confirm">
          <button type="button" class="quiet" onClick={() => table.drop()}>
            <Icon name="close" />
            {t("cancel")}
          </button>
          <button
            type="button"
            class="primary"
            disabled={table.sending.value}
            onClick={() => void table.choose(picked)}
          >
            <Icon name="check" />
            {t("confirm")}
          </button>
        </div>
      )}
      <p class="unseen" role="status">
        {said}
      </p>
      <div class="foretold-words" ref={words}>
        {looked ? (
          <>
            {(lines.length === 0 || looked.option.card === null) && (
              <strong data-silent>{wordsOf(looked.option, table.drawing.value, look)}</strong>
            )}
            {look.About && snapshot && (
              <look.About option={looked.option} snapshot={snapshot} drawing={table.drawing.value} />
            )}
            {preview && lines.length > 0 && <span>{lines.join(" ")}</span>}
            {preview && declined !== undefined && snapshot && (
              <span>
                <em>{t("foretold-declined")}</em> {toldOf(preview.events.slice(declined), look).join(" ")}{" "}
                {endOf(table, decision.seat, snapshot, preview, look)}
              </span>
            )}
            {preview?.over && <span>{t("foretold-over")}</span>}
            {preview?.unknown && <span class="hint">{t("foretold-unknown")}</span>}
            {preview?.chance && <Chance outcomes={preview.chance} />}
          </>
        ) : (
          <span class="hint">{hintOf(decision)}</span>
        )}
      </div>
    </div>
  );
}

/** What happens, in words: of the steps of one move only where it ends. */
export function toldOf(events: readonly RaceEvent[], look: GameLook): string[] {
  const ends = events.filter(({ kind, seat }, index) => {
    const next = events[index + 1];
    return !(look.moves?.has(kind) && next?.kind === kind && next.seat === seat);
  });
  return ends.map((event) => event.text).filter(Boolean);
}

/** Where the racer of a seat would stand in the end. */
function endOf(table: Table, seat: number, snapshot: Snapshot, preview: Preview, look: GameLook): string {
  const racer = preview.markers.find((marker) => marker.id === racerIdOf(seat, look));
  const space = table.drawing.value?.spaces[racer?.space ?? -1];
  return space
    ? t("foretold-end", { name: racerOf(snapshot, seat, look).name, space: look.spaceName?.(space) ?? space.name })
    : "";
}

/** What there is to choose from. */
function hintOf(decision: Decision): string {
  const spaces = decision.options.filter(isSpace).length;
  return t(spaces > FEW ? "spaces-glow" : "choice-hint", { count: spaces > FEW ? spaces : decision.options.length });
}

/** So many outcomes stand one above the other; more stand side by side. */
const FEW_ODDS = 4;

/** So many outcomes can be weighed at a glance; a deck of cards can't. */
const WEIGHED = 7;

/** What chance decides next, with the odds of each outcome. */
function Chance({ outcomes }: { outcomes: Odds[] }) {
  const [only, ...others] = outcomes;
  if (only && others.length === 0) return <span>{only.text}</span>; // a roll whose outcomes all read the same
  if (outcomes.length > WEIGHED) return <span class="hint">{t("odds-many", { count: outcomes.length })}</span>;
  return (
    <ul class={outcomes.length > FEW_ODDS ? "odds many" : "odds"}>
      {outcomes.map((outcome) => (
        <li key={outcome.text}>
          <span class="odds-bar" style={{ "--part": String(outcome.odds) }} aria-hidden="true" />
          {t("odds", { words: outcome.words })} {outcome.text}
        </li>
      ))}
    </ul>
  );
}
