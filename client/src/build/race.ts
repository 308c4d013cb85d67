import { api } from "../api/http";
import type { GameInfo } from "../api/messages";
import { firstSetup, seatsOf } from "../start/setup";
import { go, link } from "../state/route";
import { playerName } from "../state/settings";
import { rememberMade } from "../state/tables";
import { type KeptTrack, keep } from "./kept";
import { packed } from "./share";

/** Opens a race against bots on a track, with everything else as it usually is, and goes there; `bench`: the way back. */
export async function testDrive(name: string, option: string, track: unknown, bench: string): Promise<void> {
  const game = (await api.games()).find((one) => one.name === name) as GameInfo;
  const setup = firstSetup(game, playerName.value);
  const made = await api.open({
    game: name,
    options: { ...setup.options, [option]: track },
    seats: seatsOf(game, setup),
  });
  rememberMade(made, name, bench);
  go(link.table(made.table));
}

/** Leads to where a race on a track is set up, with friends or without; the track is kept as it is. */
export async function setUpRace(track: Omit<KeptTrack, "changed">): Promise<void> {
  keep(track);
  go(link.fresh(track.game, `~${await packed(track.text)}`));
}
