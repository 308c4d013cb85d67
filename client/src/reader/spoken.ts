/** Words that are there for the eye alone, or that are heard elsewhere. */
const SILENT = '[aria-hidden="true"], [data-silent], svg:not([role="img"])';

/** What a screen reader would say of a part of the page, piece by piece: pictures by their names. */
export function spokenParts(part: Node): string[] {
  if (part instanceof Element) {
    if (part.matches(SILENT)) return [];
    if (part.matches('[role="img"]')) return [part.getAttribute("aria-label") ?? ""];
    return [...part.childNodes].flatMap(spokenParts).filter(Boolean);
  }
  return [(part.textContent ?? "").replace(/\s+/g, " ").trim()].filter(Boolean);
}
