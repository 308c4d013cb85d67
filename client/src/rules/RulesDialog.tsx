import { Dialog } from "../ui/Dialog";
import { t } from "../words";
import { RulesList } from "./RulesList";

interface Props {
  game: string;
  /** What the rules are asked for: an event's words, a question, why a choice was refused. */
  about?: string | undefined;
  ids?: readonly string[];
  close: () => void;
}

/** The rules behind something, or all of them, without leaving the race. */
export function RulesDialog({ game, about, ids = [], close }: Props) {
  return (
    <Dialog title={t(ids.length ? "why-title" : "rules")} close={close}>
      {about && <p class="why-event">{about}</p>}
      <RulesList game={game} ids={ids} />
    </Dialog>
  );
}
