import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serverNow } from "./clock";
import { Stream, StreamParser } from "./stream";

describe("StreamParser", () => {
  it("puts messages together that arrive in pieces", () => {
    const parser = new StreamParser();
    expect(parser.feed("id: 7\nevent: news\nda")).toEqual([]);
    expect(parser.feed('ta: {"a":\ndata: 1}\n\nid: 8\n')).toEqual([{ id: "7", event: "news", data: '{"a":\n1}' }]);
    expect(parser.feed("event: resync\n\n")).toEqual([{ id: "8", event: "resync", data: "" }]);
  });

  it("hears no message in a heartbeat", () => {
    const parser = new StreamParser();
    expect(parser.feed(": still here\n\n: and here\n\n")).toEqual([]);
  });

  it("understands line ends of every kind", () => {
    expect(new StreamParser().feed("event: news\r\ndata: x\r\n\r\n")).toEqual([{ id: "", event: "news", data: "x" }]);
  });
});

describe("Stream", () => {
  /** Every time it was opened: from where, and ways to send something down and to see whether it was given up. */
  let opened: { last: string; send: (text: string) => void; end: () => void; signal: AbortSignal }[];
  let heard: string[];
  let status: number;
  let stream: Stream;

  beforeEach(() => {
    vi.useFakeTimers();
    [opened, heard, status] = [[], [], 200];
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const start = (made: ReadableStreamDefaultController<Uint8Array>) => {
        controller = made;
      };
      const body = new ReadableStream<Uint8Array>({ start });
      const signal = init.signal as AbortSignal;
      opened.push({
        last: (init.headers as Record<string, string>)["Last-Event-ID"] ?? "",
        send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
        end: () => controller?.close(),
        signal,
      });
      const ok = status === 200;
      return { ok, status, body, headers: new Headers({ Date: new Date(Date.now() - 3_600_000).toUTCString() }) };
    });
    const listener = {
      headers: () => ({}),
      message: (one: { data: string }) => void heard.push(one.data),
      connection: (state: string) => void heard.push(state),
      refused: (no: number) => void heard.push(`refused ${no}`),
    };
    stream = new Stream("http://table/stream", listener, "7");
  });
  afterEach(() => {
    stream.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it("comes back after what it heard last", async () => {
    await pass(0);
    opened[0]?.send("id: 8\nevent: news\ndata: a\n\nid: 9\nevent: news\nda");
    await pass(0);
    opened[0]?.end();
    await pass(1000);
    expect(opened.map((one) => one.last)).toEqual(["7", "8"]);
    expect(heard).toEqual(["live", "a", "lost", "live"]);
  });

  it("takes a line for lost on which there is no sign of life", async () => {
    for (let beats = 0; beats < 10; beats++) {
      await pass(15_000);
      opened[0]?.send(": still here\n\n");
    }
    expect(opened.length).toBe(1);
    await pass(39_000);
    expect(opened.length).toBe(1);
    await pass(2000);
    expect(opened[0]?.signal.aborted).toBe(true);
    await pass(1000);
    expect(heard).toEqual(["live", "lost", "live"]);
  });

  it("looks at once after a long sleep, in which no timer ran", async () => {
    await pass(1000);
    const now = Date.now();
    window.dispatchEvent(new Event("pageshow"));
    await pass(1000);
    expect(opened.length).toBe(1); // a moment only
    vi.setSystemTime(now + 3_600_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(1000);
    expect(opened.length).toBe(2);
  });

  it("says at once that the network is gone, and is back as soon as that is", async () => {
    await pass(0);
    window.dispatchEvent(new Event("offline"));
    await pass(0);
    expect(heard.at(-1)).toBe("lost");
    window.dispatchEvent(new Event("online"));
    await pass(0);
    expect(heard.at(-1)).toBe("live");
  });

  it("tells that the table is not there any more", async () => {
    status = 404;
    await pass(0);
    opened[0]?.end();
    stream.close();
    stream = new Stream(
      "http://table/stream",
      {
        headers: () => ({}),
        message: () => {},
        connection: () => {},
        refused: (no) => void heard.push(`refused ${no}`),
      },
      "7",
    );
    await pass(0);
    expect(heard).toContain("refused 404");
  });

  it("learns what time it is at the server", async () => {
    await pass(0);
    expect(Math.abs(serverNow() - (Date.now() / 1000 - 3600))).toBeLessThan(2);
  });

  it("opens nothing more once it is closed", async () => {
    await pass(0);
    stream.close();
    window.dispatchEvent(new Event("online"));
    await pass(60_000);
    expect(opened.length).toBe(1);
    expect(opened[0]?.signal.aborted).toBe(true);
  });
});
