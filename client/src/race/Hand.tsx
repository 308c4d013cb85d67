import type { Decision, Option, Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import type { Table } from "../state/table";
import { t } from "../words";
import { offer } from "./Ask";

interface Props {
  table: Table;
  snapshot: Snapshot;
  look: GameLook;
  seat: number;
  decision: Decision | null;
  options: Option[];
  number: (option: Option) => string | undefined;
}

/** A seat's cards. Those that can be played now are buttons; two equal ones offer the same option. */
export function Hand({ table, snapshot, look, seat, decision, options, number }: Props) {
  const Face = look.Card;
  if (!Face) return null;
  const held = look.hand?.(snapshot, seat) ?? [];
  // A card that is offered but lies in no hand (turned up from a deck, say) is shown as well.
  const cards = [...held, ...options.map((option) => option.card ?? "").filter((card) => !held.includes(card))];
  if (cards.length === 0) return null;
  const first = new Set<string>();
  return (
    <ul class={options.length > 0 ? "hand playable" : "hand"} aria-label={t("hand")}>
      {cards.map((card, index) => {
        const option = options.find((one) => one.card === card);
        const name = look.cardName?.(card) ?? card;
        if (!option || !decision) {
          return (
            <li key={`${card} ${index}`}>
              <div class="card resting" role="img" aria-label={name}>
                <Face card={card} />
              </div>
            </li>
          );
        }
        const shortcut = first.has(card) ? undefined : number(option);
        first.add(card);
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
              <Face card={card} />
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
