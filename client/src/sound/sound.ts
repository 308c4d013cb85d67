import { volume } from "../state/settings";
import { type Part, type SoundName, VOICES } from "./voices";

/** The same sound again within this many milliseconds is one too many. */
const AGAIN = 90;
/** Milliseconds between any two sounds: a chain of events is heard as a chain, not as a crash. */
const APART = 35;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let lastOfAll = Number.NEGATIVE_INFINITY;
const last = new Map<SoundName, number>();

/** A second of noise that is the same every time, made once. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    let state = 1;
    for (let index = 0; index < samples.length; index++) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      samples[index] = state / 2 ** 31;
    }
  }
  return hiss;
}

function sourceOf(audio: AudioContext, part: Part, begin: number, out: AudioNode): AudioScheduledSourceNode {
  if (part.shape === "noise") {
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = 0.7;
    filter.frequency.setValueAtTime(part.from, begin);
    filter.frequency.exponentialRampToValueAtTime(part.to, begin + part.long);
    source.connect(filter).connect(out);
    return source;
  }
  const source = audio.createOscillator();
  source.type = part.shape;
  source.frequency.setValueAtTime(part.from, begin);
  source.frequency.exponentialRampToValueAtTime(part.to, begin + part.long);
  source.connect(out);
  return source;
}

function play(audio: AudioContext, part: Part, loudness: number): void {
  const begin = audio.currentTime + part.at;
  const end = begin + part.long;
  const gain = audio.createGain();
  // Up at once, down softly: no click at either end.
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(part.loud * loudness, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source = sourceOf(audio, part, begin, gain);
  source.start(begin);
  source.stop(end + 0.02);
}

/**
 * Plays a sound, if sounds are on (they are off until somebody turns them on), the page is in sight and the last one
 * is not just over. Nothing is fetched: all of it is made here.
 */
export function playSound(name: SoundName | undefined): void {
  if (!name || volume.value === 0 || document.hidden || typeof AudioContext === "undefined") return;
  const now = performance.now();
  if (now - lastOfAll < APART || now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < AGAIN) return;
  lastOfAll = now;
  last.set(name, now);
  context ??= new AudioContext();
  // Browsers hold sounds back until the person has touched the page; then the next one is heard.
  if (context.state === "suspended") void context.resume();
  const loudness = 0.5 * (volume.value / 10) ** 1.6;
  for (const part of VOICES[name]) play(context, part, loudness);
}
