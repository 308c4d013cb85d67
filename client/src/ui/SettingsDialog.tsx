import type { ComponentChildren } from "preact";
import { playSound } from "../sound/sound";
import {
  CONTRASTS,
  confirming,
  contrast,
  follow,
  lettersAreKeys,
  obvious,
  PALETTES,
  palette,
  SPEEDS,
  type Speed,
  speed,
  THEMES,
  type Theme,
  theme,
  volume,
} from "../state/settings";
import { chooseLanguage, LANGUAGES, language, t } from "../words";
import { Dialog } from "./Dialog";
import { Icon } from "./icons";

/** What each person sets for this browser: it changes how a race is shown, never what is legal. */
interface Props {
  close: () => void;
  /** Opens the help, where the page has some. */
  help?: () => void;
  /** What the page has to set besides. */
  children?: ComponentChildren;
}

export function SettingsDialog({ close, help, children }: Props) {
  return (
    <Dialog title={t("settings")} close={close}>
      <fieldset class="segments">
        <legend>{t("language")}</legend>
        {[...LANGUAGES].map(([tag, name]) => (
          <label key={tag}>
            <input
              type="radio"
              name="language"
              checked={language.value === tag}
              onChange={() => void chooseLanguage(tag)}
            />
            <span lang={tag}>{name}</span>
          </label>
        ))}
      </fieldset>
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
      <fieldset class="segments">
        <legend>{t("palette")}</legend>
        {PALETTES.map((one) => (
          <label key={one}>
            <input type="radio" name="palette" checked={palette.value === one} onChange={() => (palette.value = one)} />
            <span>{t(`palette-${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset class="segments">
        <legend>{t("contrast")}</legend>
        {CONTRASTS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="contrast"
              checked={contrast.value === one}
              onChange={() => (contrast.value = one)}
            />
            <span>{t(`contrast-${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <Volume />
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
      <label class="check">
        <input
          type="checkbox"
          checked={lettersAreKeys.value}
          onChange={(event) => (lettersAreKeys.value = event.currentTarget.checked)}
        />
        {t("letters")}
      </label>
      {children}
      {help && (
        <button type="button" onClick={help}>
          <Icon name="help" />
          {t("help")}
        </button>
      )}
    </Dialog>
  );
}

/** How loud things are; moving it lets one hear. */
function Volume() {
  const says = volume.value === 0 ? t("volume-off") : t("volume-at", { n: volume.value });
  return (
    <label class="field volume">
      <span>{t("volume")}</span>
      <span class="volume-line">
        <input
          type="range"
          min="0"
          max="10"
          step="1"
          value={volume.value}
          aria-valuetext={says}
          onInput={(event) => (volume.value = Number(event.currentTarget.value))}
          onChange={() => playSound("turn")}
        />
        <output aria-hidden="true">{says}</output>
      </span>
    </label>
  );
}
