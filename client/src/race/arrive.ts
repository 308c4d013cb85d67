import { useLayoutEffect } from "preact/hooks";
import type { Decision } from "../api/messages";
import { isNowhere, lastFocused } from "../ui/focus";

/** The question whose answers were given the focus last: it has been read with them. */
let asked = "";

/** Whether the focus went to the answers of a question when it came up. */
export function isAsked(id: string): boolean {
  return asked === id;
}

/**
 * Where a new question comes up, whoever answers by keyboard or by ear goes on from its first answer: if the focus was on
 * an answer or on the sentence before, or is nowhere. After a refusal it comes back to what was refused.
 */
export function useFocusOnNewDecision(
  panel: { current: HTMLElement | null },
  decision: Decision | null,
  sent: boolean,
) {
  useLayoutEffect(() => {
    if (!decision || sent) return;
    const now = document.activeElement;
    const fresh = asked !== decision.id;
    const free = isNowhere() || now?.matches("main h1") === true;
    const here = now !== null && panel.current?.contains(now) === true && now.matches("[data-option], .prompt");
    if (!(free || (fresh && here))) return;
    const again = fresh ? null : lastFocused();
    const first = panel.current?.querySelector<HTMLElement>("[data-option]:enabled");
    const to = again && panel.current?.contains(again) ? again : first;
    if (!to) return;
    // What had the focus all the time is read anew: it answers another question now.
    if (to === now) to.blur();
    asked = decision.id;
    to.focus({ preventScroll: true });
  }, [decision?.id, sent]);
}

/** Keys that are held down do nothing here: what comes up under them was never meant. */
export function ignoreHeld(event: KeyboardEvent): void {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
}
