import { useState } from "preact/hooks";
import { api } from "../api/http";
import type { Plan } from "../api/messages";
import { words } from "../state/table";
import { Dialog } from "../ui/Dialog";
import { Trouble } from "../ui/Trouble";
import { t } from "../words";
import { Findings } from "./Findings";
import { readText } from "./files";
import { LONGEST } from "./share";

interface Props {
  game: string;
  use: (plan: Plan) => void;
  close: () => void;
}

/** A track file from elsewhere in place of the track in the making; what can't be used is told with its lines. */
export function OpenDialog({ game, use, close }: Props) {
  const [text, setText] = useState("");
  const [plan, setPlan] = useState<Plan | null>(null);
  const [trouble, setTrouble] = useState("");
  const look = async (given: string) => {
    setTrouble("");
    try {
      const found = await api.plan(game, { text: given });
      if (found.layout && found.layout.pieces.length > 0) use(found);
      else setPlan(found);
    } catch (error) {
      setTrouble(words(error));
    }
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const found = await readText(file, LONGEST);
    if (found === null) return setTrouble(t("build-file-large"));
    setText(found);
    await look(found);
  };
  return (
    <Dialog title={t("build-open")} close={close}>
      <p>{t("build-open-hint")}</p>
      <label class="field">
        <span>{t("build-open-file")}</span>
        <input type="file" accept=".toml" onChange={(event) => void open(event.currentTarget.files?.[0])} />
      </label>
      <label class="field">
        <span>{t("build-open-text")}</span>
        <textarea
          rows={8}
          spellcheck={false}
          maxLength={LONGEST}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <Trouble text={trouble} />
      <Findings
        plan={plan}
        place={(finding) => (finding.line === null ? "" : t("finding-line", { line: finding.line }))}
        show={() => {}}
      />
      <div class="dialog-actions">
        <button type="button" class="primary" disabled={!text.trim()} onClick={() => void look(text)}>
          {t("build-open-use")}
        </button>
      </div>
    </Dialog>
  );
}
