import { confirming, follow, obvious, SPEEDS, type Speed, speed, THEMES, type Theme, theme } from "../state/settings";
import { t } from "../words";
import { Dialog } from "./Dialog";

/** What each person sets for this browser: it changes how a race is shown, never what is legal. */
export function SettingsDialog({ close }: { close: () => void }) {
  return (
    <Dialog title={t("settings")} close={close}>
      <fieldset class="segments">
        <legend>{t("speed")}</legend>
        {SPEEDS.map((one: Speed) => (
          <label key={one}>
            <input type="radio" name="speed" checked={speed.value === one} onChange={() => (speed.value = one)} />
            <span>{t(`speed-${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset class="segments">
        <legend>{t("theme")}</legend>
        {THEMES.map((one: Theme) => (
          <label key={one}>
            <input type="radio" name="theme" checked={theme.value === one} onChange={() => (theme.value = one)} />
            <span>{t(`theme-${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <label class="check">
        <input
          type="checkbox"
          checked={confirming.value}
          onChange={(event) => (confirming.value = event.currentTarget.checked)}
        />
        {t("confirming")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={obvious.value}
          onChange={(event) => {
            obvious.value = event.currentTarget.checked;
          }}
        />
        {t("obvious")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={follow.value}
          onChange={(event) => (follow.value = event.currentTarget.checked)}
        />
        {t("follow")}
      </label>
    </Dialog>
  );
}
