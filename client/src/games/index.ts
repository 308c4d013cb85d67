import { signal } from "@preact/signals";
import type { GameLook } from "./look";

// Looks are found by looking: a folder named like the game, with a module `look`.
const found = import.meta.glob<{ look: GameLook }>("./*/look.tsx");

const PLAIN: GameLook = {};
const loaded = signal<Record<string, GameLook>>({});

/** The look of a game: the plain one until its own is loaded, or for good where it has none. */
export function lookOf(game: string): GameLook {
  return loaded.value[game] ?? PLAIN;
}

/** Whether the look of a game, if it has one, is there. */
export function lookIsHere(game: string): boolean {
  return game in loaded.value;
}

/** Fetches a game's look; a game that has none, or whose look can't be had, is shown plainly. */
export async function loadLook(game: string): Promise<GameLook> {
  const known = loaded.peek()[game];
  if (known) return known;
  let look = PLAIN;
  try {
    look = (await found[`./${game}/look.tsx`]?.())?.look ?? PLAIN;
  } catch (error) {
    console.warn(error);
  }
  loaded.value = { ...loaded.peek(), [game]: look };
  return look;
}
