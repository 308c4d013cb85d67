/**
 * The focus is never lost. Where what had it is gone or can't be used any more, browsers leave it nowhere: the next key
 * begins at the top of the page, and a screen reader falls silent. Here it goes on to what lies nearest.
 */

/** What had the focus last; null after a click on nothing. */
let last: HTMLElement | null = null;
/** The boxes round it, the innermost first, each with the number of the child that led there. */
let trail: { box: Element; at: number }[] = [];
/** It was seen that the focus is nowhere though nobody took it away. */
let lost = false;

const TABBABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';
/** What a part of the page wants to have the focus when nothing near is left; headings among it are read as such. */
const FIRST = "[data-first]";

/** Whether the focus is nowhere. */
export function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** What had the focus last, if it can have it again. */
export function lastFocused(): HTMLElement | null {
  return last && isUsable(last) ? last : null;
}

/** What had the focus last, even if it is gone by now. */
export function hadFocus(): HTMLElement | null {
  return last;
}

/** Gives the focus to something that keys do not reach by themselves, as a heading. */
export function focusOn(element: HTMLElement): void {
  if (!element.matches(TABBABLE)) element.tabIndex = -1;
  element.focus({ preventScroll: element.matches("h1") });
}

/** Whether something is there and can have the focus. */
export function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(":disabled") && element.getClientRects().length > 0;
}

function trailOf(element: Element): typeof trail {
  const found: typeof trail = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    found.push({ box: child.parentElement, at: [...child.parentElement.children].indexOf(child) });
  }
  return found;
}

/** What keys reach in a box, the nearest to its child number `at`: what came after it, else what lies before it. */
export function nearest(box: Element, at: number): HTMLElement | null {
  const reach = (child: Element) =>
    [child, ...child.querySelectorAll(TABBABLE)].filter((one) => one.matches(TABBABLE) && isUsable(one));
  const children = [...box.children];
  const after = children.slice(at).flatMap(reach)[0];
  const before = children.slice(0, at).flatMap(reach).at(-1);
  return (after ?? before ?? null) as HTMLElement | null;
}

/** Where the focus goes on. */
function next(): HTMLElement | null {
  const again = lastFocused();
  if (again) return again;
  for (const { box, at } of trail) {
    if (!isUsable(box)) continue;
    if (box.querySelector("main")) break; // another page
    const first = box.querySelector<HTMLElement>(FIRST);
    if (first) return first;
    if (box.matches("main")) break;
    const near = nearest(box, at);
    if (near) return near;
  }
  return document.querySelector<HTMLElement>(`main ${FIRST}, main h1`);
}

function mend(): void {
  if (!lost || !isNowhere()) {
    lost = false;
    return;
  }
  // What is sent just now comes back in a moment, or is gone then.
  if (trail.some(({ box }) => box.isConnected && box.matches("[data-busy]"))) return;
  lost = false;
  const to = next();
  if (to) focusOn(to);
}

/** From now on the focus is looked after. */
export function watchFocus(): void {
  addEventListener("focusin", (event) => {
    last = event.target as HTMLElement;
    trail = trailOf(last);
    lost = false;
  });
  // Whoever clicks on nothing wants the focus nowhere.
  addEventListener(
    "pointerdown",
    () => {
      last = null;
      lost = false;
    },
    true,
  );
  new MutationObserver(() => {
    if (!last || !isNowhere()) return;
    if (!isUsable(last)) lost = true;
    // Parts that know better where it belongs come first.
    if (lost) requestAnimationFrame(() => requestAnimationFrame(mend));
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "data-busy"],
  });
}

/** Another page was gone to: as soon as it is there, its heading has the focus, and is read. Gives a way to stop waiting. */
export function focusPage(): () => void {
  const arrive = () => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return false;
    if (isNowhere()) focusOn(heading);
    return true;
  };
  if (arrive()) return () => {};
  const waiting = new MutationObserver(() => arrive() && waiting.disconnect());
  waiting.observe(document.body, { subtree: true, childList: true });
  return () => waiting.disconnect();
}
