import { describe, expect, it } from "vitest";
import { StreamParser } from "./stream";

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
