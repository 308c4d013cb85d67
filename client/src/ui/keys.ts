/**
 * Whether a pressed key is not the page's: it belongs to a field that is being filled in, to an open dialog, wherever
 * the focus is (it is nowhere when the button that had it has gone), or to the browser.
 *
 * @param fields what takes keys for itself.
 */
export function isTaken(event: KeyboardEvent, fields = "input, select, textarea"): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  return document.querySelector("dialog[open]") !== null || target?.closest(fields) != null;
}
