import { signal } from "@preact/signals";

/** What is being carried over the page, and where it is now, in pixels of the window. */
export interface Carried {
  /** A part from the box, or a piece by its number. */
  part?: string;
  piece?: number;
  x: number;
  y: number;
}

export const carried = signal<Carried | null>(null);

const FAR = 7;
/** A finger that rests this long lifts what is under it; one that moves at once scrolls the page. */
const REST = 350;

/**
 * Watches a pointer that went down on something that can be carried. A mouse carries once it moved far enough; before
 * that it may still become a click.
 */
export function mayCarry(
  event: PointerEvent,
  what: { part: string } | { piece: number },
  drop: (x: number, y: number) => void,
): void {
  if (event.button !== 0 || carried.value) return;
  const pointer = event.pointerId;
  const mouse = event.pointerType === "mouse";
  const stop = new AbortController();
  const on = <E extends Event>(type: string, listener: (event: E) => void) =>
    addEventListener(type, listener as EventListener, { signal: stop.signal, passive: false });
  const lift = (x: number, y: number) => (carried.value = { ...what, x, y });
  const end = () => {
    stop.abort();
    clearTimeout(rest);
    carried.value = null;
  };
  const rest = mouse ? undefined : setTimeout(() => lift(event.clientX, event.clientY), REST);

  on<PointerEvent>("pointermove", (move) => {
    if (move.pointerId !== pointer) return;
    const far = Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) >= FAR;
    if (carried.value || (mouse && far)) lift(move.clientX, move.clientY);
    else if (far) end();
  });
  on<PointerEvent>("pointerup", (up) => {
    if (up.pointerId !== pointer) return;
    const was = carried.value;
    end();
    if (!was) return;
    // What was carried is no click.
    const noClick = new AbortController();
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: noClick.signal });
    setTimeout(() => noClick.abort());
    drop(up.clientX, up.clientY);
  });
  on<PointerEvent>("pointercancel", (one) => one.pointerId === pointer && end());
  on<KeyboardEvent>("keydown", (key) => key.key === "Escape" && end());
  // While something is carried the page neither scrolls nor offers its menu.
  on<TouchEvent>("touchmove", (touch) => carried.value && touch.cancelable && touch.preventDefault());
  on<Event>("contextmenu", (menu) => carried.value && menu.preventDefault());
}
