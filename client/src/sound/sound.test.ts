import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { VOICES } from "./voices";

interface Made {
  kind: string;
  starts: number[];
  stops: number[];
}

/** An audio context that writes down what it is asked for. */
function listen() {
  const made: Made[] = [];
  const contexts: unknown[] = [];
  const param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime: (_: number, at: number) => at });
  const node = (kind: string) => {
    const one = {
      kind,
      starts: [] as number[],
      stops: [] as number[],
      frequency: param(),
      gain: param(),
      Q: param(),
      connect: (to: unknown) => to,
      start: (at: number) => one.starts.push(at),
      stop: (at: number) => one.stops.push(at),
    };
    made.push(one);
    return one;
  };
  class Context {
    currentTime = 0;
    sampleRate = 100;
    state = "running";
    destination = {};
    constructor() {
      contexts.push(this);
    }
    createOscillator = () => node("oscillator");
    createBufferSource = () => node("noise");
    createGain = () => node("gain");
    createBiquadFilter = () => node("filter");
    createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  }
  vi.stubGlobal("AudioContext", Context);
  return { contexts, sources: () => made.filter((one) => one.starts.length > 0) };
}

let clock = 0;
beforeEach(() => {
  vi.resetModules();
  clock = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function fresh(loud: number) {
  const { volume } = await import("../state/settings");
  const { playSound } = await import("./sound");
  volume.value = loud;
  return playSound;
}

describe("sounds", () => {
  it("are off until somebody turns them on", async () => {
    localStorage.clear();
    const heard = listen();
    const { volume } = await import("../state/settings");
    const { playSound } = await import("./sound");
    expect(volume.value).toBe(0);
    playSound("bang");
    expect(heard.contexts).toEqual([]);
  });

  it("are made of their parts", async () => {
    const heard = listen();
    const play = await fresh(5);
    play("bang");
    expect(heard.sources().map((one) => one.kind)).toEqual(["noise", "oscillator"]);
    for (const one of heard.sources()) expect(one.stops.length).toBe(1);
  });

  it("are not heaped up: a chain of the same event is not one loud noise", async () => {
    const heard = listen();
    const play = await fresh(5);
    for (let n = 0; n < 20; n++) play("step");
    expect(heard.sources().length).toBe(1);
    clock += 10;
    play("bump");
    expect(heard.sources().length).toBe(1);
    clock += 100;
    play("step");
    expect(heard.sources().length).toBe(2);
    expect(heard.contexts.length).toBe(1);
  });

  it("are short and not shrill", () => {
    for (const [name, parts] of Object.entries(VOICES)) {
      expect(Math.max(...parts.map((part) => part.at + part.long)), name).toBeLessThan(1);
      for (const part of parts) {
        expect(part.loud, name).toBeLessThanOrEqual(0.7);
        if (part.shape !== "noise") expect(Math.max(part.from, part.to), name).toBeLessThan(2000);
      }
    }
  });
});
