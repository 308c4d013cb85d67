import { signal } from "@preact/signals";
import { keptList } from "../state/lists";

/** A track of one's own, kept in this browser. */
export interface KeptTrack {
  id: string;
  game: string;
  name: string;
  /** The track's file: the same text that can be saved and shared. */
  text: string;
  /** When it was last changed, in milliseconds since 1970. */
  changed: number;
}

const KEY = "pileup.tracks";
const MOST = 60;

function load(): KeptTrack[] {
  return keptList<KeptTrack>(KEY, (one) => typeof one?.id === "string" && typeof one.text === "string");
}

export const keptTracks = signal<KeptTrack[]>(load());
// Another tab of this browser may build too.
addEventListener("storage", (event) => {
  if (event.key === KEY) keptTracks.value = load();
});

export function keptTrack(id: string): KeptTrack | undefined {
  return keptTracks.value.find((one) => one.id === id);
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** Keeps a track, the newest first; false where the browser has no room for it. */
export function keep(track: Omit<KeptTrack, "changed">): boolean {
  const others = load().filter((one) => one.id !== track.id);
  return store([{ ...track, changed: Date.now() }, ...others].slice(0, MOST));
}

export function dropTrack(id: string): void {
  store(load().filter((one) => one.id !== id));
}

function store(tracks: KeptTrack[]): boolean {
  keptTracks.value = tracks;
  try {
    localStorage.setItem(KEY, JSON.stringify(tracks));
    return true;
  } catch {
    return false;
  }
}
