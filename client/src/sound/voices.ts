/** One part of a sound: a tone that glides from one pitch to another, or noise through a filter that does. */
export interface Part {
  /** What swings; `noise` is everything at once. */
  shape: "sine" | "triangle" | "square" | "noise";
  /** Hertz at the beginning and at the end: of the tone, or of what the filter lets through. */
  from: number;
  to: number;
  /** Seconds: when it begins, how long it takes. */
  at: number;
  long: number;
  /** How loud, 0 to 1. */
  loud: number;
}

const tone = (
  from: number,
  to: number,
  at: number,
  long: number,
  loud: number,
  shape: Part["shape"] = "sine",
): Part => ({
  shape,
  from,
  to,
  at,
  long,
  loud,
});
const noise = (from: number, to: number, at: number, long: number, loud: number): Part =>
  tone(from, to, at, long, loud, "noise");

/**
 * Every sound there is, none longer than a second. What happens often is soft and short; what is rare may be heard.
 * Games say which of their events sounds how.
 */
export const VOICES = {
  /** It is your turn. */
  turn: [tone(659, 659, 0, 0.14, 0.35), tone(880, 880, 0.1, 0.22, 0.35)],
  /** A card on the table. */
  card: [noise(3800, 1400, 0, 0.09, 0.3)],
  /** A piece goes on by a space. */
  step: [tone(150, 115, 0, 0.07, 0.3, "triangle")],
  /** A piece changes its way, flies, is moved. */
  swish: [noise(500, 2400, 0, 0.2, 0.22)],
  /** A die, shaken and thrown. */
  dice: [0, 0.07, 0.13, 0.21, 0.3].map((at, n) => noise(2600 - n * 200, 1700, at, 0.035, 0.4)),
  /** One piece into another. */
  bump: [tone(170, 60, 0, 0.18, 0.6, "triangle"), noise(900, 200, 0, 0.12, 0.4)],
  /** Something bursts. */
  bang: [noise(1600, 70, 0, 0.6, 0.7), tone(110, 36, 0, 0.45, 0.7)],
  /** Something is thrown or fired. */
  shot: [noise(700, 3600, 0, 0.28, 0.3), tone(320, 900, 0, 0.24, 0.12, "triangle")],
  /** A piece goes down: off the track, into water. */
  fall: [tone(620, 130, 0, 0.5, 0.35), noise(1400, 300, 0.38, 0.25, 0.3)],
  /** Hurt, lost, paid. */
  bad: [tone(330, 262, 0, 0.16, 0.3, "triangle"), tone(247, 196, 0.12, 0.2, 0.3, "triangle")],
  /** Mended, won, avoided. */
  good: [tone(523, 523, 0, 0.12, 0.3), tone(784, 784, 0.09, 0.2, 0.3)],
  /** Coins, carrots, stars. */
  coin: [tone(1319, 1319, 0, 0.08, 0.22), tone(1760, 1760, 0.06, 0.18, 0.22)],
  /** Something is put down. */
  put: [tone(240, 180, 0, 0.07, 0.4, "triangle"), noise(1800, 900, 0, 0.03, 0.2)],
  /** A crowd is glad. */
  cheer: [noise(900, 1500, 0, 0.4, 0.22), noise(1700, 1100, 0.15, 0.45, 0.18)],
  /** Over the line. */
  finish: [523, 659, 784, 1047].map((pitch, n) => tone(pitch, pitch, n * 0.11, n === 3 ? 0.4 : 0.16, 0.32)),
} as const satisfies Record<string, readonly Part[]>;

export type SoundName = keyof typeof VOICES;
