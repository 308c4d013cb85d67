import { useEffect, useState } from "preact/hooks";
import type { ChatMessage, Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import type { Table } from "../state/table";
import { Icon } from "../ui/icons";
import { language, t } from "../words";
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

/** Whether anybody is there to talk to. */
export function canTalk(table: Table, snapshot: Snapshot): boolean {
  const others = snapshot.seats.some((seat) => (seat.kind === "person" && !seat.you) || seat.kind === "open");
  return others || table.chat.value.length > 0;
}

/** What people say to each other, to be read whenever one likes; the `Announcer` speaks it when it is said. */
export function Chat({ table, snapshot, look, open, close }: Props) {
  const lines = table.chat.value;
  useEffect(() => {
    if (open) table.readChat();
  }, [lines.length, open]);
  const end = useEnd([lines.length, open]);
  const own = snapshot.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  return (
    <Drawer name="chat" title={t("chat")} open={open} close={close}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ol class="chat-lines" aria-label={t("chat")} tabIndex={0}>
        {lines.length === 0 && <li class="hint">{t("chat-empty")}</li>}
        {lines.map((line) => (
          <Said key={line.n} line={line} snapshot={snapshot} look={look} />
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {open && own.length > 0 && <Say table={table} snapshot={snapshot} own={own} />}
    </Drawer>
  );
}

function Said({ line, snapshot, look }: { line: ChatMessage; snapshot: Snapshot; look: GameLook }) {
  const colour = line.seat === null ? "var(--line)" : racerOf(snapshot, line.seat, look).colour;
  const at = new Date(line.at * 1000);
  return (
    <li class="chat-line" style={{ "--seat": colour }}>
      <strong>{line.name}</strong>{" "}
      <time dateTime={at.toISOString()} title={at.toLocaleString(language.value)}>
        {at.toLocaleTimeString(language.value, { hour: "2-digit", minute: "2-digit" })}
      </time>
      <span>{line.text}</span>
    </li>
  );
}

function Say({ table, snapshot, own }: { table: Table; snapshot: Snapshot; own: number[] }) {
  const [text, setText] = useState("");
  const [seat, setSeat] = useState(own[0] ?? 0);
  const say = async () => {
    const words = text.trim();
    if (words && (await table.say(words, seat))) setText("");
  };
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      {own.length > 1 && (
        <select
          aria-label={t("chat-as")}
          value={String(seat)}
          onChange={(event) => setSeat(Number(event.currentTarget.value))}
        >
          {own.map((one) => (
            <option key={one} value={String(one)}>
              {snapshot.seats[one]?.name}
            </option>
          ))}
        </select>
      )}
      <input
        type="text"
        maxLength={400}
        value={text}
        aria-label={t("chat-say")}
        placeholder={t("chat-say")}
        enterkeyhint="send"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="primary" aria-label={t("chat-send")} title={t("chat-send")}>
        <Icon name="send" />
      </button>
    </form>
  );
}
