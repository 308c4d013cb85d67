import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { untilHeard } from "../api/again";
import { address, api, authorization, inOurLanguage, Refused } from "../api/http";
import type {
  ChatMessage,
  Decision,
  Drawing,
  News,
  Option,
  Preview,
  RaceEvent,
  Sequence,
  SetSeatBody,
  Snapshot,
  TableSettings,
} from "../api/messages";
import { type Connection, Stream, type StreamMessage } from "../api/stream";
import { language, t } from "../words";
import { Drawings } from "./drawings";
import { go, link } from "./route";
import { confirming, obvious, paced } from "./settings";
import { knownTable, remember, tokensOf } from "./tables";

/** An option that somebody looks at: pointed at, focused, or picked by a first tap. */
export interface Look {
  decision: Decision;
  option: Option;
}

/** What plays an event on the board; resolves when the next one may begin. */
export type Player = (event: RaceEvent) => Promise<void>;

const LOG_KEPT = 400;
const CHAT_KEPT = 200;
/** Milliseconds in which one sees what is about to be done by itself. */
const OBVIOUS_AFTER = 600;
/** Milliseconds after which the stream is not waited for any more. */
const NEWS_WITHIN = 3000;
/** Milliseconds after which a look at an option is more than passing over it. */
const GLANCE = 60;

/**
 * One table as this browser sees it. `latest` is what the server last said; `shown` is what the page shows, which
 * lags behind while events are played out on the board. Only decisions of the latest position can be answered.
 */
export class Table {
  readonly latest = signal<Snapshot | null>(null);
  readonly shown = signal<Snapshot | null>(null);
  /** The track as it is drawn now. */
  readonly drawing = signal<Drawing | null>(null);
  readonly log = signal<RaceEvent[]>([]);
  readonly now = signal<RaceEvent | null>(null);
  readonly connection = signal<Connection>("connecting");
  readonly trouble = signal<string | null>(null);
  /** Why the table can't be shown at all. */
  readonly lost = signal<string | null>(null);
  readonly hovered = signal<Look | null>(null);
  readonly picked = signal<Look | null>(null);
  readonly preview = signal<Preview | null>(null);
  readonly sending = signal(false);
  readonly chat = signal<ChatMessage[]>([]);
  /** The number of the last line of the chat that was read here. */
  readonly read = signal(0);
  readonly unread = computed(
    () => this.chat.value.filter((line) => line.n > this.read.value && !this.isMine(line)).length,
  );

  readonly playing = computed(() => this.latest.value !== this.shown.value);
  readonly decision = computed(() => (this.playing.value ? null : (this.shown.value?.decisions[0] ?? null)));
  /** At one screen for several people: whose turn the person in front of it says it is. */
  readonly uncovered = signal<number | null>(null);
  readonly shared = computed(() => (this.shown.value?.seats.filter((seat) => seat.you).length ?? 0) > 1);
  /** The decision, once the person it is for is in front of the screen. */
  readonly asked = computed(() => {
    const decision = this.decision.value;
    return decision && this.shared.value && decision.seat !== this.uncovered.value ? null : decision;
  });
  readonly looked = computed(() => this.picked.value ?? this.hovered.value);
  /** The track after the option that is looked at, where it would look otherwise. */
  readonly foreseen = computed(() => (this.preview.value && this.foreseenIn.get(this.preview.value)) ?? null);

  /** Spaces to look at while nobody is asked; null: at all of them. */
  readonly spotlight = signal<readonly number[] | null>(null);

  /** The board's way of showing events; without one (or without motion) they only go into the log. */
  player: Player | null = null;

  private readonly queue: News[] = [];
  private busy = false;
  private hurry = false;
  private stream: Stream | null = null;
  private readonly previews = new Map<string, Preview>();
  private readonly foreseenIn = new WeakMap<Preview, Drawing>();
  protected readonly drawings = new Drawings((key) => this.fetchDrawing(key));
  /** The key of the drawing that is shown. */
  private drawnKey: string | null = null;
  private looking = new AbortController();

  /** After somebody took something back, they want to choose, even where there is one way only. */
  private undone = false;
  /** The last question that answered itself. */
  private obviously = "";
  /** What was said last and may not have been heard, and what had been read then. */
  private unsaid: { text: string; seat: number | null; after: number } | null = null;
  /** The number of the last event that came, shown or not. */
  private heard = -1;
  private readonly closing = new AbortController();
  private readonly stopObvious: () => void;
  private readonly stopLanguage: () => void;

  constructor(readonly id: string) {
    this.read.value = knownTable(id)?.read ?? 0;
    let told = language.peek();
    this.stopLanguage = effect(() => {
      if (language.value === told) return;
      told = language.value;
      void untracked(() => this.retell());
    });
    this.stopObvious = effect(() => {
      const decision = this.asked.value;
      const option = decision?.options.length === 1 ? decision.options[0] : undefined;
      // News may come before the answer to what was sent: this waits for both.
      if (!decision || !option || !obvious.value || this.undone || this.sending.value) return;
      if (decision.id === this.obviously) return;
      const answer = () => {
        if (this.asked.peek()?.id !== decision.id || this.sending.peek()) return;
        this.obviously = decision.id;
        void this.choose({ decision, option });
      };
      const wait = paced(OBVIOUS_AFTER);
      // Without motion it is done before anybody sees a question.
      if (wait > 0) setTimeout(answer, wait);
      else queueMicrotask(answer);
    });
  }

  /** Told in another language from now on: what was said, too, and what is asked. */
  protected async retell(): Promise<void> {
    if (!this.stream) return;
    await this.resync();
    if (this.latest.peek()) this.listen(this.latest.peek()?.sequence ?? 0);
  }

  get tokens(): string[] {
    return tokensOf(this.id);
  }

  async open(): Promise<void> {
    const load = async () => {
      const [, snapshot] = await Promise.all([this.drawings.get(""), api.snapshot(this.id, this.tokens)]);
      return [snapshot, await this.drawings.get(keyOf(snapshot))] as const;
    };
    const lost = (error: unknown) => {
      this.lost.value = words(error);
    };
    try {
      const [snapshot, drawing] = await untilHeard(load, lost, this.closing.signal, true);
      batch(() => {
        this.lost.value = null;
        this.draw(keyOf(snapshot), drawing);
        this.reset(snapshot);
      });
      this.listen(snapshot.sequence);
    } catch (error) {
      lost(error);
    }
  }

  private listen(since: number): void {
    this.stream?.close();
    this.stream = new Stream(
      address(`tables/${encodeURIComponent(this.id)}/stream`),
      {
        headers: () => ({ ...authorization(this.tokens), ...inOurLanguage() }),
        message: (message) => this.receive(message),
        connection: (state) => {
          this.connection.value = state;
          // What could not be fetched while there was no way to the server.
          if (state === "live" && keyOf(this.latest.value ?? {}) !== this.drawnKey && !this.busy)
            void this.settle(false);
        },
        refused: () => void this.resync(),
      },
      String(since),
    );
  }

  /** Looks and listens again with the seats that this browser has now. */
  private reopen(): void {
    void this.resync();
    this.listen(this.latest.value?.sequence ?? 0);
  }

  close(): void {
    this.closing.abort();
    this.stream?.close();
    this.player = null;
    this.stopObvious();
    this.stopLanguage();
  }

  /** Shows a position at once, without the way to it: at the start, after a gap, after an undo. */
  protected reset(snapshot: Snapshot): void {
    this.queue.length = 0;
    if (snapshot.chat) this.hear(snapshot.chat);
    batch(() => {
      this.latest.value = snapshot;
      if (keyOf(snapshot) === this.drawnKey) this.shown.value = snapshot;
      else if (!this.busy) void this.settle(false);
      if (snapshot.log) {
        this.log.value = snapshot.log;
        this.heard = snapshot.log.at(-1)?.n ?? -1;
      }
      this.forgetLooks();
    });
    this.keep(snapshot);
  }

  // --- the track ---

  protected fetchDrawing(key: string): Promise<Drawing> {
    return api.drawing(this.id, key);
  }

  /** The track of a position; where it can't be had, the one that is shown. */
  protected async trackOf(position: { drawing_key?: string }): Promise<[string, Drawing | null]> {
    const key = keyOf(position);
    if (key === this.drawnKey) return [key, this.drawing.value];
    try {
      return [key, await this.drawings.get(key)];
    } catch (error) {
      this.trouble.value = words(error);
      return [this.drawnKey ?? "", this.drawing.value];
    }
  }

  protected draw(key: string, drawing: Drawing | null): void {
    this.drawnKey = key;
    this.drawing.value = drawing;
  }

  /** Draws a new track as soon as an event tells of spaces that the shown one lacks. */
  protected drawFor(event: RaceEvent, [key, drawing]: [string, Drawing | null]): void {
    const known = this.drawing.value?.spaces.length ?? 0;
    if (key !== this.drawnKey && event.spaces.some((space) => space >= known)) this.draw(key, drawing);
  }

  /**
   * Shows where the race stands now, on the track of then.
   *
   * @param playing whether events were being played; if that is otherwise once the track is there, or more of them
   *   wait, then what plays them ends here.
   */
  private async settle(playing: boolean): Promise<void> {
    let track: [string, Drawing | null];
    let to: Snapshot | null;
    do {
      to = this.latest.value;
      if (!to) return;
      track = await this.trackOf(to);
    } while (keyOf(this.latest.value ?? to) !== keyOf(to));
    if (this.busy !== playing || this.queue.length > 0) return;
    batch(() => {
      this.draw(...track);
      // The latest snapshot itself, not an equal one: that is how `playing` knows that nothing is left.
      this.shown.value = this.latest.value;
    });
  }

  private forgetLooks(): void {
    this.hovered.value = null;
    this.picked.value = null;
    this.preview.value = null;
    this.previews.clear();
    this.looking.abort();
    this.looking = new AbortController();
  }

  private receive(message: StreamMessage): void {
    // A gap, or something was taken back: there is no way to play a race backwards, so show where it stands.
    if (message.event === "resync") this.reset(JSON.parse(message.data) as Snapshot);
    if (message.event === "chat") this.hear(JSON.parse(message.data) as ChatMessage[]);
    if (message.event !== "news") return;
    const news = JSON.parse(message.data) as News;
    const last = this.latest.value?.sequence ?? -1;
    if (news.sequence < last) return;
    if (news.sequence === last && news.events.length === 0) {
      // Same place, other news: a seat taken, a seat's name. Or the start, whose events only the whole log tells.
      if (this.latest.value?.status === "gathering" && news.snapshot.status !== "gathering") void this.resync();
      if (!this.playing.value) this.shown.value = news.snapshot;
      this.latest.value = news.snapshot;
      return;
    }
    // Where the position was fetched meanwhile, some of it is known already.
    const events = news.events.filter((event) => event.n > this.heard);
    this.heard = events.at(-1)?.n ?? this.heard;
    this.arrive({ ...news, events });
  }

  /** News that bring the race on: they are shown one after the other. */
  protected arrive(news: News): void {
    batch(() => {
      this.latest.value = news.snapshot;
      this.forgetLooks();
    });
    this.queue.push(news);
    void this.play();
  }

  /** Lines of the chat, known ones among them. */
  private hear(lines: readonly ChatMessage[]): void {
    const known = new Map([...this.chat.value, ...lines].map((line) => [line.n, line]));
    if (known.size === this.chat.value.length) return;
    this.chat.value = [...known.values()].sort((a, b) => a.n - b.n).slice(-CHAT_KEPT);
  }

  private isMine(line: ChatMessage): boolean {
    return line.seat !== null && this.latest.value?.seats[line.seat]?.you === true;
  }

  /** Everything that was said so far is read. */
  readChat(): void {
    const last = this.chat.value.at(-1)?.n ?? 0;
    if (last <= this.read.value) return;
    this.read.value = last;
    remember(this.id, { read: last });
  }

  /** Says something; false if it could not be said. */
  async say(text: string, seat: number | null): Promise<boolean> {
    const before = this.unsaid?.text === text && this.unsaid.seat === seat ? this.unsaid : null;
    const saying = before ?? { text, seat, after: this.chat.value.at(-1)?.n ?? 0 };
    this.unsaid = saying;
    const line = await this.asking((signal) => api.say(this.id, this.tokens, text, seat, saying.after, signal));
    if (!line) return false;
    this.unsaid = null;
    this.hear([line]);
    this.readChat();
    return true;
  }

  /** Lets a bot play a seat of this browser ("": the table's usual one), or takes the seat back (null). */
  async takeOver(seat: number, bot: string | null): Promise<void> {
    await this.asking((signal) => api.takeOver(this.id, this.tokens, seat, bot, signal));
  }

  /** The host changes what the table agreed on. */
  async agree(settings: TableSettings): Promise<void> {
    await this.asking((signal) => api.setTable(this.id, this.tokens, settings, signal));
  }

  /** Before the start: who is to sit on a seat. */
  async setSeat(seat: number, body: SetSeatBody): Promise<void> {
    const given = await this.asking((signal) => api.setSeat(this.id, this.tokens, seat, body, signal));
    if (!given) return;
    const { token, invite } = given;
    if (token) remember(this.id, { tokens: [token] });
    const invites = { ...knownTable(this.id)?.invites };
    delete invites[seat];
    if (invite) invites[seat] = invite;
    remember(this.id, { invites });
    if (token) this.reopen();
  }

  /** Asks where the race stands, until there is an answer or nobody needs one any more. */
  private async resync(stop = this.closing.signal): Promise<void> {
    try {
      const snapshot = await untilHeard(() => api.snapshot(this.id, this.tokens), noMatter, stop);
      // The stream may have been faster than the answer.
      if (!stop.aborted && snapshot.sequence >= (this.latest.value?.sequence ?? 0)) this.reset(snapshot);
    } catch (error) {
      if (!stop.aborted) this.trouble.value = words(error);
    }
  }

  private async play(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let news = this.queue.shift(); news; news = this.queue.shift()) {
      const track = await this.trackOf(news.snapshot);
      for (const event of news.events) {
        this.log.value = [...this.log.value, event].slice(-LOG_KEPT);
        this.drawFor(event, track);
        if (this.hurry || !this.player || document.hidden) continue;
        this.now.value = event;
        try {
          await this.player(event);
        } catch (error) {
          // A picture that fails must not hold up the race.
          console.error(error);
        }
      }
      const { snapshot } = news;
      if (this.queue.length === 0) await this.settle(true);
      else
        batch(() => {
          this.draw(...track);
          this.shown.value = snapshot;
        });
    }
    batch(() => {
      this.now.value = null;
      this.hurry = false;
    });
    this.busy = false;
    if (this.shown.value) this.keep(this.shown.value);
  }

  /** Stops showing how things happen until there is something to decide. */
  skip(): void {
    this.hurry = true;
  }

  get hurrying(): boolean {
    return this.hurry;
  }

  protected keep(snapshot: Snapshot): void {
    remember(this.id, {
      game: snapshot.game,
      title: snapshot.title,
      over: snapshot.over,
      line: t("table-line", { seats: snapshot.seats.map((seat) => seat.name).join(", "), round: snapshot.round }),
    });
  }

  // --- looking at options and choosing one ---

  hover(look: Look | null): void {
    this.hovered.value = look;
    void this.showPreview();
  }

  /** A first tap picks, a second one on the same option chooses. `sure`: pressed by keyboard, on what is focused. */
  tap(look: Look, sure: boolean): void {
    const again = this.picked.value?.option.action === look.option.action;
    if (sure || again || !confirming.value) {
      void this.choose(look);
      return;
    }
    this.picked.value = look;
    void this.showPreview();
  }

  drop(): void {
    this.picked.value = null;
    void this.showPreview();
  }

  private async showPreview(): Promise<void> {
    const look = this.looked.value;
    if (!look) {
      this.preview.value = null;
      return;
    }
    const key = `${look.decision.id} ${look.option.action}`;
    try {
      let preview = this.previews.get(key);
      if (!preview) {
        // Who only passes over an option, or answers at once, needs no preview of it.
        await new Promise((resolve) => setTimeout(resolve, GLANCE));
        if (this.looked.value?.option !== look.option || this.sending.value) return;
        preview = await this.foresee(look);
        const other =
          keyOf(preview) !== this.drawnKey ? await this.drawings.get(keyOf(preview)).catch(() => null) : null;
        if (other) this.foreseenIn.set(preview, other);
        this.previews.set(key, preview);
      }
      if (this.looked.value?.option === look.option) this.preview.value = preview;
    } catch {
      // A preview is a help: without it the option can still be chosen.
      if (this.looked.value?.option === look.option) this.preview.value = null;
    }
  }

  /** What an option would do, as the server foresees it. */
  protected foresee(look: Look): Promise<Preview> {
    return api.preview(this.id, this.tokens, look.decision.id, look.option.action, this.looking.signal);
  }

  async choose(look: Look): Promise<void> {
    if (this.sending.value) return;
    this.undone = false;
    const { decision, option } = look;
    await this.send((signal) => api.choose(this.id, this.tokens, decision.id, option.action, signal));
  }

  async undo(): Promise<void> {
    if (this.sending.value) return;
    this.undone = true;
    const at = this.seen;
    await this.send((signal) => api.undo(this.id, this.tokens, at, signal));
  }

  /** The step at which the table is seen here: what is taken back, or agreed to, is what was seen. */
  private get seen(): number {
    return this.shown.value?.sequence ?? 0;
  }

  /** Says whether somebody may take back what others have acted on since. */
  async answerUndo(agree: boolean): Promise<void> {
    const at = this.seen;
    await this.asking((signal) => api.answerUndo(this.id, this.tokens, agree, at, signal));
  }

  /** Says in which windows a seat of ours is not asked any more. */
  async passIn(seat: number, windows: string[]): Promise<void> {
    await this.asking((signal) => api.passIn(this.id, this.tokens, seat, windows, signal));
  }

  /** The host begins; free seats go to bots. */
  async start(): Promise<void> {
    await this.asking((signal) => api.start(this.id, this.tokens, signal));
  }

  /** To the next race of the same people: their tokens are good there too. */
  async again(): Promise<void> {
    const next = await this.asking((signal) => api.again(this.id, this.tokens, signal));
    if (!next) return;
    const bench = knownTable(this.id)?.bench;
    remember(next.table, bench === undefined ? { tokens: this.tokens } : { tokens: this.tokens, bench });
    go(link.table(next.table));
  }

  /** Asks the server for something until it has answered; undefined where it said no, or nothing at all. */
  private async asking<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    this.trouble.value = null;
    try {
      const answer = await this.heardOut(call);
      this.trouble.value = null;
      return answer;
    } catch (error) {
      if (this.closing.signal.aborted) return undefined;
      this.trouble.value = words(error);
      if (error instanceof Refused && error.status === 409) await this.resync();
      return undefined;
    }
  }

  /** Sends until there is an answer, and says that it has not come through yet. */
  private heardOut<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const waiting = () => {
      this.trouble.value = t("trouble-unsent");
    };
    return untilHeard(call, waiting, this.closing.signal);
  }

  /** Comes to where the table has come, by the stream or by asking, whichever is faster. */
  private async catchUp(sequence: number): Promise<void> {
    const enough = new AbortController();
    this.closing.signal.addEventListener("abort", () => enough.abort(), { once: true });
    await Promise.race([this.resync(enough.signal), this.reached(sequence, null)]);
    enough.abort();
  }

  /**
   * Until the table is known to have come so far: what was answered is not asked any more then. False where that takes
   * longer than so many milliseconds.
   */
  private reached(sequence: number, within: number | null): Promise<boolean> {
    return new Promise((done) => {
      const end = (found: boolean) => {
        clearTimeout(timer);
        queueMicrotask(() => stop());
        done(found);
      };
      const timer = within === null ? undefined : setTimeout(end, within, false);
      const stop = effect(() => {
        if ((this.latest.value?.sequence ?? 0) >= sequence) end(true);
      });
    });
  }

  private async send(call: (signal: AbortSignal) => Promise<Sequence>): Promise<void> {
    this.sending.value = true;
    this.looking.abort();
    try {
      const answer = await this.asking(call);
      if (!answer) return;
      // The stream brings what happened; if it is lost just now, fetch it.
      if (this.connection.value === "lost" || !(await this.reached(answer.sequence, NEWS_WITHIN)))
        await this.catchUp(answer.sequence);
    } finally {
      batch(() => {
        this.sending.value = false;
        this.forgetLooks();
      });
    }
  }
}

const noMatter = () => {};

/** Which of a race's drawings shows a position. */
function keyOf(position: { drawing_key?: string }): string {
  return position.drawing_key ?? "";
}

export function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
