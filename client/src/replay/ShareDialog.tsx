import { useState } from "preact/hooks";
import { api, recordAddress } from "../api/http";
import type { Proof, SeatBody, Snapshot } from "../api/messages";
import { go, link } from "../state/route";
import { words } from "../state/table";
import { rememberMade } from "../state/tables";
import { CopyLink } from "../ui/CopyLink";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/icons";
import { KeyHelp } from "../ui/KeyHelp";
import { Trouble } from "../ui/Trouble";
import { t } from "../words";
import type { Replay } from "./replay";

interface Props {
  replay: Replay;
  snapshot: Snapshot;
  close: () => void;
}

/** A link to this moment, a new race that goes on from it, the record, the proof of its dice. */
export function ShareDialog({ replay, snapshot, close }: Props) {
  const at = replay.at.value;
  return (
    <Dialog title={t("replay-more")} close={close}>
      <section class="replay-share">
        <h3>{t("share-here")}</h3>
        <CopyLink address={link.replay(replay.id, at, replay.viewpoint.value)} label={t("share-copy")} />
      </section>
      {snapshot.kept ? <p class="hint">{t("kept-race")}</p> : <Branch replay={replay} snapshot={snapshot} />}
      <section class="replay-share">
        <h3>{t("record")}</h3>
        <p class="result-actions">
          <a class="button" href={recordAddress(replay.id)} download={`${snapshot.game}.json`}>
            <Icon name="save" />
            {t("save-record")}
          </a>
          <a class="button" href={link.table(replay.id)}>
            <Icon name="flag" />
            {t("to-table")}
          </a>
        </p>
        {!snapshot.kept && <Verify table={replay.id} />}
      </section>
    </Dialog>
  );
}

/** Who is to go on from here: oneself on any seat, bots on the others. */
function Branch({ replay, snapshot }: { replay: Replay; snapshot: Snapshot }) {
  const own = Math.max(0, replay.viewpoint.value);
  const [seat, setSeat] = useState(replay.turn.value?.seat ?? own);
  const [trouble, setTrouble] = useState("");
  const at = replay.at.value;
  if (at >= replay.lines.value) {
    return (
      <section class="replay-share">
        <h3>{t("branch")}</h3>
        <p class="hint">{t("branch-at-end")}</p>
      </section>
    );
  }
  const branch = async () => {
    const seats: SeatBody[] = snapshot.seats.map((one) => ({
      kind: one.seat === seat ? "person" : "bot",
      name: one.name,
      ...(one.look ? { look: one.look } : {}),
    }));
    try {
      const made = await api.branch(replay.id, [], at, seats);
      rememberMade(made, snapshot.game);
      go(link.table(made.table));
    } catch (error) {
      setTrouble(words(error));
    }
  };
  return (
    <section class="replay-share">
      <h3>{t("branch")}</h3>
      <p class="hint">{t("branch-what")}</p>
      <Trouble text={trouble} />
      <div class="pair">
        <label class="field">
          <span>{t("branch-seat")}</span>
          <select value={String(seat)} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
            {snapshot.seats
              .filter((one) => one.kind !== "rulebook")
              .map((one) => (
                <option key={one.seat} value={String(one.seat)}>
                  {one.name}
                </option>
              ))}
          </select>
        </label>
        <button type="button" class="primary" onClick={() => void branch()}>
          <Icon name="branch" />
          {t("branch-go")}
        </button>
      </div>
    </section>
  );
}

/** Checks that every roll came from the seed that was promised before the race, and says what that means. */
function Verify({ table }: { table: string }) {
  const [proof, setProof] = useState<Proof | null>(null);
  const [trouble, setTrouble] = useState("");
  const verify = () => api.proof(table).then(setProof, (error) => setTrouble(words(error)));
  if (trouble) {
    return <Trouble text={trouble} />;
  }
  if (!proof) {
    return (
      <p>
        <button type="button" onClick={() => void verify()}>
          <Icon name="shield" />
          {t("verify")}
        </button>
      </p>
    );
  }
  return (
    <div class={proof.fair ? "proof fair" : "proof"} role="status">
      <p>
        <strong>{t(proof.fair ? "verify-fair" : "verify-not")}</strong>
      </p>
      {proof.fair && <p>{t("verify-how", { count: proof.chance_events })}</p>}
      {proof.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {proof.seed && proof.commitment && (
        <dl>
          <dt>{t("verify-commitment")}</dt>
          <dd>
            <code>{proof.commitment}</code>
          </dd>
          <dt>{t("verify-seed")}</dt>
          <dd>
            <code>{proof.seed}</code>
          </dd>
        </dl>
      )}
      <p class="hint">{t("verify-yourself")}</p>
    </div>
  );
}

const KEYS = ["replay-key-step", "replay-key-turn", "replay-key-play", "replay-key-ends", "help-zoom"];

/** How to go through a race by keyboard. */
export function ReplayHelp({ close }: { close: () => void }) {
  return <KeyHelp intro={t("replay-help")} keys={KEYS} close={close} />;
}
