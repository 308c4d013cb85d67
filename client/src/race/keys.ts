import { lettersAreKeys } from "../state/settings";
import type { Table } from "../state/table";
import { isTaken } from "../ui/keys";

/** Keys that work anywhere on the race page, except where text is written or a dialog is open. */
export function raceKey(event: KeyboardEvent, table: Table, help: () => void): void {
  if (isTaken(event)) return;
  if (event.key.length === 1 && !lettersAreKeys.value) return;
  if (/^[1-9]$/.test(event.key)) {
    const buttons = [...document.querySelectorAll<HTMLElement>("[data-number]")];
    buttons.find((button) => button.dataset.number === event.key)?.focus();
    event.preventDefault();
    return;
  }
  if (event.key === "Escape") table.drop();
  else if (event.key === "u" && table.shown.value?.can_undo) void table.undo();
  else if (event.key === "s") table.skip();
  else if (event.key === "?") help();
  else return;
  event.preventDefault();
}
