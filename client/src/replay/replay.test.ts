import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplayStep, Story, Turn } from "../api/messages";
import { byTurns } from "./Odds";
import { ALL, Replay, turnAt, WATCHER } from "./replay";

const turn = (at: number, seat: number | null = 0): Turn => ({ at, seat, round: 1, crashes: 0 });
const LINES = 6;
/** Lines 2 and 5 tell something. */
const TELLING: [number, number] = [2, 5];

const step = (at: number, seat: number): ReplayStep => ({
  at,
  lines: LINES,
  line: null,
  seat,
  round: 1,
  events: TELLING.includes(at)
    ? [{ n: at, kind: "drove", seat: 0, text: `line ${at}`, args: {}, spaces: [at], rules: [], card: null }]
    : [],
  view: { eyes: seat },
  markers: [],
  drawing_key: at < TELLING[1] ? "" : "more",
});

const story: Story = {
  lines: LINES,
  chances: 0,
  rounds: 1,
  turns: [turn(0, null), turn(3, 1)],
  standings: [],
  moments: [],
  seats: [],
};

const asked: string[] = [];

async function opened(wanted: { at: number | null; viewpoint: number | null } = { at: null, viewpoint: null }) {
  const replay = new Replay("t", wanted);
  await replay.open();
  return replay;
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    const { pathname, searchParams } = new URL(url);
    asked.push(pathname.replace(/^.*\/api\//, "") + new URL(url).search);
    const seats = [0, 1].map((seat) => ({ seat, name: `S${seat}`, racer: "", kind: "bot", you: false }));
    const answers: Record<string, unknown> = {
      drawing: { width: searchParams.get("key") ? 2 : 1, height: 1, shapes: [], spaces: [] },
      story,
      t: { table: "t", game: "g", seats, places: [1, 2], log: [], over: true, status: "over" },
      steps: Array.from({ length: LINES + 1 }, (_, at) => step(at, Number(searchParams.get("seat")))),
    };
    return { ok: true, status: 200, json: async () => answers[pathname.split("/").at(-1) ?? ""] };
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a race shown again", () => {
  it("stands where it is asked to, and asks nobody anything", async () => {
    const replay = await opened({ at: 4, viewpoint: 1 });
    expect(replay.at.value).toBe(4);
    expect(replay.shown.value?.view).toEqual({ eyes: 1 });
    expect(replay.decision.value).toBeNull();
    expect(replay.shown.value?.waiting).toEqual([1]);
    expect(replay.playing.value).toBe(false);
  });

  it("is over on its last line only", async () => {
    const replay = await opened({ at: LINES - 1, viewpoint: WATCHER });
    expect(replay.shown.value?.places).toBeNull();
    await replay.go(99);
    expect(replay.at.value).toBe(LINES);
    expect(replay.shown.value).toMatchObject({ over: true, places: [1, 2], waiting: [] });
  });

  it("steps over lines that tell nothing", async () => {
    const replay = await opened();
    await replay.stepBy(1);
    expect(replay.at.value).toBe(2);
    await replay.stepBy(1);
    expect(replay.at.value).toBe(5);
    await replay.stepBy(-1);
    expect(replay.at.value).toBe(2);
    expect(replay.log.value.map((event) => event.text)).toEqual(["line 2"]);
  });

  it("goes from turn to turn, first to the beginning of this one", async () => {
    const replay = await opened({ at: 5, viewpoint: WATCHER });
    await replay.turnBy(-1);
    expect(replay.at.value).toBe(3);
    await replay.turnBy(-1);
    expect(replay.at.value).toBe(0);
    await replay.turnBy(1);
    expect(replay.at.value).toBe(3);
    await replay.turnBy(1);
    expect(replay.at.value).toBe(LINES);
  });

  it("opens all hands by each seat's own view", async () => {
    const replay = await opened({ at: 1, viewpoint: ALL });
    expect(replay.shown.value?.view).toEqual({ eyes: -1 });
    expect(replay.shown.value?.views).toEqual({ 0: { eyes: 0 }, 1: { eyes: 1 } });
  });

  it("shows each line on the track as it lay then, fetched once", async () => {
    const replay = await opened();
    const widths = [];
    for (const at of [4, 5, 3, 6]) {
      await replay.go(at);
      widths.push(replay.drawing.value?.width);
    }
    expect(widths).toEqual([1, 2, 1, 2]);
    expect(asked.filter((path) => path.includes("drawing"))).toEqual(["tables/t/drawing", "tables/t/drawing?key=more"]);
  });

  it("fetches steps once", async () => {
    const replay = await opened();
    await replay.go(3);
    await replay.go(1);
    expect(asked.filter((path) => path.includes("steps")).length).toBe(1);
  });

  it("gives up the way to where nobody wants to be any more", async () => {
    const replay = await opened();
    await Promise.all([replay.go(2), replay.go(4)]);
    expect(replay.at.value).toBe(4);
  });
});

describe("turns", () => {
  it("hold the lines from their beginning on", () => {
    const turns = [turn(0), turn(4), turn(9)];
    expect([0, 3, 4, 8, 9, 50].map((at) => turnAt(turns, at))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(turnAt([], 3)).toBe(-1);
  });

  it("give the odds of a race their means, between its true beginning and end", () => {
    const turns = Array.from({ length: 12 }, (_, index) => turn(2 * index));
    const odds = Array.from({ length: 25 }, (_, line) => [line % 2 ? 0.4 : 0.2]);
    const shown = byTurns(odds, turns);
    expect(shown[0]).toEqual({ line: 0, odds: [0.2] });
    expect(shown[1]?.line).toBe(1);
    expect(shown[1]?.odds[0]).toBeCloseTo(0.3);
    expect(shown.at(-1)).toEqual({ line: 24, odds: [0.2] });
    expect(byTurns(odds, turns.slice(0, 3)).length).toBe(25);
  });
});
