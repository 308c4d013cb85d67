import { batch, computed, signal } from "@preact/signals";
import { api } from "../api/http";
import type { Drawing, RaceEvent, ReplayStep, Snapshot, Story, Turn } from "../api/messages";
import { link } from "../state/route";
import { speed } from "../state/settings";
import { Table, words } from "../state/table";

/** Through whose eyes a race is seen: a seat's, a watcher's (−1), or all hands at once (−2). */
export type Viewpoint = number;
export const WATCHER: Viewpoint = -1;
export const ALL: Viewpoint = -2;

/** Lines that are fetched together. */
const CHUNK = 64;
const LOG_KEPT = 200;
/** Milliseconds for reading what a line told, at each pace. */
const READING = { slow: 1800, normal: 900, fast: 350, none: 120 };

/**
 * A finished race, shown again line by line. To the board it is a table like any other, on which nobody is asked; where
 * it stands follows from `at` alone, so it can go anywhere.
 */
export class Replay extends Table {
  /** How many lines of the record are shown. */
  readonly at = signal(0);
  readonly lines = signal(0);
  readonly viewpoint = signal<Viewpoint>(WATCHER);
  readonly story = signal<Story | null>(null);
  readonly running = signal(false);
  /** What the shown line told. */
  readonly told = signal<RaceEvent[]>([]);

  readonly turnIndex = computed(() => turnAt(this.turns, this.at.value));
  readonly turn = computed<Turn | null>(() => this.turns[this.turnIndex.value] ?? null);

  private base: Snapshot | null = null;
  private readonly steps = new Map<string, ReplayStep>();
  private readonly coming = new Map<string, Promise<void>>();
  /** Goes up with each wish to be somewhere: whoever is on the way to an older one gives up. */
  private wish = 0;
  private closed = false;

  constructor(
    id: string,
    private readonly wanted: { at: number | null; viewpoint: Viewpoint | null },
  ) {
    super(id);
  }

  override get hurrying(): boolean {
    return false;
  }

  get turns(): readonly Turn[] {
    return this.story.value?.turns ?? [];
  }

  override async open(): Promise<void> {
    try {
      const [base, story] = await Promise.all([
        api.snapshot(this.id, this.tokens),
        // A race of older rules can be stepped through all the same.
        api.story(this.id).catch(() => null),
        this.drawings.get(""),
      ]);
      if (this.closed) return;
      this.base = base;
      const lines = story?.lines ?? (await api.replaySteps(this.id, 0, 1, WATCHER))[0]?.lines ?? 0;
      const own = base.seats.filter((seat) => seat.you).map((seat) => seat.seat);
      batch(() => {
        this.story.value = story;
        this.lines.value = lines;
        this.viewpoint.value = this.wanted.viewpoint ?? (own.length === 1 ? (own[0] ?? WATCHER) : WATCHER);
      });
      await this.go(this.wanted.at ?? 0);
    } catch (error) {
      this.lost.value = words(error);
    }
  }

  protected override async retell(): Promise<void> {
    if (!this.base) return;
    this.pause();
    this.steps.clear();
    this.coming.clear();
    try {
      const [base, story] = await Promise.all([
        api.snapshot(this.id, this.tokens),
        api.story(this.id).catch(() => null),
      ]);
      this.base = base;
      this.story.value = story;
      await this.go(this.at.peek());
    } catch (error) {
      this.trouble.value = words(error);
    }
  }

  override close(): void {
    this.closed = true;
    this.pause();
    super.close();
  }

  // --- going ---

  /** Shows the race after so many lines; `played`: the way there from the line before, too. */
  async go(at: number, played = false): Promise<void> {
    const wish = ++this.wish;
    finishMotion();
    const to = Math.max(0, Math.min(this.lines.value, at));
    try {
      const step = await this.step(to);
      const track = await this.trackOf(step);
      if (wish !== this.wish) return;
      if (played && to === this.at.value + 1) await this.playEvents(step, track, wish);
      if (wish !== this.wish) return;
      batch(() => {
        this.draw(...track);
        this.now.value = null;
        this.at.value = to;
        this.told.value = step.events.filter((event) => event.text);
        this.latest.value = this.snapshotOf(step);
        this.shown.value = this.latest.value;
        this.log.value = this.logUpTo(to);
        this.spotlight.value = step.events.flatMap((event) => event.spaces);
        this.trouble.value = null;
      });
      history.replaceState(null, "", link.replay(this.id, to, this.viewpoint.value));
      if (to % CHUNK > CHUNK / 2 && to + CHUNK < this.lines.value) void this.load(to + CHUNK).catch(() => {});
    } catch (error) {
      if (wish !== this.wish) return;
      this.pause();
      this.trouble.value = words(error);
    }
  }

  private async playEvents(step: ReplayStep, track: [string, Drawing | null], wish: number): Promise<void> {
    for (const event of step.events) {
      if (wish !== this.wish || document.hidden) return;
      this.drawFor(event, track);
      this.now.value = event;
      try {
        await this.player?.(event);
      } catch (error) {
        console.error(error);
      }
    }
  }

  /** To the next line that tells something (1), or the one before (−1). */
  async stepBy(direction: 1 | -1): Promise<void> {
    this.pause();
    for (let at = this.at.value + direction; at >= 0 && at <= this.lines.value; at += direction) {
      await this.go(at, direction > 0);
      if (this.at.value !== at || this.told.value.length > 0) return;
    }
  }

  /** To the beginning of the next turn, or of this one (and then of the one before). */
  async turnBy(direction: 1 | -1): Promise<void> {
    this.pause();
    const starts = this.turns.map((turn) => turn.at);
    const at = this.at.value;
    const to =
      direction > 0 ? (starts.find((start) => start > at) ?? this.lines.value) : starts.findLast((start) => start < at);
    await this.go(to ?? 0);
  }

  async playOn(): Promise<void> {
    if (this.running.value) return;
    this.running.value = true;
    if (this.at.value >= this.lines.value) await this.go(0);
    while (this.running.value && this.at.value < this.lines.value) {
      const next = this.at.value + 1;
      await this.go(next, true);
      if (this.at.value !== next) break;
      if (this.told.value.length > 0) await new Promise((resolve) => setTimeout(resolve, READING[speed.value]));
    }
    this.running.value = false;
  }

  /** Goes somewhere because the person says so: the race stops playing. */
  jump(at: number): void {
    this.pause();
    void this.go(at);
  }

  pause(): void {
    this.running.value = false;
  }

  async see(viewpoint: Viewpoint): Promise<void> {
    this.viewpoint.value = viewpoint;
    await this.go(this.at.value);
  }

  // --- what is shown ---

  private snapshotOf(step: ReplayStep): Snapshot {
    const base = this.base as Snapshot;
    const over = step.at === this.lines.value;
    const seat = this.turns[turnAt(this.turns, step.at)]?.seat ?? null;
    const viewpoint = this.viewpoint.value;
    return {
      ...base,
      sequence: step.at,
      round: step.round,
      over,
      status: over ? "over" : "racing",
      places: over ? base.places : null,
      view_seat: Math.max(WATCHER, viewpoint),
      view: step.view,
      views: viewpoint === ALL ? this.viewsOf(step.at) : null,
      markers: step.markers,
      drawing_key: step.drawing_key,
      decisions: [],
      waiting: over || seat === null ? [] : [seat],
      seats: base.seats.map((one) => ({ ...one, you: false, here: null, away: null, bank: null })),
      can_undo: false,
      can_ask_undo: false,
      undo_request: null,
      log: null,
      chat: null,
    };
  }

  private viewsOf(at: number): Record<string, Record<string, unknown>> {
    const seats = (this.base as Snapshot).seats.map(({ seat }) => seat);
    return Object.fromEntries(seats.map((seat) => [seat, this.steps.get(key(seat, at))?.view ?? {}]));
  }

  /** The last things told up to a line, as far as its steps have been fetched. */
  private logUpTo(at: number): RaceEvent[] {
    const found: RaceEvent[] = [];
    const eyes = this.eyes[0] ?? WATCHER;
    for (let line = at; line >= 0 && found.length < LOG_KEPT; line--) {
      const step = this.steps.get(key(eyes, line));
      if (!step) break;
      found.unshift(...step.events);
    }
    return found;
  }

  // --- fetching ---

  /** Whose steps are needed: of all hands the watcher's, and each seat's view beside it. */
  private get eyes(): number[] {
    const viewpoint = this.viewpoint.value;
    if (viewpoint !== ALL) return [viewpoint];
    return [WATCHER, ...(this.base as Snapshot).seats.map(({ seat }) => seat)];
  }

  private async step(at: number): Promise<ReplayStep> {
    const first = key(this.eyes[0] ?? WATCHER, at);
    if (this.eyes.some((seat) => !this.steps.has(key(seat, at)))) await this.load(at);
    return this.steps.get(first) as ReplayStep;
  }

  private async load(at: number): Promise<void> {
    const start = at - (at % CHUNK);
    await Promise.all(
      this.eyes.map((seat) => {
        const name = key(seat, start);
        let coming = this.coming.get(name);
        if (!coming) {
          coming = api.replaySteps(this.id, start, CHUNK, seat).then(
            (steps) => {
              for (const step of steps) this.steps.set(key(seat, step.at), step);
            },
            (error) => {
              this.coming.delete(name);
              throw error;
            },
          );
          this.coming.set(name, coming);
        }
        return coming;
      }),
    );
  }
}

const key = (seat: number, at: number) => `${seat} ${at}`;

/** The index of the turn in which a race is after `at` lines; −1 before there are any. */
export function turnAt(turns: readonly Turn[], at: number): number {
  return turns.findLastIndex((turn) => turn.at <= at);
}

/** What still moves on the board comes to its end at once. */
function finishMotion(): void {
  for (const motion of document.getAnimations?.() ?? []) {
    const target = (motion.effect as KeyframeEffect | null)?.target;
    if (!(motion instanceof CSSAnimation) && target?.closest(".board")) motion.finish();
  }
}
