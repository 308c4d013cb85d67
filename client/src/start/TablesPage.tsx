import { useState } from "preact/hooks";
import { api } from "../api/http";
import type { TableLine as Line } from "../api/messages";
import { useAnswer } from "../state/answer";
import { link } from "../state/route";
import { tokensOf } from "../state/tables";
import { PageHead } from "../ui/PageHead";
import { Trouble } from "../ui/Trouble";
import { useNow } from "../ui/times";
import { language, t } from "../words";
import { gamesAndLooks } from "./games";
import { TableLink } from "./TableLine";

const AGAIN = 10;

/** Public tables: those with a free seat to join first, the others to watch. */
export function TablesPage() {
  const [game, setGame] = useState("");
  const now = useNow(AGAIN);
  const games = useAnswer(gamesAndLooks, [language.value]).found ?? [];
  const { found: lines, trouble } = useAnswer(api.publicTables, [language.value], AGAIN);

  const shown = lines?.filter((line) => !game || line.game === game) ?? [];
  const open = shown.filter((line) => line.status === "gathering" && line.open.length > 0);
  const others = shown.filter((line) => !open.includes(line));
  return (
    <main class="page tables-page">
      <PageHead title={t("public-tables")} />
      <p class="hint">{t("public-tables-what")}</p>
      {games.length > 1 && (
        <fieldset class="segments">
          <legend class="unseen">{t("games")}</legend>
          {[{ name: "", title: t("all-games") }, ...games].map((one) => (
            <label key={one.name}>
              <input type="radio" name="game" checked={game === one.name} onChange={() => setGame(one.name)} />
              <span>{one.title}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Trouble text={trouble} />
      {!lines && !trouble && <p class="loading">{t("loading")}</p>}
      {lines && shown.length === 0 && <p class="loading">{t("public-tables-none")}</p>}
      <List title={t("tables-to-join")} lines={open} now={now} />
      <List title={t("tables-to-watch")} lines={others} now={now} />
    </main>
  );
}

function List({ title, lines, now }: { title: string; lines: readonly Line[]; now: number }) {
  if (lines.length === 0) return null;
  return (
    <section class="tables">
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => {
          const own = tokensOf(line.table).length > 0;
          const free = line.status === "gathering" ? line.open[0] : undefined;
          const joins = !own && free !== undefined;
          return (
            <TableLink
              key={line.table}
              line={line}
              href={joins ? link.join(line.table, free, "public") : link.table(line.table)}
              now={now}
              state={t(joins ? "join-sit" : own ? "table-continue" : "watch")}
            />
          );
        })}
      </ul>
    </section>
  );
}
