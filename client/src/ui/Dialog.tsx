import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../words";
import { hadFocus, isNowhere, isUsable } from "./focus";
import { IconButton } from "./IconButton";

/** Of each dialog: what to give the focus to after it, the nearest first. What opened it may be gone by then. */
const openers = new WeakMap<Element, HTMLElement[]>();

function openersNow(): HTMLElement[] {
  const opener = hadFocus();
  if (!opener) return [];
  const around = opener.closest("dialog");
  return [opener, ...((around && openers.get(around)) ?? [])];
}

interface Props {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

/** The browser's own dialog: it keeps the focus inside, closes by Escape and gives the focus back. */
export function Dialog({ title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const back = openersNow();
    if (dialog.current) openers.set(dialog.current, back);
    dialog.current?.showModal();
    // A browser gives the focus back where the dialog was closed, not where it gave way to another one.
    return () => queueMicrotask(() => isNowhere() && back.find(isUsable)?.focus());
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class="dialog"
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="dialog-body">
        <header>
          <h2>{title}</h2>
          <IconButton icon="close" label={t("close")} onClick={() => dialog.current?.close()} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
