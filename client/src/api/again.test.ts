import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { unheard, untilHeard } from "./again";
import { Refused } from "./http";

const refused = (status: number) =>
  new Refused(status, { code: "x", what: `${status}`, where: "", cure: "", legal: null });

/** Sends that come to these ends, the last one for ever. */
function ends(...all: (Refused | string)[]) {
  return vi.fn(async () => {
    const end = all.length > 1 ? all.shift() : all[0];
    if (end instanceof Refused) throw end;
    return end;
  });
}

describe("untilHeard", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("sends until there is an answer", async () => {
    const send = ends(refused(0), refused(503), refused(502), "done");
    const waiting = vi.fn();
    const answer = untilHeard(send, waiting, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(499);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe("done");
    expect(send).toHaveBeenCalledTimes(4);
    expect(waiting).toHaveBeenCalledTimes(3);
  });

  it("takes a no for an answer", async () => {
    const send = ends(refused(409), "done");
    await expect(untilHeard(send, vi.fn(), new AbortController().signal)).rejects.toThrow("409");
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("gives up after a minute, unless it is to try for ever", async () => {
    const short = untilHeard(ends(refused(503)), vi.fn(), new AbortController().signal);
    const given = expect(short).rejects.toThrow("503");
    const long = ends(refused(503));
    void untilHeard(long, vi.fn(), new AbortController().signal, true);
    await vi.advanceTimersByTimeAsync(60_000);
    await given;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(long.mock.calls.length).toBeGreaterThan(60);
  });

  it("sends at once when the network is back, or somebody looks again", async () => {
    const send = ends(refused(0));
    void untilHeard(send, vi.fn(), new AbortController().signal);
    await vi.advanceTimersByTimeAsync(0);
    for (const [where, event, count] of [
      [window, "online", 2],
      [window, "pageshow", 3],
      [document, "visibilitychange", 4],
    ] as const) {
      where.dispatchEvent(new Event(event));
      await vi.advanceTimersByTimeAsync(0);
      expect(send).toHaveBeenCalledTimes(count);
    }
  });

  it("does not wait for an answer for ever", async () => {
    let tries = 0;
    const send = (signal: AbortSignal) =>
      new Promise<string>((done, lost) => {
        if (++tries === 2) done("done");
        signal.addEventListener("abort", () => lost(refused(0)));
      });
    const answer = untilHeard(send, vi.fn(), new AbortController().signal);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await answer).toBe("done");
  });

  it("sends nothing more when nobody waits any more", async () => {
    const stop = new AbortController();
    const send = ends(refused(0), "done");
    const given = expect(untilHeard(send, vi.fn(), stop.signal)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(100);
    stop.abort();
    await given;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe("unheard", () => {
  it("is whatever may have been done or not", () => {
    expect([0, 429, 502, 503, 504].every((status) => unheard(refused(status)))).toBe(true);
    expect([400, 401, 403, 404, 409, 410, 422, 500].some((status) => unheard(refused(status)))).toBe(false);
    expect(unheard(new Error("a fault of our own"))).toBe(false);
  });
});
