import type { SoundName } from "./voices";

/** How a game's events sound, by kind; a kind that is not there is silent. */
export type Sounds = Readonly<Record<string, SoundName>>;
