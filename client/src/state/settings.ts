import { effect, signal } from "@preact/signals";

export type Speed = "slow" | "normal" | "fast" | "none";
export type Theme = "auto" | "light" | "dark";
/** The racers' colours: as the game paints them, told apart by colour-blind eyes too, or by brightness alone. */
export type Palette = "game" | "safe" | "steps";
export type Contrast = "auto" | "more" | "usual";

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "none"];
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const PALETTES: readonly Palette[] = ["game", "safe", "steps"];
export const CONTRASTS: readonly Contrast[] = ["auto", "more", "usual"];

/** Milliseconds are multiplied by this; 0 shows results at once. */
const FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.4, none: 0 };

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const sharpness = matchMedia("(prefers-contrast: more)");

export const speed = signal<Speed>(kept("speed", SPEEDS, "normal"));
export const theme = signal<Theme>(kept("theme", THEMES, "auto"));
/** Whether a choice wants a second tap. */
export const confirming = signal(kept("confirm", ["yes", "no"], "yes") === "yes");
/** Whether a decision with one option answers itself. */
export const obvious = signal(kept("obvious", ["yes", "no"], "yes") === "yes");
export const follow = signal(kept("follow", ["yes", "no"], "yes") === "yes");
export const palette = signal<Palette>(kept("palette", PALETTES, "game"));
export const contrast = signal<Contrast>(kept("contrast", CONTRASTS, "auto"));
/** How loud things are, from 0 (the page makes no sound at all, as it starts) to 10. */
export const volume = signal(Math.min(10, Math.max(0, Number(localStorage.getItem("pileup.volume")) || 0)));
/** Whether single letters and digits are commands; who speaks to the browser may not want them to be. */
export const lettersAreKeys = signal(kept("letters", ["yes", "no"], "yes") === "yes");
export const playerName = signal(localStorage.getItem("pileup.name") ?? "");

function kept<T extends string>(name: string, values: readonly T[], otherwise: T): T {
  const value = localStorage.getItem(`pileup.${name}`) as T | null;
  return value !== null && values.includes(value) ? value : otherwise;
}

/** How long something that takes `milliseconds` at normal speed takes here; 0 for people who want no motion. */
export function paced(milliseconds: number): number {
  return stillness.matches ? 0 : milliseconds * FACTOR[speed.value];
}

const sharp = signal(sharpness.matches);
sharpness.addEventListener("change", () => {
  sharp.value = sharpness.matches;
});

effect(() => {
  localStorage.setItem("pileup.palette", palette.value);
  localStorage.setItem("pileup.contrast", contrast.value);
  localStorage.setItem("pileup.volume", String(volume.value));
  localStorage.setItem("pileup.letters", lettersAreKeys.value ? "yes" : "no");
  const root = document.documentElement;
  root.dataset.palette = palette.value;
  const more = contrast.value === "more" || (contrast.value === "auto" && sharp.value);
  root.dataset.contrast = more ? "more" : "usual";
});

effect(() => {
  localStorage.setItem("pileup.speed", speed.value);
  localStorage.setItem("pileup.theme", theme.value);
  localStorage.setItem("pileup.confirm", confirming.value ? "yes" : "no");
  localStorage.setItem("pileup.obvious", obvious.value ? "yes" : "no");
  localStorage.setItem("pileup.follow", follow.value ? "yes" : "no");
  localStorage.setItem("pileup.name", playerName.value);
  const root = document.documentElement;
  if (theme.value === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
});
