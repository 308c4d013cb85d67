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

interface Carry {
  part?: string;
  piece?: number;
  /** The way a finger must go to carry rather than scroll; a mouse always carries. */
  pull?: "up-down" | "left-right" | "any";
  drop: (x: number, y: number) => void;
}

/**
 * Watches a pointer that went down on something that can be carried. It is carried once it moved far enough; before
 * that it may still become a click, or for a finger a scroll.
 */
export function mayCarry(event: PointerEvent, { part, piece, pull = "any", drop }: Carry): void {
  if (event.button !== 0 || carried.value) return;
  const pointer = event.pointerId;
  const stop = new AbortController();
  const on = (type: string, listener: (event: PointerEvent) => void) =>
    addEventListener(type, listener as EventListener, { signal: stop.signal });
  const end = () => {
    stop.abort();
    carried.value = null;
  };
  on("pointermove", (move) => {
    if (move.pointerId !== pointer) return;
    const dx = Math.abs(move.clientX - event.clientX);
    const dy = Math.abs(move.clientY - event.clientY);
    if (!carried.value) {
      if (Math.hypot(dx, dy) < FAR) return;
      const along = pull === "any" || (pull === "up-down" ? dy >= dx : dx >= dy);
      if (event.pointerType !== "mouse" && !along) return end();
    }
    carried.value = {
      ...(part === undefined ? {} : { part }),
      ...(piece === undefined ? {} : { piece }),
      x: move.clientX,
      y: move.clientY,
    };
  });
  on("pointerup", (up) => {
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
  on("pointercancel", (one) => one.pointerId === pointer && end());
  addEventListener("keydown", (key) => key.key === "Escape" && end(), { signal: stop.signal });
}
