import { computed, type Signal, signal } from "@preact/signals";

/** What part of the drawing the window shows: screen = drawing × scale + (x, y). */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 12;
/** How much nearer one press comes. */
export const STEP = 1.35;
/** Pixels per unit at which a space, some 20 units long, can be hit by a finger. */
const TAPPABLE = 1.3;
/** Units that are shown round what is chosen from. */
const ROUND = 70;
/** A finger trembles; only beyond this many pixels is a touch a drag. */
const TREMBLE = 7;

/** Pan, pinch, wheel and keys over one SVG element. Knows nothing of what is drawn. */
export class Camera {
  readonly view: Signal<View> = signal({ x: 0, y: 0, scale: 1 });
  readonly transform = computed(() => {
    const { x, y, scale } = this.view.value;
    return `translate(${x} ${y}) scale(${scale})`;
  });
  /** True after the person moved the picture: then nothing moves it for them until they ask. */
  readonly moved = signal(false);

  /** The part of the window that panels leave free, in pixels. */
  free: () => Box = () => ({ x: 0, y: 0, width: innerWidth, height: innerHeight });

  private readonly fingers = new Map<number, { x: number; y: number }>();
  private dragging = false;
  private frame = 0;

  /** Where the drawing lies, in its own units. */
  bounds: Box;

  constructor(bounds: Box = { x: 0, y: 0, width: 1, height: 1 }) {
    this.bounds = bounds;
  }

  /** The view in which a box of the drawing fills the free part of the window. */
  around(box: Box): View {
    const free = this.free();
    const scale = Math.min(free.width / box.width, free.height / box.height, CLOSEST);
    return {
      scale,
      x: free.x + free.width / 2 - (box.x + box.width / 2) * scale,
      y: free.y + free.height / 2 - (box.y + box.height / 2) * scale,
    };
  }

  whole(): View {
    return this.around(this.bounds);
  }

  /** A view for a choice: the whole track if its spaces can be tapped there, otherwise the part round a box. */
  close(box: Box): View {
    const whole = this.whole();
    if (whole.scale >= TAPPABLE) return whole;
    const free = this.free();
    const width = Math.max(box.width + ROUND, free.width / (TAPPABLE * 1.4));
    const height = Math.max(box.height + ROUND, free.height / (TAPPABLE * 1.4));
    return this.filled(
      this.around({ x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }),
    );
  }

  /** Whether the spaces of a box can be hit where all of it is shown. */
  tells(box: Box): boolean {
    const free = this.free();
    return (box.width + ROUND) * TAPPABLE <= free.width && (box.height + ROUND) * TAPPABLE <= free.height;
  }

  /** The view that brings a place into sight as near as it is shown now; null where it is well in sight already. */
  toward(place: { x: number; y: number }): View | null {
    const free = this.free();
    const { x, y, scale } = this.view.value;
    const [across, down] = [place.x * scale + x - free.x, place.y * scale + y - free.y];
    const margin = Math.min(70, free.width / 5, free.height / 5);
    const inside = across > margin && across < free.width - margin && down > margin && down < free.height - margin;
    if (inside) return null;
    const middle = { x: free.x + free.width / 2 - place.x * scale, y: free.y + free.height / 2 - place.y * scale };
    return this.filled({ scale, ...middle });
  }

  /** The same view moved so that it shows drawing rather than the emptiness beside it. */
  private filled({ x, y, scale }: View): View {
    const { free, bounds } = { free: this.free(), bounds: this.bounds };
    // `at`: where the drawing's edge comes to lie.
    const along = (at: number, start: number, length: number, size: number) =>
      size < length ? start + (length - size) / 2 : Math.min(start, Math.max(start + length - size, at));
    return {
      scale,
      x: along(x + bounds.x * scale, free.x, free.width, bounds.width * scale) - bounds.x * scale,
      y: along(y + bounds.y * scale, free.y, free.height, bounds.height * scale) - bounds.y * scale,
    };
  }

  fit(milliseconds = 0): void {
    this.moved.value = false;
    this.glide(this.whole(), milliseconds);
  }

  zoom(factor: number, at?: { x: number; y: number }): void {
    this.moved.value = true;
    const free = this.free();
    const { x, y } = at ?? { x: free.x + free.width / 2, y: free.y + free.height / 2 };
    const before = this.view.value;
    const scale = Math.min(CLOSEST, Math.max(this.whole().scale * 0.6, before.scale * factor));
    const grown = scale / before.scale;
    this.view.value = { scale, x: x - (x - before.x) * grown, y: y - (y - before.y) * grown };
  }

  pan(dx: number, dy: number): void {
    this.moved.value = true;
    const { x, y, scale } = this.view.value;
    this.view.value = this.kept({ scale, x: x + dx, y: y + dy });
  }

  /** Some of the drawing always stays in sight. */
  private kept(view: View): View {
    const { free, bounds } = { free: this.free(), bounds: this.bounds };
    const margin = 60;
    const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
    return {
      ...view,
      x: clamp(
        view.x,
        free.x + margin - (bounds.x + bounds.width) * view.scale,
        free.x + free.width - margin - bounds.x * view.scale,
      ),
      y: clamp(
        view.y,
        free.y + margin - (bounds.y + bounds.height) * view.scale,
        free.y + free.height - margin - bounds.y * view.scale,
      ),
    };
  }

  glide(to: View, milliseconds: number): void {
    cancelAnimationFrame(this.frame);
    if (milliseconds <= 0) {
      this.view.value = to;
      return;
    }
    const from = this.view.value;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / milliseconds);
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.view.value = { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  /** Starts listening on an element; gives back how to stop. */
  attach(element: SVGSVGElement): () => void {
    const stop = new AbortController();
    const on = <K extends keyof SVGElementEventMap>(
      type: K,
      listener: (event: SVGElementEventMap[K]) => void,
      options: AddEventListenerOptions = {},
    ) => element.addEventListener(type, listener, { ...options, signal: stop.signal });

    on("wheel", (event) => this.wheel(event, element), { passive: false });
    on("pointerdown", (event) => {
      if (event.button > 1) return;
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.dragging = this.fingers.size > 1;
      cancelAnimationFrame(this.frame);
    });
    on("pointermove", (event) => this.drag(event, element));
    const lift = (event: PointerEvent) => {
      this.fingers.delete(event.pointerId);
      if (this.fingers.size === 0) setTimeout(() => (this.dragging = false));
    };
    on("pointerup", lift);
    on("pointercancel", lift);
    // The click that ends a drag chooses nothing.
    on("click", (event) => this.dragging && event.stopPropagation(), { capture: true });
    return () => stop.abort();
  }

  private wheel(event: WheelEvent, element: SVGSVGElement): void {
    event.preventDefault();
    const box = element.getBoundingClientRect();
    const strength = event.ctrlKey ? 0.01 : 0.0016;
    this.zoom(Math.exp(-event.deltaY * strength), { x: event.clientX - box.left, y: event.clientY - box.top });
  }

  private drag(event: PointerEvent, element: SVGSVGElement): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragging) {
      if (Math.hypot(now.x - before.x, now.y - before.y) < TREMBLE) return;
      this.dragging = true;
      element.setPointerCapture(event.pointerId);
    }
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (!other) {
      this.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const box = element.getBoundingClientRect();
    const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    const gap = (finger: { x: number; y: number }) => Math.max(10, Math.hypot(finger.x - other.x, finger.y - other.y));
    this.zoom(gap(now) / gap(before), middle);
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  key(key: string): boolean {
    const stride = 60;
    const moves: Record<string, () => void> = {
      "+": () => this.zoom(STEP),
      "=": () => this.zoom(STEP),
      "-": () => this.zoom(1 / STEP),
      "0": () => this.fit(),
      ArrowLeft: () => this.pan(stride, 0),
      ArrowRight: () => this.pan(-stride, 0),
      ArrowUp: () => this.pan(0, stride),
      ArrowDown: () => this.pan(0, -stride),
    };
    const move = moves[key];
    move?.();
    return move !== undefined;
  }
}
