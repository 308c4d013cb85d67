import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatBody, Decision, News, RaceEvent, Snapshot } from "../api/messages";
import { confirming, speed } from "./settings";
import { Table } from "./table";
import { forget, knownTable } from "./tables";

const decision = (id: string): Decision => ({
  id,
  seat: 0,
  frame: "card",
  prompt: "Choose",
  rules: [],
  options: ["card:a", "card:b"].map((action) => ({
    action,
    text: action,
    spaces: [],
    card: null,
    kind: "card",
    rules: [],
  })),
});

// What these tests are about; the rest of a snapshot plays no part here.
const snapshot = (sequence: number, more: Partial<Snapshot> = {}) =>
  ({
    table: "t",
    game: "g",
    seats: [],
    sequence,
    revision: 0,
    over: false,
    round: 1,
    view: {},
    markers: [],
    decisions: [decision(`${sequence}.0`)],
    waiting: [0],
    log: [],
    ...more,
  }) as unknown as Snapshot;

const event = (n: number): RaceEvent => ({
  n,
  kind: "drove",
  seat: 0,
  text: `event ${n}`,
  args: {},
  spaces: [],
  rules: [],
  card: null,
});

/** The drawing of a key, which is a number of spaces; tests may hold it back. */
let drawn = async (key: string): Promise<unknown> => track(Number(key));
const track = (count: number) => ({
  left: 0,
  top: 0,
  width: 1,
  height: 1,
  shapes: [],
  spaces: Array.from({ length: count }, (_, index) => ({ index, name: String(index), d: "", x: 0, y: 0, angle: 0 })),
});

/** A server of a few lines: what it got is kept, what it sends down the stream is pushed by the test. */
function serve(first: Snapshot) {
  const calls: { path: string; body: unknown }[] = [];
  let push: (text: string) => void = () => {};
  const answers: Record<string, unknown> = { "": first, "/drawing": { width: 1, height: 1, shapes: [], spaces: [] } };
  let refusal: { status: number; error: unknown } | null = null;
  let away = false;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const path = new URL(url).pathname.replace(/^.*\/api\/tables\/t/, "");
    calls.push({ path, body: init?.body ? JSON.parse(String(init.body)) : null });
    const key = new URL(url).searchParams.get("key");
    if (path === "/drawing" && key) return { ok: true, json: () => drawn(key) };
    if (path === "/stream") {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          push = (text) => controller.enqueue(new TextEncoder().encode(text));
        },
      });
      return { ok: true, body };
    }
    if (away) throw new TypeError("Failed to fetch");
    if (init?.method === "POST" && refusal) {
      const { status, error } = refusal;
      return { ok: false, status, json: async () => ({ error }) };
    }
    return {
      ok: true,
      json: async () => answers[path] ?? { sequence: first.sequence + 1, events: [], markers: [], chance: null },
    };
  });
  return {
    calls,
    answers,
    refuse: (status: number, what: string) => {
      refusal = { status, error: { code: "x", what, where: "", cure: "Look again.", legal: null } };
    },
    relent: () => {
      refusal = null;
    },
    /** There is no way to the server, or there is again. */
    vanish: (gone: boolean) => {
      away = gone;
    },
    resync: (whole: Snapshot) => push(`id: ${whole.sequence}\nevent: resync\ndata: ${JSON.stringify(whole)}\n\n`),
    chat: (lines: unknown[]) => push(`event: chat\ndata: ${JSON.stringify(lines)}\n\n`),
    news: (news: News) => push(`id: ${news.sequence}\nevent: news\ndata: ${JSON.stringify(news)}\n\n`),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

async function opened(first = snapshot(1)) {
  const server = serve(first);
  const table = new Table("t");
  await table.open();
  await settled();
  return { server, table };
}

beforeEach(() => {
  confirming.value = true;
});
afterEach(() => {
  drawn = async (key) => track(Number(key));
  forget("t");
  vi.unstubAllGlobals();
});

describe("a table", () => {
  it("shows what the server says and asks its decision", async () => {
    const { table } = await opened();
    expect(table.shown.value?.sequence).toBe(1);
    expect(table.decision.value?.id).toBe("1.0");
  });

  it("plays events one after the other, and asks only when they are over", async () => {
    const { server, table } = await opened();
    const seen: number[] = [];
    let end = () => {};
    table.player = (one) => {
      seen.push(one.n);
      return new Promise((resolve) => (end = resolve));
    };
    server.news({ sequence: 2, events: [event(0), event(1)], snapshot: snapshot(2, { log: null }) });
    await settled();
    expect(seen).toEqual([0]);
    expect(table.decision.value).toBeNull();
    expect(table.shown.value?.sequence).toBe(1);
    end();
    await settled();
    expect(seen).toEqual([0, 1]);
    end();
    await settled();
    expect(table.decision.value?.id).toBe("2.0");
    expect(table.log.value.map((one) => one.text)).toEqual(["event 0", "event 1"]);
  });

  it("shows no more events after a skip, but logs them all", async () => {
    const { server, table } = await opened();
    let end = () => {};
    const seen: number[] = [];
    table.player = (one) => {
      seen.push(one.n);
      return new Promise((resolve) => (end = resolve));
    };
    server.news({ sequence: 2, events: [event(0), event(1)], snapshot: snapshot(2, { log: null }) });
    server.news({ sequence: 3, events: [event(2)], snapshot: snapshot(3, { log: null }) });
    await settled();
    table.skip();
    end();
    await settled();
    expect(seen).toEqual([0]);
    expect(table.log.value.length).toBe(3);
    expect(table.decision.value?.id).toBe("3.0");
    expect(table.hurrying).toBe(false);
  });

  it("shows at once where the race stands after something was taken back", async () => {
    const { server, table } = await opened(snapshot(5, { log: [event(0), event(1)] }));
    server.resync(snapshot(6, { round: 7, log: [event(0)] }));
    await settled();
    expect(table.shown.value?.round).toBe(7);
    expect(table.log.value.length).toBe(1);
  });

  it("fetches the whole log when the race begins", async () => {
    const { server, table } = await opened(snapshot(0, { status: "gathering" }));
    server.answers[""] = snapshot(0, { status: "racing", log: [event(0)] });
    server.news({ sequence: 0, events: [], snapshot: snapshot(0, { status: "racing", log: null }) });
    await settled();
    expect(table.log.value.length).toBe(1);
  });

  it("takes in who sits where without disturbing the race", async () => {
    const { server, table } = await opened();
    server.news({ sequence: 1, events: [], snapshot: snapshot(1, { revision: 3, log: null }) });
    await settled();
    expect(table.shown.value?.revision).toBe(3);
    expect(table.playing.value).toBe(false);
  });

  it("wants a second tap, unless it is told not to ask or a key was pressed", async () => {
    const { server, table } = await opened();
    const asked = table.decision.value as Decision;
    const [first, second] = asked.options as [Decision["options"][0], Decision["options"][0]];
    const sent = () => server.calls.filter((call) => call.path === "/choose").map((call) => call.body);
    table.tap({ decision: asked, option: first }, false);
    table.tap({ decision: asked, option: second }, false);
    await settled();
    expect(sent()).toEqual([]);
    table.tap({ decision: asked, option: second }, false);
    await settled();
    expect(sent()).toEqual([{ decision: "1.0", option: "card:b" }]);
    server.news({ sequence: 2, events: [], snapshot: snapshot(2, { log: null }) });
    await settled();
    table.tap({ decision: table.decision.value as Decision, option: first }, true);
    await settled();
    server.news({ sequence: 3, events: [], snapshot: snapshot(3, { log: null }) });
    await settled();
    confirming.value = false;
    table.tap({ decision: table.decision.value as Decision, option: first }, false);
    await settled();
    expect(sent().slice(1)).toEqual([
      { decision: "2.0", option: "card:a" },
      { decision: "3.0", option: "card:a" },
    ]);
  });

  it("takes no second answer before it knows what came of the first", async () => {
    const { server, table } = await opened();
    const asked = table.decision.value as Decision;
    const [first, second] = asked.options as [Decision["options"][0], Decision["options"][0]];
    void table.choose({ decision: asked, option: first });
    await settled();
    expect(table.sending.value).toBe(true);
    await table.choose({ decision: asked, option: second });
    server.news({ sequence: 2, events: [], snapshot: snapshot(2, { log: null }) });
    await settled();
    expect(table.sending.value).toBe(false);
    expect(server.calls.filter((call) => call.path === "/choose").length).toBe(1);
  });

  it("asks where the race stands when the news of an answer do not come", async () => {
    const { server, table } = await opened();
    const asked = table.decision.value as Decision;
    server.answers[""] = snapshot(2);
    vi.useFakeTimers();
    try {
      const chosen = table.choose({ decision: asked, option: asked.options[0] as Decision["options"][0] });
      await vi.advanceTimersByTimeAsync(2500);
      expect(table.decision.value?.id).toBe("1.0");
      await vi.advanceTimersByTimeAsync(1000);
      await chosen;
    } finally {
      vi.useRealTimers();
    }
    expect(table.decision.value?.id).toBe("2.0");
    expect(table.sending.value).toBe(false);
  });

  it("answers by itself where there is one way only, but not after something was taken back", async () => {
    const one = (id: string) => [{ ...decision(id), options: decision(id).options.slice(0, 1) }];
    const { server, table } = await opened();
    speed.value = "none";
    server.news({ sequence: 2, events: [], snapshot: snapshot(2, { decisions: one("2.0"), log: null }) });
    await settled();
    const sent = () => server.calls.filter((call) => call.path === "/choose").map((call) => call.body);
    expect(sent()).toEqual([{ decision: "2.0", option: "card:a" }]);
    await table.undo();
    server.news({ sequence: 3, events: [], snapshot: snapshot(3, { decisions: one("3.0"), log: null }) });
    await settled();
    expect(sent().length).toBe(1);
  });

  it("is not thrown back by an answer that the stream has overtaken", async () => {
    const { server, table } = await opened(snapshot(5));
    server.refuse(409, "This was decided already.");
    server.answers[""] = snapshot(4);
    const asked = table.decision.value as Decision;
    await table.choose({ decision: asked, option: asked.options[0] as Decision["options"][0] });
    expect(table.latest.value?.sequence).toBe(5);
  });

  it("says why a choice was refused, and looks again if it came too late", async () => {
    const { server, table } = await opened();
    const asked = table.decision.value as Decision;
    server.answers[""] = snapshot(2);
    server.refuse(409, "This was decided already.");
    await table.choose({ decision: asked, option: asked.options[0] as Decision["options"][0] });
    expect(table.trouble.value).toBe("This was decided already. Look again.");
    expect(table.decision.value?.id).toBe("2.0");
  });

  it("sends an undo again as what was meant, whatever is heard meanwhile", async () => {
    const { server, table } = await opened(snapshot(5));
    server.refuse(503, "The database is away.");
    vi.useFakeTimers();
    try {
      const undone = table.undo();
      await vi.advanceTimersByTimeAsync(400);
      expect(table.trouble.value).toContain("Not sent yet");
      expect(table.sending.value).toBe(true);
      void table.undo(); // pressed once more
      server.resync(snapshot(6)); // it was done: only the answer was lost
      await vi.advanceTimersByTimeAsync(200);
      server.relent();
      await vi.advanceTimersByTimeAsync(10_000);
      await undone;
    } finally {
      vi.useRealTimers();
    }
    const undos = server.calls.filter((call) => call.path === "/undo").map((call) => call.body);
    expect(undos.length).toBeGreaterThan(1);
    expect(undos).toEqual(undos.map(() => ({ at: 5 })));
    expect(table.trouble.value).toBeNull();
    expect(table.sending.value).toBe(false);
  });

  it("goes on as soon as the stream brings what could not be fetched, and complains of nothing", async () => {
    const { server, table } = await opened();
    const asked = table.decision.value as Decision;
    vi.useFakeTimers();
    try {
      const chosen = table.choose({ decision: asked, option: asked.options[0] as Decision["options"][0] });
      await vi.advanceTimersByTimeAsync(100);
      server.vanish(true); // the answer is here, the news are not, and there is no way to ask
      await vi.advanceTimersByTimeAsync(5000);
      expect(table.sending.value).toBe(true);
      server.news({ sequence: 2, events: [], snapshot: snapshot(2, { log: null }) });
      await vi.advanceTimersByTimeAsync(10);
      await chosen;
      expect(table.decision.value?.id).toBe("2.0");
      await vi.advanceTimersByTimeAsync(100_000);
    } finally {
      vi.useRealTimers();
    }
    expect(table.trouble.value).toBeNull();
  });

  it("takes back what is seen, not what has come since", async () => {
    const { server, table } = await opened(snapshot(5));
    table.player = () => new Promise(() => {});
    server.news({ sequence: 6, events: [event(0)], snapshot: snapshot(6, { log: null }) });
    await settled();
    void table.undo();
    void table.answerUndo(true);
    await settled();
    const undos = server.calls.filter((call) => call.path === "/undo").map((call) => call.body);
    expect(undos).toEqual([{ at: 5 }, { agree: true, at: 5 }]);
  });

  it("says again what may not have been heard as the same line", async () => {
    const line = (n: number, text: string) => ({ n, at: 0, seat: 0, name: "Ann", text });
    const { server, table } = await opened(snapshot(1, { chat: [line(4, "Well?")] }));
    server.refuse(409, "Everybody speaks at once.");
    expect(await table.say("Go!", 0)).toBe(false);
    server.chat([line(5, "Go!")]); // it had been heard
    await settled();
    server.relent();
    server.answers["/chat"] = line(5, "Go!");
    expect(await table.say("Go!", 0)).toBe(true);
    expect(await table.say("Go!", 0)).toBe(true);
    const said = server.calls.filter((call) => call.path === "/chat").map((call) => (call.body as ChatBody).after);
    expect(said).toEqual([4, 4, 5]);
    expect(table.chat.value.map((one) => one.n)).toEqual([4, 5]);
  });

  it("is there as soon as the server is, without being loaded again", async () => {
    const server = serve(snapshot(1));
    server.vanish(true);
    const table = new Table("t");
    const opening = table.open();
    await vi.waitFor(() => expect(table.lost.value).toContain("can't be reached"));
    server.vanish(false);
    window.dispatchEvent(new Event("online"));
    await opening;
    expect(table.lost.value).toBeNull();
    expect(table.decision.value?.id).toBe("1.0");
  });

  it("tells nothing twice where the position was fetched before the news came", async () => {
    const { server, table } = await opened(snapshot(1, { log: [event(0)] }));
    server.resync(snapshot(2, { log: [event(0), event(1)] }));
    server.news({
      sequence: 3,
      events: [event(1), event(2)],
      snapshot: snapshot(3, { log: null }),
    });
    await settled();
    expect(table.log.value.map((one) => one.n)).toEqual([0, 1, 2]);
    expect(table.decision.value?.id).toBe("3.0");
  });

  it("keeps what is said, each line once, and counts what others said unread", async () => {
    const line = (n: number, seat: number | null) => ({ n, at: 0, seat, name: "?", text: `line ${n}` });
    const seats = [
      { seat: 0, name: "Ann", you: true },
      { seat: 1, name: "Bo", you: false },
    ] as unknown as Snapshot["seats"];
    const { server, table } = await opened(snapshot(1, { seats, chat: [line(1, 1)] }));
    server.chat([line(1, 1), line(2, 0), line(3, 1)]);
    await settled();
    expect(table.chat.value.map((one) => one.n)).toEqual([1, 2, 3]);
    expect(table.unread.value).toBe(2);
    table.readChat();
    expect(knownTable("t")?.read).toBe(3);
    expect(table.unread.value).toBe(0);
    server.chat([line(4, null)]);
    await settled();
    expect(table.unread.value).toBe(1);
  });
});

describe("a track that grows", () => {
  const at = (sequence: number, spaces: number) => snapshot(sequence, { drawing_key: String(spaces), log: null });
  const spaces = (table: Table) => table.drawing.value?.spaces.length;
  const there = (n: number, space: number): RaceEvent => ({ ...event(n), spaces: [space] });

  it("is opened as it lies", async () => {
    const { table } = await opened(at(1, 4));
    expect(spaces(table)).toBe(4);
    expect(table.playing.value).toBe(false);
  });

  it("has its new spaces when the first event tells of one, not before", async () => {
    const { server, table } = await opened(at(1, 4));
    const seen: (number | undefined)[] = [];
    table.player = async () => void seen.push(spaces(table));
    server.news({ sequence: 2, events: [there(0, 3), there(1, 4), there(2, 0)], snapshot: at(2, 6) });
    await settled();
    expect(seen).toEqual([4, 6, 6]);
    expect(table.shown.value?.sequence).toBe(2);
  });

  it("has them in the end where no event tells of one", async () => {
    const { server, table } = await opened(at(1, 4));
    server.news({ sequence: 2, events: [event(0)], snapshot: at(2, 6) });
    await settled();
    expect(spaces(table)).toBe(6);
  });

  it("shows no position on a track without its spaces", async () => {
    const { server, table } = await opened(at(1, 4));
    const wrong: unknown[] = [];
    table.shown.subscribe((shown) => {
      if (shown && Number(shown.drawing_key) !== spaces(table)) wrong.push(shown.sequence);
    });
    server.news({ sequence: 2, events: [event(0)], snapshot: at(2, 6) });
    server.news({ sequence: 3, events: [event(1)], snapshot: at(3, 8) });
    await settled();
    server.resync(at(4, 4)); // taken back
    await settled();
    expect(table.shown.value?.sequence).toBe(4);
    expect(spaces(table)).toBe(4);
    expect(wrong).toEqual([]);
  });

  it("waits for the drawing, and for nothing else that comes meanwhile", async () => {
    const { server, table } = await opened(at(1, 4));
    let come = () => {};
    drawn = (key) => new Promise((resolve) => (come = () => resolve(track(Number(key)))));
    server.resync(at(2, 6));
    await settled();
    expect(table.shown.value?.sequence).toBe(1);
    server.news({ sequence: 3, events: [event(0)], snapshot: at(3, 6) });
    await settled();
    come();
    await settled();
    expect(table.shown.value?.sequence).toBe(3);
    expect(spaces(table)).toBe(6);
    expect(table.log.value.map((one) => one.n)).toEqual([0]);
    expect(table.decision.value?.id).toBe("3.0");
  });

  it("goes on without a drawing that can't be had, and says so", async () => {
    const { server, table } = await opened(at(1, 4));
    drawn = async () => Promise.reject(new Error("lost on the way"));
    server.news({ sequence: 2, events: [there(0, 5)], snapshot: at(2, 6) });
    await settled();
    expect(table.shown.value?.sequence).toBe(2);
    expect(table.trouble.value).toContain("can't be reached");
    drawn = async (key) => track(Number(key));
    server.news({ sequence: 3, events: [event(1)], snapshot: at(3, 6) });
    await settled();
    expect(spaces(table)).toBe(6);
  });

  it("is seen as an option would make it", async () => {
    const { server, table } = await opened(at(1, 4));
    server.answers["/preview"] = {
      events: [],
      markers: [],
      chance: null,
      over: false,
      unknown: false,
      drawing_key: "6",
    };
    const asked = table.decision.value as Decision;
    table.hover({ decision: asked, option: asked.options[0] as Decision["options"][0] });
    await vi.waitFor(() => expect(table.foreseen.value?.spaces.length).toBe(6));
    expect(spaces(table)).toBe(4);
    table.hover(null);
    expect(table.foreseen.value).toBeNull();
  });
});
