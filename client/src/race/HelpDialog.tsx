import { Dialog } from "../ui/Dialog";
import { t } from "../words";

const KEYS = [
  "help-tab",
  "help-enter",
  "help-numbers",
  "help-escape",
  "help-undo",
  "help-skip",
  "help-where",
  "help-words",
  "help-zoom",
  "help-pan",
];

/** How to use the race page, by touch, mouse and keyboard. */
export function HelpDialog({ close }: { close: () => void }) {
  return (
    <Dialog title={t("help")} close={close}>
      <p>{t("help-touch")}</p>
      <dl class="keys">
        {KEYS.map((id) => (
          <div key={id}>
            <dt>
              <kbd>{t(`${id}-key`)}</kbd>
            </dt>
            <dd>{t(id)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
