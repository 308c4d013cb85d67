import { batch, signal } from "@preact/signals";
import { api } from "../api/http";
import type { Drawing, GuideStop, GuideTour, Preview } from "../api/messages";
import { type Look, Table, words } from "../state/table";

/**
 * A first-race guide: to the board it is a table like any other. Its race is a recorded one: every option can be looked
 * at, and the race goes on with the one that the guide tells of.
 */
export class GuideTable extends Table {
  readonly tour = signal<GuideTour | null>(null);
  /** The number of the stop that is shown, or gone to. */
  readonly at = signal(0);
  /** An option that somebody chose though the race goes on with another one. */
  readonly aside = signal<string | null>(null);

  constructor(readonly game: string) {
    super(`guide-${game}`);
  }

  get stop(): GuideStop | null {
    return this.tour.value?.stops[this.at.value] ?? null;
  }

  get last(): boolean {
    return this.at.value === (this.tour.value?.stops.length ?? 0) - 1;
  }

  /** The option that the race goes on with, in words; "" where nothing is asked. */
  get wanted(): string {
    const stop = this.stop;
    return stop?.snapshot.decisions[0]?.options.find((option) => option.action === stop.choice)?.text ?? "";
  }

  override async open(): Promise<void> {
    try {
      const tour = await api.guide(this.game);
      this.tour.value = tour;
      this.show(Math.min(this.at.value, tour.stops.length - 1));
    } catch (error) {
      this.lost.value = words(error);
    }
  }

  /** Shows a stop at once, without the way to it. */
  show(at: number): void {
    const stops = this.tour.value?.stops ?? [];
    const stop = stops[at];
    if (!stop) return;
    batch(() => {
      this.at.value = at;
      this.aside.value = null;
      this.trouble.value = null;
      this.log.value = stops.slice(0, at + 1).flatMap((one) => one.events);
      this.reset(stop.snapshot);
    });
  }

  /** On to the next stop, by all that happens until there. */
  goOn(): void {
    const next = this.tour.value?.stops[this.at.value + 1];
    if (!next || this.playing.value) return;
    batch(() => {
      this.at.value += 1;
      this.aside.value = null;
      this.arrive({ sequence: next.snapshot.sequence, events: next.events, snapshot: next.snapshot });
    });
  }

  override async choose(look: Look): Promise<void> {
    const stop = this.stop;
    if (!stop?.choice || this.playing.value) return;
    if (look.option.action === stop.choice) {
      this.goOn();
      return;
    }
    batch(() => {
      this.drop();
      this.aside.value = look.option.text;
    });
  }

  override async undo(): Promise<void> {
    if (this.at.value > 0) this.show(this.at.value - 1);
  }

  protected override async fetchDrawing(key: string): Promise<Drawing> {
    const drawing = this.tour.value?.drawings[key];
    if (!drawing) throw new Error(key);
    return drawing;
  }

  protected override foresee(look: Look): Promise<Preview> {
    // The stop of the question that is looked at: the guide may be on its way to the next one.
    const stops = this.tour.value?.stops ?? [];
    const stop = stops.findIndex((one) => one.snapshot.decisions[0]?.id === look.decision.id);
    return api.guidePreview(this.game, stop, look.option.action);
  }

  /** A guide is no race of yours: nothing of it is remembered. */
  protected override keep(): void {}
}
