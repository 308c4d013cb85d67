import { onReturn, rest } from "./again";
import { heardTime } from "./clock";

/** One message of a Server-Sent Events stream. */
export interface StreamMessage {
  id: string;
  event: string;
  data: string;
}

/**
 * Cuts a stream of text into Server-Sent Events. EventSource can't send the header that proves a seat, so the client
 * reads the stream itself.
 */
export class StreamParser {
  private rest = "";
  private id = "";

  feed(text: string): StreamMessage[] {
    const blocks = (this.rest + text).replace(/\r\n?/g, "\n").split("\n\n");
    this.rest = blocks.pop() ?? "";
    return blocks.map((block) => this.message(block)).filter((message) => message !== null);
  }

  private message(block: string): StreamMessage | null {
    let event = "message";
    const data: string[] = [];
    for (const line of block.split("\n")) {
      const [field, value] = cut(line);
      if (field === "id") this.id = value;
      else if (field === "event") event = value;
      else if (field === "data") data.push(value);
    }
    return data.length || event !== "message" ? { id: this.id, event, data: data.join("\n") } : null;
  }
}

function cut(line: string): [string, string] {
  const colon = line.indexOf(":");
  if (colon < 0) return [line, ""];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
}

export type Connection = "connecting" | "live" | "lost";

interface Listener {
  headers: () => Record<string, string>;
  message: (message: StreamMessage) => void;
  connection: (state: Connection) => void;
  /** The server answers, and will not be listened to: there is no such table any more, say. */
  refused: (status: number) => void;
}

/** Milliseconds without a sign of life, which the server gives every quarter of a minute, after which it is gone. */
const SILENCE = 40_000;
/** As long, where somebody looks again after the page was asleep: the time may have stood still for its timers. */
const QUIET = 20_000;

/** Reads a stream for as long as it is open, coming back by itself after the last message it got. */
export class Stream {
  private readonly stop = new AbortController();
  /** Ends the reading that goes on now. */
  private cut = () => {};
  /** When something came last, in milliseconds since 1970. */
  private heard = 0;
  private readonly ends: readonly (() => void)[];
  lastId: string;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    lastId: string,
  ) {
    this.lastId = lastId;
    const offline = () => this.cut();
    window.addEventListener("offline", offline);
    this.ends = [
      () => window.removeEventListener("offline", offline),
      onReturn(() => {
        if (Date.now() - this.heard > QUIET) this.cut();
      }),
    ];
    void this.run();
  }

  close(): void {
    this.stop.abort();
    for (const end of this.ends) end();
  }

  private async run(): Promise<void> {
    let pause = 500;
    while (!this.stop.signal.aborted) {
      try {
        await this.read(() => {
          pause = 500;
          this.listener.connection("live");
        });
      } catch {
        // The network's reasons are of no use to anybody here; we say that the line is lost and try again.
      }
      if (this.stop.signal.aborted) return;
      this.listener.connection("lost");
      // Not all pages at once, where a server comes back.
      await rest(pause * (0.75 + Math.random() / 2), this.stop.signal);
      pause = Math.min(pause * 2, 8000);
    }
  }

  private async read(opened: () => void): Promise<void> {
    const reading = new AbortController();
    const cut = () => reading.abort();
    this.cut = cut;
    this.stop.signal.addEventListener("abort", cut);
    let silence = setTimeout(cut, SILENCE);
    try {
      await this.readUntil(reading.signal, opened, () => {
        this.heard = Date.now();
        clearTimeout(silence);
        silence = setTimeout(cut, SILENCE);
      });
    } finally {
      clearTimeout(silence);
      this.stop.signal.removeEventListener("abort", cut);
      this.cut = () => {};
      reading.abort();
    }
  }

  private async readUntil(signal: AbortSignal, opened: () => void, alive: () => void): Promise<void> {
    const answer = await fetch(this.url, {
      headers: { ...this.listener.headers(), Accept: "text/event-stream", "Last-Event-ID": this.lastId },
      cache: "no-store",
      signal,
    });
    if (!answer.ok || !answer.body) {
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) this.listener.refused(answer.status);
      throw new Error(`stream answered ${answer.status}`);
    }
    heardTime(answer);
    alive();
    opened();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    const cancel = () => void reader.cancel().catch(() => {});
    signal.addEventListener("abort", cancel);
    const parser = new StreamParser();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      alive();
      for (const message of parser.feed(value)) {
        if (message.id) this.lastId = message.id;
        this.listener.message(message);
      }
    }
  }
}
