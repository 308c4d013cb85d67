import { palette } from "../state/settings";

/** The colour of a piece and, where that would be lost on a panel, the one beside a name in the light and the dark. */
export type Paint = [piece: string, panel?: string];

/** A game's racers in other colours than its own, by racer. */
export interface Palettes {
  /** After Okabe and Ito, some a little lighter or darker: told apart by every kind of colour-blind eye. */
  safe: Record<string, Paint>;
  /** Told apart by brightness alone. */
  steps: Record<string, Paint>;
}

/** A racer in the colours that the person in front of the screen has chosen. */
export function painted<T extends { colour: string; panel: string }>(racer: T, name: string, palettes: Palettes): T {
  const paint = palette.value === "game" ? undefined : palettes[palette.value][name];
  return paint ? { ...racer, colour: paint[0], panel: paint[1] ?? paint[0] } : racer;
}
