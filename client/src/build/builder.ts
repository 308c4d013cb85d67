import { computed, effect, type Signal, signal } from "@preact/signals";
import { api } from "../api/http";
import type { Layout, Part, Plan, Workshop } from "../api/messages";
import { words } from "../state/table";
import { t } from "../words";
import * as draft from "./draft";
import { keep, keptTrack } from "./kept";

const PAUSE = 120;
const REMEMBERED = 200;

/**
 * A track in the making: its pieces, what the server says about them, and the way back. Each change is a step that can
 * be undone, is kept in this browser and looked at by the server.
 */
export class Builder {
  readonly layout: Signal<Layout>;
  readonly selected = signal<number | null>(null);
  readonly plan = signal<Plan | null>(null);
  /** What was just done, for who does not see it. */
  readonly said = signal("");
  readonly trouble = signal("");
  readonly canUndo = signal(false);
  readonly canRedo = signal(false);
  /** The list that the plan is of. */
  private readonly planned = signal<Layout | null>(null);
  readonly fresh = computed(() => this.planned.value === this.layout.value);
  readonly parts: readonly Part[];

  private past: Layout[] = [];
  private future: Layout[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked: AbortController | null = null;
  private readonly stop: () => void;

  constructor(
    readonly game: string,
    readonly workshop: Workshop,
    readonly id: string,
    first: Layout,
  ) {
    this.parts = workshop.parts;
    this.layout = signal(first);
    this.stop = effect(() => this.look(this.layout.value));
  }

  close(): void {
    this.stop();
    clearTimeout(this.timer);
    this.asked?.abort();
  }

  part(at: number): Part | undefined {
    return draft.partOf(this.parts, this.layout.value.pieces[at]?.part ?? "");
  }

  // --- what the server says ---

  private look(layout: Layout): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(layout), this.plan.peek() ? PAUSE : 0);
  }

  private async ask(layout: Layout): Promise<void> {
    this.asked?.abort();
    const asked = new AbortController();
    this.asked = asked;
    try {
      const plan = await api.plan(this.game, { layout }, asked.signal);
      if (asked.signal.aborted) return;
      this.plan.value = plan;
      this.planned.value = layout;
      this.trouble.value = "";
      if (this.past.length > 0 || keptTrack(this.id)) {
        const kept = keep({ id: this.id, game: this.game, name: layout.name, text: plan.text });
        if (!kept) this.trouble.value = t("build-no-room");
      }
    } catch (error) {
      if (!asked.signal.aborted) this.trouble.value = words(error);
    }
  }

  // --- steps ---

  private step(to: Layout, said: string, selected: number | null): boolean {
    const now = this.layout.value;
    if (draft.same(now, to)) return false;
    this.past = [...this.past, now].slice(-REMEMBERED);
    this.future = [];
    this.show(to, said, selected);
    return true;
  }

  private show(layout: Layout, said: string, selected: number | null): void {
    this.selected.value = selected === null || selected >= layout.pieces.length ? null : selected;
    this.layout.value = layout;
    this.canUndo.value = this.past.length > 0;
    this.canRedo.value = this.future.length > 0;
    this.said.value = said;
  }

  undo(): void {
    const before = this.past.pop();
    if (!before) return;
    this.future.push(this.layout.value);
    this.show(before, t("build-said-undone"), this.selected.value);
  }

  redo(): void {
    const next = this.future.pop();
    if (!next) return;
    this.past.push(this.layout.value);
    this.show(next, t("build-said-redone"), this.selected.value);
  }

  /** Where a part goes that is merely chosen: behind the selected piece, or at the end. */
  joint(part: Part | undefined): number {
    const layout = this.layout.value;
    const wanted = this.selected.value === null ? layout.pieces.length : this.selected.value + 1;
    return draft.jointFor(layout, this.parts, part, wanted);
  }

  /** Adds a part; one whose cardboard lies already is selected instead, or turned over to the wanted side. */
  add(part: Part, joint?: number): void {
    const layout = this.layout.value;
    const used = draft.usedAt(layout, this.parts, part);
    if (used >= 0) {
      if (layout.pieces[used]?.part !== part.name) this.flip(used);
      else {
        this.selected.value = used;
        this.said.value = t("build-said-used", { part: part.name, number: used + 1 });
      }
      return;
    }
    const at = joint === undefined ? this.joint(part) : draft.jointFor(layout, this.parts, part, joint);
    this.step(draft.added(layout, part, at), t("build-said-added", { part: part.name, number: at + 1 }), at);
  }

  remove(at: number): void {
    const piece = this.layout.value.pieces[at];
    if (!piece) return;
    const left = this.layout.value.pieces.length - 1;
    const next = left === 0 ? null : Math.min(at, left - 1);
    this.step(draft.removed(this.layout.value, at), t("build-said-removed", { part: piece.part }), next);
  }

  move(from: number, joint: number): void {
    const layout = this.layout.value;
    const to = draft.moved(layout, from, draft.jointFor(layout, this.parts, this.part(from), joint));
    const part = layout.pieces[from]?.part ?? "";
    if (!this.step(to.layout, t("build-said-moved", { part, number: to.at + 1 }), to.at)) this.selected.value = to.at;
  }

  turn(at: number): void {
    const to = draft.turned(this.layout.value, this.parts, at);
    const piece = to.pieces[at];
    if (piece) this.step(to, t("build-said-turned", { part: piece.part, way: t(`way-${piece.way}`) }), at);
  }

  flip(at: number): void {
    const to = draft.flipped(this.layout.value, this.parts, at);
    this.step(to, t("build-said-flipped", { part: to.pieces[at]?.part ?? "", number: at + 1 }), at);
  }

  shift(at: number, by: number): void {
    const to = draft.shifted(this.layout.value, at, by, this.workshop.shifts);
    const piece = to.pieces[at];
    if (piece) this.step(to, t("build-said-shifted", { part: piece.part, lanes: piece.shift }), at);
  }

  flag(flag: string, set: boolean): void {
    this.step(draft.flagged(this.layout.value, flag, set), "", this.selected.value);
  }

  rename(name: string): void {
    this.step({ ...this.layout.value, name }, "", this.selected.value);
  }

  /** Another track in place of this one, from a file say. */
  replace(layout: Layout): void {
    this.step(layout, t("build-said-opened"), null);
  }
}
