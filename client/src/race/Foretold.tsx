import type { Decision } from "../api/messages";
import type { Table } from "../state/table";
import { Icon } from "../ui/icons";
import { t } from "../words";

/** What the looked-at option would do, in words, and the button that does it. */
export function Foretold({ table, decision }: { table: Table; decision: Decision }) {
  const picked = table.picked.value;
  const looked = table.looked.value;
  const preview = table.preview.value;
  const lines = preview?.events.map((event) => event.text).filter(Boolean) ?? [];
  return (
    <div class={looked ? "foretold" : "foretold empty"}>
      <div class="foretold-words" aria-live="polite">
        {looked ? (
          <>
            {(lines.length === 0 || looked.option.card === null) && <strong>{looked.option.text}</strong>}
            {preview && lines.length > 0 && <span>{lines.join(" ")}</span>}
            {preview?.over && <span>{t("foretold-over")}</span>}
            {preview?.unknown && <span class="hint">{t("foretold-unknown")}</span>}
            {preview?.chance && (
              <ul class="odds">
                {preview.chance.map((outcome) => (
                  <li key={outcome.text}>
                    <span class="odds-bar" style={{ "--part": String(outcome.odds) }} aria-hidden="true" />
                    {t("odds", { words: outcome.words })} {outcome.text}
                  </li>
                ))}
              </ul>
            )}
          </>
        ) : (
          <span class="hint">{t("choice-hint", { count: decision.options.length })}</span>
        )}
      </div>
      {picked && (
        <div class="confirm">
          <button type="button" class="quiet" onClick={() => table.drop()}>
            <Icon name="close" />
            {t("cancel")}
          </button>
          <button
            type="button"
            class="primary"
            disabled={table.sending.value}
            onClick={() => void table.choose(picked)}
          >
            <Icon name="check" />
            {t("confirm")}
          </button>
        </div>
      )}
    </div>
  );
}
