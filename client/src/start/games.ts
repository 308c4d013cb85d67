import { api } from "../api/http";
import type { GameInfo } from "../api/messages";
import { loadLook } from "../games";

/** The games, their looks on the way. */
export async function gamesAndLooks(): Promise<GameInfo[]> {
  const games = await api.games();
  for (const game of games) void loadLook(game.name);
  return games;
}
