import { useEffect, useRef } from "preact/hooks";
import { IconButton } from "../ui/IconButton";
import { t } from "../words";
import { worstByPiece } from "./Bench";
import type { Builder } from "./builder";
import { sidesOf } from "./draft";
import { carried, mayCarry } from "./drag";
import { dropPiece } from "./drop";

/** The pieces in race order: the whole track by keyboard and for screen readers. */
export function Strip({ builder }: { builder: Builder }) {
  const list = useRef<HTMLDivElement>(null);
  const layout = builder.layout.value;
  const selected = builder.selected.value;
  const worst = worstByPiece(builder.fresh.value ? builder.plan.value : null);

  // The focus goes with the selection while one works in the list.
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current?.contains(document.activeElement) || document.activeElement === document.body) {
      if (list.current?.dataset.keys === "yes") item?.focus();
    }
    item?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [selected, layout]);

  const select = (at: number) => {
    builder.selected.value = Math.max(0, Math.min(at, layout.pieces.length - 1));
  };
  const keys = (event: KeyboardEvent, at: number) => {
    const step = event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 1;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => select(at - 1),
      ArrowUp: () => select(at - 1),
      ArrowRight: () => select(at + 1),
      ArrowDown: () => select(at + 1),
      Home: () => select(0),
      End: () => select(layout.pieces.length - 1),
      Delete: () => builder.remove(at),
      Backspace: () => builder.remove(at),
      t: () => builder.turn(at),
      f: () => builder.flip(at),
      "+": () => builder.shift(at, 1),
      "-": () => builder.shift(at, -1),
      Escape: () => (builder.selected.value = null),
    };
    if (event.ctrlKey || event.metaKey) return;
    const arrow = event.key.startsWith("Arrow");
    const move = event.altKey
      ? arrow && (() => builder.move(at, step < 0 ? at - 1 : at + 2))
      : moves[event.key] || moves[event.key.toLowerCase()];
    if (!move) return;
    event.preventDefault();
    if (list.current) list.current.dataset.keys = "yes";
    move();
  };

  return (
    <section class="strip" aria-label={t("build-pieces")}>
      <div ref={list} role="listbox" aria-label={t("build-pieces")} aria-describedby="build-keys" class="pieces">
        {layout.pieces.map((piece, at) => {
          const trouble = builder.fresh.value ? findingsOf(builder, at) : "";
          const way = t(`way-${piece.way || "straight"}`);
          const label = t("build-piece", { number: at + 1, part: piece.part, way, lanes: piece.shift });
          const reachable = selected === null ? at === 0 : at === selected;
          return (
            <div
              key={`${piece.part} ${at}`}
              role="option"
              data-strip={at}
              aria-selected={at === selected}
              tabIndex={reachable ? 0 : -1}
              class={`piece ${worst.get(at) ?? ""} ${carried.value?.piece === at ? "away" : ""}`}
              onFocus={() => {
                if (builder.selected.value === null) builder.selected.value = at;
              }}
              onClick={() => select(at)}
              onKeyDown={(event) => keys(event, at)}
              onPointerDown={(event) => mayCarry(event, { piece: at }, (x, y) => dropPiece(builder, at, x, y))}
            >
              <span class="unseen">{trouble ? `${label}. ${trouble}` : label}</span>
              <span class="piece-face" aria-hidden="true">
                <span class="piece-number">{at + 1}</span>
                <WaySign way={piece.way} />
                <strong>{piece.part}</strong>
                {piece.shift !== 0 && <small>{piece.shift > 0 ? `+${piece.shift}` : piece.shift}</small>}
                {worst.has(at) && <span class="piece-mark">!</span>}
              </span>
            </div>
          );
        })}
      </div>
      <p id="build-keys" class="hint keys-hint">
        {builder.workshop.shifts > 0 ? t("build-keys-shift") : t("build-keys")}
      </p>
    </section>
  );
}

/** What is wrong with a piece, in words. */
function findingsOf(builder: Builder, at: number): string {
  const found = builder.plan.value?.findings.filter((finding) => finding.piece === at) ?? [];
  return found.map(({ what, cure }) => `${what}. ${cure}`).join(" ");
}

/** How a piece lies, as an arrow. */
function WaySign({ way }: { way: string }) {
  const paths: Record<string, string> = {
    right: "M7,20 V13 Q7,7 13,7 H17 M13,3 L17,7 L13,11",
    left: "M17,20 V13 Q17,7 11,7 H7 M11,3 L7,7 L11,11",
    reversed: "M9,20 V5 M5,9 L9,5 L13,9 M16,5 V19 M13,16 L16,19 L19,16",
  };
  return (
    <svg class="icon way-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[way] ?? "M12,20 V5 M8,9 L12,5 L16,9"} />
    </svg>
  );
}

/** What can be done with the selected piece. */
export function PieceTools({ builder }: { builder: Builder }) {
  const at = builder.selected.value;
  const piece = at === null ? undefined : builder.layout.value.pieces[at];
  const part = at === null ? undefined : builder.part(at);
  const none = at === null || !piece;
  const act = (work: (at: number) => void) => () => at !== null && work(at);
  const ways = part?.ways.length ?? 0;
  const sides = piece ? sidesOf(builder.parts, piece.part).length : 0;
  return (
    <div class="piece-tools" role="toolbar" aria-label={t("build-tools")}>
      <span class="piece-tools-name">
        {piece ? t("build-selected", { number: (at ?? 0) + 1, part: piece.part }) : t("build-none-selected")}
      </span>
      <IconButton
        icon="turn"
        label={t("build-turn")}
        disabled={none || ways < 2}
        onClick={act((k) => builder.turn(k))}
      />
      <IconButton
        icon="flip"
        label={t("build-flip")}
        disabled={none || sides < 2}
        onClick={act((k) => builder.flip(k))}
      />
      <IconButton
        icon="earlier"
        label={t("build-earlier")}
        disabled={none}
        onClick={act((k) => builder.move(k, k - 1))}
      />
      <IconButton icon="later" label={t("build-later")} disabled={none} onClick={act((k) => builder.move(k, k + 2))} />
      {builder.workshop.shifts > 0 && (
        <>
          <IconButton
            icon="minus"
            label={t("build-shift-left")}
            disabled={none}
            onClick={act((k) => builder.shift(k, -1))}
          />
          <IconButton
            icon="plus"
            label={t("build-shift-right")}
            disabled={none}
            onClick={act((k) => builder.shift(k, 1))}
          />
        </>
      )}
      <IconButton icon="bin" label={t("build-remove")} disabled={none} onClick={act((k) => builder.remove(k))} />
    </div>
  );
}
