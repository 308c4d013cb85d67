import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../ui/Dialog";

interface Props {
  /** What is told of the seat in one sentence, for those who do not see the tokens. */
  label: string;
  title: string;
  class?: string;
  /** The tokens in the line of the standings. */
  tokens: ComponentChildren;
  /** All that lies on the seat's board, drawn only when it is opened. */
  board: () => ComponentChildren;
}

/** A seat's tokens as a button that opens its whole board: nothing in a race hides behind a pointer that hovers. */
export function SeatBoard({ label, title, class: own = "", tokens, board }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class={`seat-board ${own}`} title={label} onClick={() => setOpen(true)}>
        <span class="unseen">{label}</span>
        <span class="seat-tokens" aria-hidden="true">
          {tokens}
        </span>
      </button>
      {open && (
        <Dialog title={title} close={() => setOpen(false)}>
          {board()}
        </Dialog>
      )}
    </>
  );
}
