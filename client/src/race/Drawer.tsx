import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { IconButton } from "../ui/IconButton";
import { t } from "../words";

interface Props {
  name: "log" | "chat";
  title: string;
  open: boolean;
  close: () => void;
  children: ComponentChildren;
}

/** The id of the button that opens a drawer: the focus comes from there and goes back there. */
export function drawerButton(name: string): string {
  return `open-${name}`;
}

/** A panel at the right edge of the board, on narrow screens over all of it, that can be folded away. */
export function Drawer({ name, title, open, close, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const before = useRef(open);
  useEffect(() => {
    const button = document.getElementById(drawerButton(name));
    // Whoever opened it by a key goes on in it.
    if (open && !before.current && document.activeElement === button && button?.matches(":focus-visible")) {
      const find = (what: string) => panel.current?.querySelector<HTMLElement>(what);
      (find("input") ?? find("ol"))?.focus();
    }
    before.current = open;
  }, [open]);
  const shut = () => {
    const button = document.getElementById(drawerButton(name));
    if (panel.current?.contains(document.activeElement)) button?.focus();
    close();
  };
  // Where it covers the board nothing that lies under it has the focus.
  useEffect(() => {
    if (!open) return;
    const away = (event: FocusEvent) => {
      const to = event.target as Element;
      if (covers() && !panel.current?.contains(to) && !to.closest(".race-top, dialog")) close();
    };
    addEventListener("focusin", away);
    return () => removeEventListener("focusin", away);
  });
  const covers = () => panel.current !== null && getComputedStyle(panel.current).getPropertyValue("--edge") === "none";
  return (
    <aside
      ref={panel}
      class={`${name} panel`}
      hidden={!open}
      data-edge={open ? "right" : "none"}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        shut();
      }}
    >
      <header>
        <h2>{title}</h2>
        <IconButton icon="close" label={t("close")} onClick={shut} class={`small ${name}-close`} />
      </header>
      {children}
    </aside>
  );
}
