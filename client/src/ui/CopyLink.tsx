import { useState } from "preact/hooks";
import { t } from "../words";
import { Icon } from "./icons";

/** A link to send to somebody: shown, and copied by a button. */
export function CopyLink({ address, label }: { address: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const whole = new URL(address, location.href).href;
  const copy = async () => {
    // Browsers allow the clipboard on safe addresses only; the link can be copied by hand everywhere.
    await navigator.clipboard?.writeText(whole).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span class="copy-link">
      <input type="text" readOnly value={whole} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" aria-label={label} title={label} onClick={() => void copy()}>
        <Icon name={copied ? "check" : "copy"} />
      </button>
      <span class="unseen" role="status">
        {copied && t("copied")}
      </span>
    </span>
  );
}
