import { useEffect, useState } from "preact/hooks";
import { api } from "../api/http";
import type { NoticesInfo, SeatContacts } from "../api/messages";
import { type Table, words } from "../state/table";
import { Trouble } from "../ui/Trouble";
import { addWords, t } from "../words";
import english from "./en.ftl?raw";
import { pushable, subscribe, subscribed } from "./push";

addWords(english);

/**
 * Being told, while nobody is at the table, that it is one's turn: by this browser, by mail. Only what the server is set
 * up for is offered; nothing is sent to an address before its reader says yes.
 */
export function TellMe({ table, seat }: { table: Table; seat: number }) {
  const [ways, setWays] = useState<NoticesInfo | null>(null);
  const [contacts, setContacts] = useState<SeatContacts | null>(null);
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [trouble, setTrouble] = useState("");
  const [address, setAddress] = useState("");

  const look = async () => {
    setContacts(await api.contacts(table.id, table.tokens, seat));
    setEndpoint((await subscribed())?.endpoint ?? null);
  };
  const doing = async (what: () => Promise<unknown>) => {
    setTrouble("");
    try {
      await what();
      await look();
    } catch (error) {
      setTrouble(words(error));
    }
  };
  useEffect(() => {
    api.notices().then(
      (found) => {
        setWays(found);
        if (found.push || found.mail) void doing(async () => {});
      },
      () => setWays(null),
    );
  }, [table, seat]);

  if (!ways || !contacts || (!ways.mail && !(ways.push && pushable()))) return null;
  const told = endpoint !== null && contacts.push.includes(endpoint);
  const turnOn = async () => {
    const found = await subscribe(ways.push ?? "");
    if (!found) throw new Error(t("tell-refused"));
    const { endpoint: to = "", keys = {} } = found.toJSON();
    await api.addPush(table.id, table.tokens, seat, {
      endpoint: to,
      keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" },
    });
  };
  return (
    <section class="tell-me">
      <h3>{t("tell-me")}</h3>
      <p>{t("tell-when")}</p>
      {ways.push && pushable() && (
        <label class="check">
          <input
            type="checkbox"
            checked={told}
            onChange={() =>
              void doing(told ? () => api.removePush(table.id, table.tokens, seat, endpoint ?? "") : turnOn)
            }
          />
          {t("tell-here")}
        </label>
      )}
      {ways.mail && contacts.mail.length === 0 && (
        <form
          class="tell-mail"
          onSubmit={(event) => {
            event.preventDefault();
            void doing(() => api.addMail(table.id, table.tokens, seat, address));
          }}
        >
          <label class="field">
            <span>{t("tell-mail")}</span>
            <input
              type="email"
              autocomplete="email"
              required
              value={address}
              onInput={(event) => setAddress(event.currentTarget.value)}
            />
          </label>
          <button type="submit">{t("tell-mail-add")}</button>
        </form>
      )}
      {contacts.mail.map((mail) => (
        <p key={mail.address} class="tell-line">
          {t(mail.confirmed ? "tell-mail-on" : "tell-mail-asked", { address: mail.address })}
        </p>
      ))}
      {contacts.mail.length > 0 && (
        <p>
          <button type="button" onClick={() => void doing(() => api.removeMail(table.id, table.tokens, seat))}>
            {t("tell-mail-off")}
          </button>
        </p>
      )}
      <Trouble text={trouble} />
    </section>
  );
}
