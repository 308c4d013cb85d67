import type { ComponentChildren } from "preact";
import type { Decision, Drawing, Option, Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import { titled } from "../start/setup";
import type { Look, Table } from "../state/table";
import "./options.css";

/** The ways in which a button offers an option: pointing and focus preview it, a tap picks it, the next one chooses. */
export function offer(table: Table, decision: Decision, option: Option) {
  const at: Look = { decision, option };
  return {
    onClick: (event: MouseEvent) => table.tap(at, event.detail === 0),
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && table.hover(at),
    onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && table.hover(null),
    onFocus: (event: FocusEvent) => (event.target as HTMLElement).matches(":focus-visible") && table.hover(at),
    onBlur: () => table.hover(null),
    disabled: table.sending.value,
    "data-option": option.action,
  };
}

/** So many options are read one by one; more spaces than that are listed by where they lie. */
export const FEW = 6;

interface Props {
  table: Table;
  snapshot: Snapshot;
  look: GameLook;
  decision: Decision;
  options: readonly Option[];
  number: (option: Option) => string | undefined;
}

/** Everything that can be chosen and lies in no hand, as buttons. */
export function Options({ table, snapshot, look, decision, options, number }: Props) {
  const drawing = table.drawing.value;
  const spaces = drawing && look.spaceName && options.filter(isSpace).length > FEW;
  const rows = spaces ? rowsOf(options, drawing, look) : null;
  if (!rows) {
    return (
      <ul class={options.length > FEW ? "options many" : "options"}>
        {options.map((option) => (
          <li key={option.action}>
            <OptionButton table={table} decision={decision} option={option} number={number(option)}>
              {look.OptionSign && <look.OptionSign option={option} snapshot={snapshot} drawing={drawing} />}
              {wordsOf(option, drawing, look)}
            </OptionButton>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div class="options many space-rows">
      <ul class="options">
        {options
          .filter((option) => !isSpace(option))
          .map((option) => (
            <li key={option.action}>
              <OptionButton table={table} decision={decision} option={option} number={number(option)}>
                {look.OptionSign && <look.OptionSign option={option} snapshot={snapshot} drawing={drawing} />}
                {option.text}
              </OptionButton>
            </li>
          ))}
      </ul>
      {rows.map(({ name, places }) => (
        <div key={name} class="space-row">
          <span aria-hidden="true">{name}</span>
          <ul>
            {places.map(({ option, short, whole }) => (
              <li key={option.action}>
                <OptionButton table={table} decision={decision} option={option} number={number(option)}>
                  <span class="unseen">{whole}</span>
                  <span aria-hidden="true">{short}</span>
                </OptionButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Options as they are listed: many spaces last, along the track. */
export function inOrder(options: readonly Option[]): Option[] {
  const spaces = options.filter(isSpace);
  if (spaces.length <= FEW) return [...options];
  const along = (option: Option) => option.spaces[0] ?? 0;
  return [...options.filter((option) => !isSpace(option)), ...spaces.sort((a, b) => along(a) - along(b))];
}

/** Whether an option is about one space alone, so that its place tells all. */
export function isSpace(option: Option): boolean {
  return option.spaces.length === 1 && option.kind === "space";
}

interface Row {
  name: string;
  places: { option: Option; short: string; whole: string }[];
}

/** Spaces by what their names begin with ("piece 2, column 3"), each with the rest ("lane 1"); null: they have no rows. */
export function rowsOf(options: readonly Option[], drawing: Drawing, look: GameLook): Row[] | null {
  const rows = new Map<string, Row>();
  for (const option of options.filter(isSpace)) {
    const space = drawing.spaces[option.spaces[0] ?? -1];
    const whole = space && look.spaceName?.(space);
    const cut = whole?.lastIndexOf(", ") ?? -1;
    if (!whole || cut < 0) return null;
    const name = whole.slice(0, cut);
    const row = rows.get(name) ?? { name, places: [] };
    row.places.push({ option, short: whole.slice(cut + 2), whole });
    rows.set(name, row);
  }
  return [...rows.values()];
}

/** An option in words, with the spaces that it names called as the game calls them. */
export function wordsOf(option: Option, drawing: Drawing | null, look: GameLook): string {
  let text = option.text;
  for (const index of option.spaces) {
    const space = drawing?.spaces[index];
    const named = space && look.spaceName?.(space);
    if (space && named && text.includes(space.name)) text = text.replace(space.name, named);
  }
  return titled(text);
}

interface OptionProps {
  table: Table;
  decision: Decision;
  option: Option;
  number: string | undefined;
  children: ComponentChildren;
}

function OptionButton({ table, decision, option, number, children }: OptionProps) {
  const picked = table.picked.value?.option.action === option.action;
  const looked = table.looked.value?.option.action === option.action;
  return (
    <button
      type="button"
      class={`option ${looked ? "looked" : ""}`}
      aria-pressed={picked}
      data-number={number}
      {...offer(table, decision, option)}
    >
      {number && (
        <span class="number" aria-hidden="true">
          {number}
        </span>
      )}
      {children}
    </button>
  );
}
