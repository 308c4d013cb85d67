import { useState } from "preact/hooks";
import { api } from "../api/http";
import type { TableLine as Line } from "../api/messages";
import { useAnswer } from "../state/answer";
import { link } from "../state/route";
import { forget, type KnownTable, knownTables } from "../state/tables";
import { IconButton } from "../ui/IconButton";
import { useNow } from "../ui/times";
import { language, t } from "../words";
import { TableLink } from "./TableLine";

/** Seconds between two looks at how the tables stand. */
const AGAIN = 15;
/** The tables of this browser, those that wait for it first; all beyond `shown` are a tap away. */
export function MyTables({ shown = 6 }: { shown?: number }) {
  const known = knownTables.value;
  const tokens = known.flatMap((one) => one.tokens).slice(0, 200);
  // Without an answer, what this browser remembers is shown all the same.
  const ask = async () => (tokens.length > 0 ? api.myTables(tokens) : []);
  const lines = useAnswer(ask, [tokens.join(","), language.value], AGAIN).found;
  const now = useNow(AGAIN);
  const [all, setAll] = useState(false);
  if (known.length === 0) return null;
  const order = lines?.map((line) => line.table) ?? [];
  const place = (table: string) => (order.includes(table) ? order.indexOf(table) : order.length);
  const sorted = [...known].sort((a, b) => place(a.table) - place(b.table) || b.seen - a.seen);
  const waiting = lines?.filter((line) => line.my_turn).length ?? 0;
  return (
    <section class="tables" aria-label={t("my-tables")}>
      <h2>
        {t("my-tables")}
        {waiting > 0 && <span class="count">{t("tables-waiting", { count: waiting })}</span>}
      </h2>
      <ul>
        {sorted.slice(0, all ? sorted.length : shown).map((one) => (
          <Mine key={one.table} known={one} line={lines?.find((line) => line.table === one.table)} now={now} />
        ))}
      </ul>
      {sorted.length > shown && !all && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {t("tables-all", { count: sorted.length })}
        </button>
      )}
    </section>
  );
}

function Mine({ known, line, now }: { known: KnownTable; line: Line | undefined; now: number }) {
  const away = <IconButton icon="close" label={t("table-forget")} onClick={() => forget(known.table)} class="small" />;
  if (line) {
    const state = line.my_turn ? "your-turn" : line.status === "over" ? "table-look" : "table-continue";
    return (
      <TableLink line={line} href={link.table(known.table)} now={now} state={t(state)}>
        {away}
      </TableLink>
    );
  }
  return (
    <li class="table-line">
      <a href={link.table(known.table)}>
        <strong>{known.title ?? known.game}</strong>
        <span>{known.line}</span>
        <span class="state">{known.over ? t("table-over") : t("watch")}</span>
      </a>
      {away}
    </li>
  );
}
