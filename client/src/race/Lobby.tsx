import { api } from "../api/http";
import type { GameInfo, SeatInfo, SetSeatBody, Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import { useAnswer } from "../state/answer";
import { link } from "../state/route";
import type { Table } from "../state/table";
import { knownTable } from "../state/tables";
import { CopyLink } from "../ui/CopyLink";
import { Icon } from "../ui/icons";
import { Trouble } from "../ui/Trouble";
import { botName, language, t } from "../words";
import { Agreement, agreed } from "./Agreement";
import { racerOf, SeatDot } from "./seats";

interface Props {
  table: Table;
  snapshot: Snapshot;
  look: GameLook;
}

/** Before the start: who is there, links for who is not, what the table agrees on. */
export function Lobby({ table, snapshot, look }: Props) {
  const invites = knownTable(table.id)?.invites ?? {};
  const free = snapshot.seats.filter((seat) => seat.kind === "open");
  const games = useAnswer(api.games, [language.value]).found;
  const info = games?.find((one) => one.name === snapshot.game);
  const bots = info?.bots ?? [];
  const sits = snapshot.host || snapshot.seats.some((seat) => seat.you);
  return (
    <section class="result lobby panel" data-edge="bottom" aria-label={t("lobby-title")}>
      <h2 class="prompt" tabIndex={-1} data-first>
        {t("lobby-title")}
      </h2>
      {free.some((seat) => invites[seat.seat]) && <p>{t("lobby-invite")}</p>}
      <ol class="podium">
        {snapshot.seats.map((seat) => (
          <li key={seat.seat} style={{ "--seat": racerOf(snapshot, seat.seat, look).colour }}>
            <SeatDot snapshot={snapshot} seat={seat.seat} look={look} />
            <strong>{seat.kind === "open" ? t("seat-open") : seat.name}</strong>
            {seat.you && <span class="driver">{t("you")}</span>}
            {snapshot.host && seat.kind !== "rulebook" && !seat.you ? (
              <Sitter table={table} seat={seat} bots={bots} />
            ) : (
              seat.kind === "bot" && <span class="driver">{botName(seat.bot ?? "")}</span>
            )}
            {seat.kind === "open" && invites[seat.seat] && (
              <CopyLink
                address={link.join(table.id, seat.seat, invites[seat.seat] ?? "")}
                label={t("lobby-copy", { seat: seat.seat + 1 })}
              />
            )}
            {seat.kind === "open" && !invites[seat.seat] && snapshot.public && !sits && (
              <a class="button" href={link.join(table.id, seat.seat, "public")}>
                {t("join-sit")}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Terms table={table} snapshot={snapshot} bots={bots} />
      <Trouble text={table.trouble.value} />
      {snapshot.host ? (
        <p class="result-actions">
          <button type="button" class="primary" onClick={() => void table.start()}>
            <Icon name="flag" />
            {t("lobby-start")}
          </button>
          {free.length > 0 && <span class="hint">{t("lobby-start-hint")}</span>}
        </p>
      ) : (
        <p class="hint">{t("lobby-wait")}</p>
      )}
      {info && <Learn game={info} />}
    </section>
  );
}

/** Whoever waits may learn the game; the table stays open beside it. */
function Learn({ game }: { game: GameInfo }) {
  return (
    <p class="hint learn">
      {t("lobby-learn")}{" "}
      {game.guide && (
        <>
          <a href={link.guide(game.name)} target="_blank" rel="noreferrer">
            {t("guide-start")}
          </a>
          {" · "}
        </>
      )}
      <a href={link.rules(game.name)} target="_blank" rel="noreferrer">
        {t("rules")}
      </a>
    </p>
  );
}

/** What holds at this table: for the host to set, for the others to read. */
function Terms({ table, snapshot, bots }: { table: Table; snapshot: Snapshot; bots: readonly string[] }) {
  const lines = agreed(snapshot.settings);
  if (!snapshot.host) {
    return (
      <>
        {lines.map((line) => (
          <p key={line} class="hint">
            {line}
          </p>
        ))}
      </>
    );
  }
  return (
    <details class="more">
      <summary>
        {t("agreement")}
        {lines.length > 0 && <span class="hint"> · {lines.join(" ")}</span>}
      </summary>
      <Agreement settings={snapshot.settings} bots={bots} change={(settings) => void table.agree(settings)} />
    </details>
  );
}

/** The host gives a seat to a bot, to somebody at this screen, or to whoever has its link. */
function Sitter({ table, seat, bots }: { table: Table; seat: SeatInfo; bots: readonly string[] }) {
  const change = (value: string) => {
    const body: SetSeatBody =
      value === "open" || value === "person" ? { kind: value } : { kind: "bot", bot: value.slice("bot:".length) };
    void table.setSeat(seat.seat, body);
  };
  const value = seat.kind === "bot" ? `bot:${seat.bot}` : seat.kind;
  return (
    <select
      class="sitter"
      aria-label={t("lobby-seat", { seat: seat.seat + 1 })}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    >
      <option value="open">{t("seat-by-link")}</option>
      <option value="person">{seat.kind === "person" ? seat.name : t("seat-here")}</option>
      {(bots.length ? bots : [seat.bot].filter((bot) => bot !== null)).map((bot) => (
        <option key={bot} value={`bot:${bot}`}>
          {t("seat-a-bot", { bot: botName(bot) })}
        </option>
      ))}
    </select>
  );
}
