import { lettersAreKeys } from "../state/settings";
import { isTaken } from "../ui/keys";
import type { Replay } from "./replay";

/** Keys that work anywhere on the replay page, except where text is written, a list is open or the board has the focus. */
export function replayKey(event: KeyboardEvent, replay: Replay, help: () => void): void {
  if (isTaken(event, "input:not([type=range]), select, textarea")) return;
  const target = event.target as HTMLElement | null;
  const arrowsAreTaken = target?.closest(".board, [role=tablist]") !== null;
  const pressed: Record<string, () => unknown> = {
    PageUp: () => replay.turnBy(-1),
    PageDown: () => replay.turnBy(1),
  };
  if (!arrowsAreTaken) {
    pressed.ArrowLeft = () => (event.shiftKey ? replay.turnBy(-1) : replay.stepBy(-1));
    pressed.ArrowRight = () => (event.shiftKey ? replay.turnBy(1) : replay.stepBy(1));
    pressed.Home = () => replay.go(0);
    pressed.End = () => replay.go(replay.lines.value);
  }
  // On a button the space bar presses it.
  if (!target?.closest("button, a, summary")) pressed[" "] = () => flip(replay);
  if (lettersAreKeys.value) {
    pressed.k = () => flip(replay);
    pressed["?"] = help;
  }
  const press = pressed[event.key];
  if (!press) return;
  event.preventDefault();
  void press();
}

export function flip(replay: Replay): void {
  if (replay.running.value) replay.pause();
  else void replay.playOn();
}
