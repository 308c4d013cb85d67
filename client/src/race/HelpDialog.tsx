import { KeyHelp } from "../ui/KeyHelp";
import { t } from "../words";

const KEYS = [
  "help-tab",
  "help-enter",
  "help-numbers",
  "help-escape",
  "help-undo",
  "help-skip",
  "help-where",
  "help-more",
  "help-words",
  "help-zoom",
  "help-pan",
];

/** How to use the race page, by touch, mouse and keyboard. */
export function HelpDialog({ close }: { close: () => void }) {
  return <KeyHelp intro={t("help-touch")} keys={KEYS} after={t("help-reader")} close={close} />;
}
