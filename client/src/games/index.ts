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

export async function loadLook(game: string): Promise<GameLook> {
  const known = loaded.value[game];
  if (known) return known;
  const look = (await found[`./${game}/look.tsx`]?.())?.look ?? PLAIN;
  loaded.value = { ...loaded.value, [game]: look };
  return look;
}
