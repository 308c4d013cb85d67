import { useEffect, useState } from "preact/hooks";
import { api } from "../api/http";
import type { RaceEvent, RuleText } from "../api/messages";
import { words } from "../state/table";
import { Dialog } from "../ui/Dialog";
import { t } from "../words";

/** The rules behind an event, as the ledger has them. */
export function RuleDialog({ game, event, close }: { game: string; event: RaceEvent; close: () => void }) {
  const [rules, setRules] = useState<RuleText[] | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    Promise.all(event.rules.map((id) => api.rule(game, id))).then(setRules, (error) => setTrouble(words(error)));
  }, [game, event]);
  return (
    <Dialog title={t("why-title")} close={close}>
      <p class="why-event">{event.text}</p>
      {trouble && <p role="alert">{trouble}</p>}
      {!rules && !trouble && <p>{t("loading")}</p>}
      {rules?.map((rule) => (
        <div key={rule.id} class="rule">
          <h3>{rule.id}</h3>
          <p>{rule.text}</p>
        </div>
      ))}
    </Dialog>
  );
}
