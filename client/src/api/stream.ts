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
}

/** Reads a stream for as long as it is open, coming back by itself after the last message it got. */
export class Stream {
  private readonly stop = new AbortController();
  lastId: string;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    lastId: string,
  ) {
    this.lastId = lastId;
    void this.run();
  }

  close(): void {
    this.stop.abort();
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
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(pause * 2, 8000);
    }
  }

  private async read(opened: () => void): Promise<void> {
    const answer = await fetch(this.url, {
      headers: { ...this.listener.headers(), Accept: "text/event-stream", "Last-Event-ID": this.lastId },
      cache: "no-store",
      signal: this.stop.signal,
    });
    if (!answer.ok || !answer.body) throw new Error(`stream answered ${answer.status}`);
    opened();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    const parser = new StreamParser();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (const message of parser.feed(value)) {
        if (message.id) this.lastId = message.id;
        this.listener.message(message);
      }
    }
  }
}
