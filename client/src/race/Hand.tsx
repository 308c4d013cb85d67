import type { Decision, Option, Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import type { Table } from "../state/table";
import { t } from "../words";
import { offer } from "./Options";

interface Props {
  table: Table;
  snapshot: Snapshot;
  look: GameLook;
  seat: number;
  decision: Decision | null;
  options: Option[];
  number: (option: Option) => string | undefined;
}

interface Entry {
  card: string;
  option: Option | undefined;
}

/**
 * The cards in a hand, and beside them what is offered but lies in no hand (turned up from a deck, say) or offers a
 * card in another way: every option with a card is there once at least.
 */
export function entriesOf(
  held: readonly string[],
  options: readonly Option[],
  fromHand: (option: Option) => boolean = () => true,
): Entry[] {
  const playable = options.filter(fromHand);
  const found: Entry[] = held.map((card) => ({ card, option: playable.find((option) => option.card === card) }));
  const shown = new Set(found.map((entry) => entry.option));
  const others = options.filter((option) => !shown.has(option));
  return [...found, ...others.map((option) => ({ card: option.card ?? "", option }))];
}

/** A seat's cards. Those that can be played now are buttons; two equal ones offer the same option. */
export function Hand({ table, snapshot, look, seat, decision, options, number }: Props) {
  const Face = look.Card;
  if (!Face) return null;
  const held = look.hand?.(snapshot, seat) ?? [];
  const entries = entriesOf(held, options, (option) => !decision || (look.fromHand?.(option, decision) ?? true));
  if (entries.length === 0) return null;
  const first = new Set<Option>();
  return (
    <ul
      class={`hand ${options.length > 0 ? "playable" : ""} ${options.length > 3 ? "many" : ""}`}
      aria-label={t("hand")}
    >
      {entries.map(({ card, option }, index) => {
        const name = look.cardName?.(card) ?? card;
        if (!option || !decision) {
          return (
            <li key={`${card} ${index}`}>
              <div class="card resting" role="img" aria-label={name}>
                <Face card={card} snapshot={snapshot} />
              </div>
            </li>
          );
        }
        const shortcut = first.has(option) ? undefined : number(option);
        first.add(option);
        const looked = table.looked.value?.option.action === option.action;
        return (
          <li key={`${card} ${index}`}>
            <button
              type="button"
              class={`card ${looked ? "looked" : ""}`}
              aria-pressed={table.picked.value?.option.action === option.action}
              data-number={shortcut}
              {...offer(table, decision, option)}
            >
              <span class="unseen">{option.text}</span>
              <Face card={card} option={option} snapshot={snapshot} />
              {shortcut && (
                <span class="number" aria-hidden="true">
                  {shortcut}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
