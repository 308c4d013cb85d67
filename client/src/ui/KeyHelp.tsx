import { t } from "../words";
import { Dialog } from "./Dialog";

interface Props {
  /** What there is to know besides the keys. */
  intro: string;
  /** Messages that tell what a key does; with "-key" after it, each is the key itself. */
  keys: readonly string[];
  /** What there is to know about the keys. */
  after?: string;
  close: () => void;
}

/** How to use a page: a few words and its keys. */
export function KeyHelp({ intro, keys, after, close }: Props) {
  return (
    <Dialog title={t("help")} close={close}>
      <p>{intro}</p>
      <dl class="keys">
        {keys.map((id) => (
          <div key={id}>
            <dt>
              <kbd>{t(`${id}-key`)}</kbd>
            </dt>
            <dd>{t(id)}</dd>
          </div>
        ))}
      </dl>
      {after && <p class="hint">{after}</p>}
    </Dialog>
  );
}
