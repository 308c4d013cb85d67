import { useState } from "preact/hooks";
import { t } from "../words";
import { RulesDialog } from "./RulesDialog";

interface Props {
  game: string;
  /** What the rules are asked for, in words. */
  about: string;
  ids: readonly string[];
}

/** A small button that opens the rules behind what it stands beside. */
export function Why({ game, about, ids }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="why"
        aria-label={t("why-label", { text: about })}
        title={ids.join(", ")}
        onClick={() => setOpen(true)}
      >
        {t("why")}
      </button>
      {open && <RulesDialog game={game} about={about} ids={ids} close={() => setOpen(false)} />}
    </>
  );
}
