import type { LaidPart, Layout, Part } from "../api/messages";

/** What can be done to a list of pieces. Nothing here changes what it is given; rules are the server's. */

export function partOf(parts: readonly Part[], name: string): Part | undefined {
  return parts.find((part) => part.name === name);
}

/** The piece that already uses the same cardboard, by its number; -1 where none does. */
export function usedAt(layout: Layout, parts: readonly Part[], part: Part): number {
  return layout.pieces.findIndex((piece) => partOf(parts, piece.part)?.group === part.group);
}

/**
 * The joint nearest to the wanted one where a part may go: joint k lies in front of piece k. What comes first stays
 * first, what comes last stays last.
 */
export function jointFor(layout: Layout, parts: readonly Part[], part: Part | undefined, wanted: number): number {
  const kind = (at: number) => partOf(parts, layout.pieces[at]?.part ?? "")?.kind;
  const count = layout.pieces.length;
  if (part?.kind === "start") return 0;
  if (part?.kind === "finish") return count;
  const low = kind(0) === "start" ? 1 : 0;
  const high = count > low && kind(count - 1) === "finish" ? count - 1 : count;
  return Math.min(Math.max(wanted, low), high);
}

export function added(layout: Layout, part: Part, joint: number): Layout {
  const piece: LaidPart = { part: part.name, way: part.ways[0]?.value ?? "", shift: 0 };
  return { ...layout, pieces: layout.pieces.toSpliced(joint, 0, piece) };
}

export function removed(layout: Layout, at: number): Layout {
  return { ...layout, pieces: layout.pieces.toSpliced(at, 1) };
}

/** The piece taken out and put in at a joint of the track as it was; its new number comes with it. */
export function moved(layout: Layout, from: number, joint: number): { layout: Layout; at: number } {
  const piece = layout.pieces[from];
  if (!piece) return { layout, at: from };
  const at = joint > from ? joint - 1 : joint;
  return { layout: { ...layout, pieces: layout.pieces.toSpliced(from, 1).toSpliced(at, 0, piece) }, at };
}

function changed(layout: Layout, at: number, change: Partial<LaidPart>): Layout {
  return { ...layout, pieces: layout.pieces.map((piece, k) => (k === at ? { ...piece, ...change } : piece)) };
}

/** The piece laid the next way it can be laid. */
export function turned(layout: Layout, parts: readonly Part[], at: number): Layout {
  const piece = layout.pieces[at];
  const ways = partOf(parts, piece?.part ?? "")?.ways ?? [];
  if (!piece || ways.length < 2) return layout;
  const now = ways.findIndex((way) => way.value === piece.way);
  return changed(layout, at, { way: ways[(now + 1) % ways.length]?.value ?? piece.way });
}

/** The sides of the same piece, this one included. */
export function sidesOf(parts: readonly Part[], name: string): Part[] {
  const group = partOf(parts, name)?.group;
  return group === undefined ? [] : parts.filter((part) => part.group === group);
}

/** The piece with its other side up; it goes on lying the same way if that side can. */
export function flipped(layout: Layout, parts: readonly Part[], at: number): Layout {
  const piece = layout.pieces[at];
  if (!piece) return layout;
  const sides = sidesOf(parts, piece.part);
  const other = sides[(sides.findIndex((side) => side.name === piece.part) + 1) % sides.length];
  if (!other || other.name === piece.part) return layout;
  const same = other.ways.find((way) => way.value === piece.way);
  return changed(layout, at, { part: other.name, way: (same ?? other.ways[0])?.value ?? "" });
}

export function shifted(layout: Layout, at: number, by: number, most: number): Layout {
  const shift = (layout.pieces[at]?.shift ?? 0) + by;
  return Math.abs(shift) > most ? layout : changed(layout, at, { shift });
}

export function flagged(layout: Layout, flag: string, set: boolean): Layout {
  const others = layout.flags.filter((one) => one !== flag);
  return { ...layout, flags: set ? [...others, flag] : others };
}

/** Whether a part's road meets what lies before and behind a joint, as far as the parts say. */
export function meets(layout: Layout, parts: readonly Part[], part: Part, joint: number): boolean {
  const way = part.ways[0];
  const end = (at: number, which: "entry" | "exit") => {
    const piece = layout.pieces[at];
    const found = partOf(parts, piece?.part ?? "");
    return (found?.ways.find((one) => one.value === piece?.way) ?? found?.ways[0])?.[which] ?? "";
  };
  const before = joint > 0 ? end(joint - 1, "exit") : "";
  return !before || !way?.entry || before === way.entry;
}

export function same(a: Layout, b: Layout): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
