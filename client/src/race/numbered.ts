import type { Decision, Option } from "../api/messages";
import type { GameLook } from "../games/look";
import { inOrder } from "./Options";

/** The options that lie in a hand, and the others. */
export function parted(decision: Decision | null, look: GameLook): { cards: Option[]; others: Option[] } {
  const options = decision?.options ?? [];
  const cards = options.filter((option) => option.card !== null && look.Card);
  return { cards, others: inOrder(options.filter((option) => !cards.includes(option))) };
}

/** All options in the order of their numbers, by which keys and words call them: as they stand on the page. */
export function numbered(decision: Decision | null, look: GameLook): Option[] {
  const { cards, others } = parted(decision, look);
  return [...cards, ...others];
}
