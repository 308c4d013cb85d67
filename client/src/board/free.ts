import { useEffect } from "preact/hooks";
import type { Box } from "./camera";

/** The part of the board between the panels: each panel says which edge it lies on. */
export function freeBox(): Box {
  const pad = 12;
  // Where the page is enlarged so much that it scrolls, the board is not the window.
  const board = document.querySelector(".board")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const box = { left: board.left, top: board.top, right: board.right, bottom: board.bottom };
  for (const panel of document.querySelectorAll<HTMLElement>("[data-edge]")) {
    const rect = panel.getBoundingClientRect();
    const edge = getComputedStyle(panel).getPropertyValue("--edge").trim() || panel.dataset.edge;
    if (rect.width === 0 || edge === "none") continue;
    if (edge === "top") box.top = Math.max(box.top, rect.bottom);
    if (edge === "bottom") box.bottom = Math.min(box.bottom, rect.top);
    if (edge === "left") box.left = Math.max(box.left, rect.right);
    if (edge === "right") box.right = Math.min(box.right, rect.left);
  }
  return {
    x: box.left - board.left + pad,
    y: box.top - board.top + pad,
    width: Math.max(120, box.right - box.left - 2 * pad),
    height: Math.max(120, box.bottom - box.top - 2 * pad),
  };
}

/** Has the board look again at what the panels leave free for it. */
export function lookAgain(): void {
  dispatchEvent(new Event("resize"));
}

/** Has the board look again whenever something that panels follow changes. */
export function useFreed(panels: readonly unknown[]): void {
  useEffect(lookAgain, panels);
}
