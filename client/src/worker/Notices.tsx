import { signal } from "@preact/signals";
import { t } from "../words";
import { changeOver, newer } from "./install";

const offline = signal(!navigator.onLine);
for (const kind of ["online", "offline"]) {
  addEventListener(kind, () => {
    offline.value = !navigator.onLine;
  });
}

/** What every page may have to say about itself: there is a newer one; there is no network. */
export function Notices() {
  return (
    <div class="notices" role="status">
      {newer.value && (
        <p class="notice">
          <span>{t("newer")}</span>
          <button type="button" class="primary" onClick={changeOver}>
            {t("newer-reload")}
          </button>
        </p>
      )}
      {offline.value && (
        <p class="notice">
          <span>{t("offline")}</span>
        </p>
      )}
    </div>
  );
}
