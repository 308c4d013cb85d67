import { useState } from "preact/hooks";
import type { SeatInfo, Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import { link } from "../state/route";
import type { Table } from "../state/table";
import { knownTables } from "../state/tables";
import { Icon } from "../ui/icons";
import { botName, t } from "../words";
import { racerOf, SeatDot } from "./seats";

/** Before the start: who is there, links for who is not. */
export function Lobby({ table, snapshot, look }: { table: Table; snapshot: Snapshot; look: GameLook }) {
  const invites = knownTables.value.find((one) => one.table === table.id)?.invites ?? {};
  const free = snapshot.seats.filter((seat) => seat.kind === "open");
  return (
    <section class="result lobby panel" data-edge="bottom" aria-label={t("lobby-title")}>
      <h2 class="prompt" aria-live="polite">
        {t("lobby-title")}
      </h2>
      {free.some((seat) => invites[seat.seat]) && <p>{t("lobby-invite")}</p>}
      <ol class="podium">
        {snapshot.seats.map((seat) => (
          <li key={seat.seat} style={{ "--seat": racerOf(snapshot, seat.seat, look).colour }}>
            <SeatDot snapshot={snapshot} seat={seat.seat} look={look} />
            <strong>{seat.kind === "open" ? t("seat-open") : seat.name}</strong>
            <span class="driver">{seat.kind === "bot" && botName(seat.bot ?? "")}</span>
            {seat.kind === "open" && invites[seat.seat] && (
              <CopyLink seat={seat} address={link.join(table.id, seat.seat, invites[seat.seat] ?? "")} />
            )}
          </li>
        ))}
      </ol>
      {table.trouble.value && (
        <p class="trouble" role="alert">
          {table.trouble.value}
        </p>
      )}
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
    </section>
  );
}

function CopyLink({ seat, address }: { seat: SeatInfo; address: string }) {
  const [copied, setCopied] = useState(false);
  const whole = new URL(address, location.href).href;
  const copy = async () => {
    // Browsers allow the clipboard on safe addresses only; the link can be copied by hand everywhere.
    await navigator.clipboard?.writeText(whole).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span class="copy-link">
      <input
        type="text"
        readOnly
        value={whole}
        aria-label={t("lobby-copy", { seat: seat.seat + 1 })}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" aria-label={t("lobby-copy", { seat: seat.seat + 1 })} onClick={() => void copy()}>
        <Icon name={copied ? "check" : "copy"} />
      </button>
      <span class="unseen" role="status">
        {copied && t("lobby-copied")}
      </span>
    </span>
  );
}
