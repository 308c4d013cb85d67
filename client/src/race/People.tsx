import { useState } from "preact/hooks";
import { api } from "../api/http";
import type { SeatInfo, Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import { TellMe } from "../notices/TellMe";
import { useAnswer } from "../state/answer";
import { link } from "../state/route";
import type { Table } from "../state/table";
import { BotOptions } from "../ui/BotOptions";
import { CopyLink } from "../ui/CopyLink";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/icons";
import { Trouble } from "../ui/Trouble";
import { ago, clock, useNow } from "../ui/times";
import { botName, t } from "../words";
import { Agreement, agreed } from "./Agreement";
import { nameOf, racerOf, SeatDot } from "./seats";

interface Props {
  table: Table;
  snapshot: Snapshot;
  look: GameLook;
  close: () => void;
}

/** The kinds of bots of a game, once somebody wants to choose among them. */
export function useBots(game: string): string[] {
  const games = useAnswer(api.games, [game]).found;
  return games?.find((one) => one.name === game)?.bots ?? [];
}

/** Who is at the table, who is away and since when; bots that play for people; what the table agreed on. */
export function People({ table, snapshot, look, close }: Props) {
  const bots = useBots(snapshot.game);
  const now = useNow(1);
  const lines = agreed(snapshot.settings);
  const mine = snapshot.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  return (
    <Dialog title={t("people")} close={close}>
      <ul class="people">
        {snapshot.seats.map((seat) => (
          <li key={seat.seat} style={{ "--seat": racerOf(snapshot, seat.seat, look).colour }}>
            <SeatDot snapshot={snapshot} seat={seat.seat} look={look} />
            <span class="who">
              <strong>{nameOf(snapshot, seat.seat, look)}</strong>
              <span class="driver">{presence(seat, now)}</span>
            </span>
            {seat.bank !== null && <span class="bank">{clock(leftOf(seat, now))}</span>}
            {seat.you && snapshot.status === "racing" && <HandOver table={table} seat={seat} bots={bots} />}
          </li>
        ))}
      </ul>
      <Trouble text={table.trouble.value} />
      {snapshot.status !== "over" && mine.length === 1 && <TellMe table={table} seat={mine[0] ?? 0} />}
      {snapshot.host && snapshot.status !== "over" ? (
        <section>
          <h3>{t("agreement")}</h3>
          <Agreement
            settings={snapshot.settings}
            bots={bots}
            begun={snapshot.status !== "gathering"}
            change={(settings) => void table.agree(settings)}
          />
        </section>
      ) : (
        lines.length > 0 && (
          <section>
            <h3>{t("agreement")}</h3>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )
      )}
      <section>
        <h3>{t("watch-link")}</h3>
        <CopyLink address={link.table(table.id)} label={t("watch-link-copy")} />
      </section>
    </Dialog>
  );
}

/** Seconds that a seat has left to think, the clock running while it is asked. */
export function leftOf(seat: SeatInfo, now: number): number {
  const used = seat.since === null || seat.bot ? 0 : Math.max(0, now - seat.since);
  return Math.max(0, (seat.bank ?? 0) - used);
}

/** Who plays a seat now, and whether they are there. */
function presence(seat: SeatInfo, now: number): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind !== "person") return seat.bot ? t("bot-of", { bot: botName(seat.bot) }) : t(`seat-${seat.kind}`);
  if (seat.bot) return t("bot-plays", { bot: botName(seat.bot) });
  if (seat.here || seat.you) return t("here");
  if (seat.here === null) return ""; // just after the server came back people are on their way to it
  return seat.away === null || now - seat.away < 60 ? t("away") : t("away-since", { ago: ago(seat.away, now) });
}

interface HandOverProps {
  table: Table;
  seat: SeatInfo;
  bots: readonly string[];
}

/** A seat of one's own goes to a bot, or comes back. */
function HandOver({ table, seat, bots }: HandOverProps) {
  const [bot, setBot] = useState("");
  if (seat.bot) {
    return (
      <button type="button" class="primary" onClick={() => void table.takeOver(seat.seat, null)}>
        <Icon name="person" />
        {t("play-myself")}
      </button>
    );
  }
  return (
    <span class="hand-over">
      <select aria-label={t("bot-choose")} value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
        <option value="">{t("takeover-bot-usual")}</option>
        <BotOptions bots={bots} />
      </select>
      <button type="button" onClick={() => void table.takeOver(seat.seat, bot)}>
        <Icon name="bot" />
        {t("bot-play")}
      </button>
    </span>
  );
}

/** While a bot plays for somebody at this screen: how to sit down again. */
export function TakenOver({ table, snapshot, look }: { table: Table; snapshot: Snapshot; look: GameLook }) {
  const taken = snapshot.seats.filter((seat) => seat.you && seat.kind === "person" && seat.bot);
  if (taken.length === 0 || snapshot.status !== "racing") return null;
  return (
    <>
      {taken.map((seat) => (
        <div key={seat.seat} class="wish" role="status">
          <span>
            <Icon name="bot" />{" "}
            {table.shared.value
              ? t("bot-plays-for", { bot: botName(seat.bot ?? ""), name: nameOf(snapshot, seat.seat, look) })
              : t("bot-plays-for-you", { bot: botName(seat.bot ?? "") })}
          </span>
          <button type="button" class="primary" onClick={() => void table.takeOver(seat.seat, null)}>
            {t("play-myself")}
          </button>
        </div>
      ))}
    </>
  );
}
