import type { Signal } from "@preact/signals";
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
  speed,
  THEMES,
  theme,
  volume,
} from "../state/settings";
import { chooseLanguage, LANGUAGES, language, t } from "../words";
import { Dialog } from "./Dialog";
import { Icon } from "./icons";
import { Segments } from "./Segments";

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
      <Segments
        legend={t("speed")}
        name="speed"
        choices={SPEEDS}
        chosen={speed.value}
        choose={(one) => (speed.value = one)}
        words={(one) => t(`speed-${one}`)}
      />
      <Segments
        legend={t("theme")}
        name="theme"
        choices={THEMES}
        chosen={theme.value}
        choose={(one) => (theme.value = one)}
        words={(one) => t(`theme-${one}`)}
      />
      <Segments
        legend={t("palette")}
        name="palette"
        choices={PALETTES}
        chosen={palette.value}
        choose={(one) => (palette.value = one)}
        words={(one) => t(`palette-${one}`)}
      />
      <Segments
        legend={t("contrast")}
        name="contrast"
        choices={CONTRASTS}
        chosen={contrast.value}
        choose={(one) => (contrast.value = one)}
        words={(one) => t(`contrast-${one}`)}
      />
      <Volume />
      <Tick setting={confirming} words={t("confirming")} />
      <Tick setting={obvious} words={t("obvious")} />
      <Tick setting={follow} words={t("follow")} />
      <Tick setting={lettersAreKeys} words={t("letters")} />
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

/** Something that is so or not. */
function Tick({ setting, words }: { setting: Signal<boolean>; words: string }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={setting.value}
        onChange={(event) => (setting.value = event.currentTarget.checked)}
      />
      {words}
    </label>
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
