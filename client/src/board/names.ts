import { nameSide, type Place } from "./place";

/** Where the name of a piece stands. */
export type Side = "below" | "above" | "left" | "right";

export interface Named {
  id: string;
  name: string;
  place: Place;
  /** Its name is always written: it is this racer's turn. */
  first: boolean;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Names keep their size on the screen: so many pixels wide is a letter, so many high a line. */
const LETTER = 6.4;
const LINE = 12;
/** Units from the middle of a piece to its name, and to the edge of what the piece covers. */
export const ASIDE = { x: 14, y: 8 };
const PIECE = 8;

/**
 * Which names can be written without covering each other or a piece, and where: below their piece, or on its outer side
 * in a row, else on the next side that is free. A name that finds no room is left out, but not that of a racer on turn.
 *
 * @param scale pixels per unit.
 */
export function layNames(named: readonly Named[], scale: number): Map<string, Side> {
  const places = new Map(named.map(({ id, place }) => [id, place]));
  const covered = new Map(named.map(({ id, place }) => [id, around(place, PIECE, PIECE)]));
  const written: Box[] = [];
  const sides = new Map<string, Side>();
  for (const one of [...named].sort((a, b) => Number(b.first) - Number(a.first))) {
    const row = nameSide(one.id, places, places.keys());
    const outer: Side = row < 0 ? "left" : row > 0 ? "right" : "below";
    const tries = new Set<Side>([outer, "below", "above", "right", "left"]);
    for (const side of tries) {
      const box = boxOf(one, side, scale);
      const others = [...covered].filter(([id]) => id !== one.id).map(([, piece]) => piece);
      if (![...written, ...others].some((other) => overlap(box, other))) {
        sides.set(one.id, side);
        written.push(box);
        break;
      }
    }
    if (one.first && !sides.has(one.id)) {
      sides.set(one.id, outer);
      written.push(boxOf(one, outer, scale));
    }
  }
  return sides;
}

/** A scale to lay names out for: a little smaller, and the same for a while as the picture grows. */
export function steady(scale: number): number {
  return 2 ** (Math.floor(Math.log2(scale) * 4) / 4);
}

function boxOf({ name, place }: Named, side: Side, scale: number): Box {
  const [width, height] = [(name.length * LETTER) / scale, LINE / scale];
  if (side === "left" || side === "right") {
    const x = place.x + (side === "left" ? -1 : 1) * (ASIDE.x + width / 2);
    return around({ x, y: place.y }, width / 2, height / 2);
  }
  const y = place.y + (side === "above" ? -1 : 1) * (ASIDE.y + height / 2);
  return around({ x: place.x, y }, width / 2, height / 2);
}

function around({ x, y }: { x: number; y: number }, across: number, down: number): Box {
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
