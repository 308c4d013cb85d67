import { useEffect, useState } from "preact/hooks";
import { link } from "../state/route";
import { useCopy } from "../ui/CopyLink";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/icons";
import { t } from "../words";
import { saveText } from "./files";
import { packed } from "./share";

interface Props {
  game: string;
  name: string;
  text: string;
  close: () => void;
}

/** The track as a link that holds all of it, and as a file. */
export function ShareDialog({ game, name, text, close }: Props) {
  const [address, setAddress] = useState("");
  const [copied, copy] = useCopy(address);
  useEffect(() => {
    void packed(text).then((word) => setAddress(new URL(link.track(game, word), location.href).href));
  }, [game, text]);
  return (
    <Dialog title={t("build-share")} close={close}>
      <p>{t("build-share-hint")}</p>
      <label class="field">
        <span>{t("build-share-link")}</span>
        <input
          type="text"
          readOnly
          value={address}
          class="share-link"
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div class="dialog-actions">
        <button type="button" class="primary" disabled={!address} onClick={() => void copy()}>
          <Icon name={copied ? "check" : "copy"} />
          {copied ? t("copied") : t("build-share-copy")}
        </button>
        <button type="button" onClick={() => saveText(text, name)}>
          <Icon name="save" />
          {t("build-save-file")}
        </button>
      </div>
      <details class="more">
        <summary>{t("build-as-file")}</summary>
        <pre class="toml">{text}</pre>
      </details>
    </Dialog>
  );
}
