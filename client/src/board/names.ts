import type { Drawing } from "../api/messages";
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

export interface Area {
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
/** What lies on the track is smaller than a racer. */
const THING = 6.5;
/** How wide a printed letter is, in parts of its height. */
const PRINTED = 0.6;

/**
 * Which names can be written without covering each other or a racer, and where: below their piece, or on its outer side
 * in a row that is too narrow for them, else on the next side that is free. The side on which least is covered that can
 * be read or lies there is taken. A name that finds no room is left out, but not that of a racer on turn.
 *
 * @param scale pixels per unit.
 * @param things what names had better not cover: signs of the track, pieces without a name.
 */
export function layNames(named: readonly Named[], scale: number, things: readonly Area[] = []): Map<string, Side> {
  const places = new Map(named.map(({ id, place }) => [id, place]));
  const widths = new Map(named.map(({ id, name }) => [id, widthOf(name, scale)]));
  const covered = new Map(named.map(({ id, place }) => [id, around(place, PIECE, PIECE)]));
  const written: Area[] = [];
  const sides = new Map<string, Side>();
  for (const one of [...named].sort((a, b) => Number(b.first) - Number(a.first))) {
    const beside = named.filter(({ id, place, name }) => {
      const room = ((widths.get(one.id) ?? 0) + widthOf(name, scale)) / 2;
      return id !== one.id && Math.abs(place.x - one.place.x) < room;
    });
    const row = nameSide(
      one.id,
      places,
      beside.map(({ id }) => id),
    );
    const outer: Side = row < 0 ? "left" : row > 0 ? "right" : "below";
    const others = [...covered].filter(([id]) => id !== one.id).map(([, piece]) => piece);
    const tries = [...new Set<Side>([outer, "below", "above", "right", "left"])]
      .map((side) => ({ side, box: boxOf(one, side, scale) }))
      .filter(({ box }) => ![...written, ...others].some((other) => overlap(box, other)));
    const spoilt = ({ box }: { box: Area }) => things.filter((thing) => overlap(box, thing)).length;
    // Sorting keeps the order of those that are as good as each other.
    const best = tries.sort((a, b) => spoilt(a) - spoilt(b))[0];
    const side = best?.side ?? (one.first ? outer : null);
    if (!side) continue;
    sides.set(one.id, side);
    written.push(best?.box ?? boxOf(one, side, scale));
  }
  return sides;
}

/** Where something lies that has no name. */
export function areaOf(place: { x: number; y: number }): Area {
  return around(place, THING, THING);
}

/** What is printed over the spaces of a track to be read: signs and numbers. */
export function signsOf(drawing: Drawing): Area[] {
  return drawing.shapes.flatMap((shape) => {
    const { kind, above, text = "", size = 0, x = 0, y = 0, r = 0 } = shape;
    if (!above || kind === "path") return [];
    const [across, down] = kind === "circle" ? [r, r] : [(text.length * size * PRINTED) / 2, size / 2];
    return [around({ x, y }, across, down)];
  });
}

/** A scale to lay names out for: a little smaller, and the same for a while as the picture grows. */
export function steady(scale: number): number {
  return 2 ** (Math.floor(Math.log2(scale) * 4) / 4);
}

function widthOf(name: string, scale: number): number {
  return (name.length * LETTER) / scale;
}

function boxOf({ name, place }: Named, side: Side, scale: number): Area {
  const [width, height] = [widthOf(name, scale), LINE / scale];
  if (side === "left" || side === "right") {
    const x = place.x + (side === "left" ? -1 : 1) * (ASIDE.x + width / 2);
    return around({ x, y: place.y }, width / 2, height / 2);
  }
  const y = place.y + (side === "above" ? -1 : 1) * (ASIDE.y + height / 2);
  return around({ x: place.x, y }, width / 2, height / 2);
}

function around({ x, y }: { x: number; y: number }, across: number, down: number): Area {
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

function overlap(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
