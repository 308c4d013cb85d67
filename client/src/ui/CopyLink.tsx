import { useState } from "preact/hooks";
import { t } from "../words";
import { Icon } from "./icons";

/** Whether a text was copied, and how to copy it. */
export function useCopy(text: string): [copied: boolean, copy: () => Promise<void>] {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Browsers allow the clipboard on safe addresses only; what is shown can be copied by hand everywhere.
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return [copied, copy];
}

/** Phones have a way of their own to send a link to somebody. */
const canShare = () => typeof navigator.share === "function";

/** A link to send to somebody: shown, copied by a button, and sent by another where the device can. */
export function CopyLink({ address, label }: { address: string; label: string }) {
  const whole = new URL(address, location.href).href;
  const [copied, copy] = useCopy(whole);
  return (
    <span class="copy-link">
      <input type="text" readOnly value={whole} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" aria-label={label} title={label} onClick={() => void copy()}>
        <Icon name={copied ? "check" : "copy"} />
      </button>
      {canShare() && (
        <button
          type="button"
          aria-label={t("send-link")}
          title={t("send-link")}
          // Whoever changes their mind has sent nothing: that is no fault.
          onClick={() => void navigator.share({ url: whole }).catch(() => {})}
        >
          <Icon name="share" />
        </button>
      )}
      <span class="unseen" role="status">
        {copied && t("copied")}
      </span>
    </span>
  );
}
