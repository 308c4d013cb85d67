import type { Drawing, Marker, SpaceShape } from "../api/messages";
import { placeOf } from "../board/place";

/** Where something is, seen from somebody: how many spaces away about, and which way, in eighths of a turn. */
export interface Bearing {
  /** 0 ahead, 1 ahead on the right, 2 right … 7 ahead on the left. */
  eighth: number;
  steps: number;
}

interface Point {
  x: number;
  y: number;
}

/** Spaces that are none: holes in the drawing's grid. */
function isThere(space: SpaceShape): boolean {
  return space.name !== "" && !(space.roles ?? []).includes("gap");
}

const units = new WeakMap<Drawing, number>();

/** How far apart two neighbouring spaces are, as most of them are. */
export function unitOf(drawing: Drawing): number {
  const known = units.get(drawing);
  if (known) return known;
  const spaces = drawing.spaces.filter(isThere);
  const nearest = spaces.map((space) =>
    Math.min(
      ...spaces.filter((other) => other !== space).map((other) => Math.hypot(space.x - other.x, space.y - other.y)),
    ),
  );
  nearest.sort((a, b) => a - b);
  const unit = nearest[Math.floor(nearest.length / 2)] || 1;
  units.set(drawing, unit);
  return unit;
}

/** From a place that looks along `angle` to another; null where they are the same. */
export function bearing(from: Point & { angle: number }, to: Point, unit: number): Bearing | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(dx, dy);
  if (distance < unit / 4) return null;
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI - from.angle;
  return { eighth: ((Math.round(turn / 45) % 8) + 8) % 8, steps: Math.max(1, Math.round(distance / unit)) };
}

/** The next space from one in a direction (eighths of a turn from the way it goes), if the track goes on there. */
export function neighbour(drawing: Drawing, from: SpaceShape, eighth: number): SpaceShape | null {
  const unit = unitOf(drawing);
  const wanted = from.angle + eighth * 45;
  let best: SpaceShape | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const space of drawing.spaces) {
    if (space === from || !isThere(space)) continue;
    const [dx, dy] = [space.x - from.x, space.y - from.y];
    const distance = Math.hypot(dx, dy);
    if (distance < unit / 4 || distance > unit * 2.2) continue;
    const off = Math.abs((((((Math.atan2(dy, dx) * 180) / Math.PI - wanted) % 360) + 540) % 360) - 180);
    if (off > 50) continue;
    const cost = distance * (1 + off / 45);
    if (cost < least) {
      least = cost;
      best = space;
    }
  }
  return best;
}

/** The markers that lie or stand on a space. */
export function markersOn(markers: readonly Marker[], space: number): Marker[] {
  return markers.filter((marker) => marker.space === space);
}

/** Other markers round one, the nearest first, as far as it can matter now. */
export function round(
  drawing: Drawing,
  markers: readonly Marker[],
  me: Marker,
  reach: number,
): [Marker, Bearing | null][] {
  const unit = unitOf(drawing);
  const here = placeOf(drawing, me);
  const found = markers
    .filter((marker) => marker !== me)
    .map((marker): [Marker, Bearing | null, number] => {
      const there = placeOf(drawing, marker);
      return [marker, bearing(here, there, unit), Math.hypot(there.x - here.x, there.y - here.y)];
    })
    .filter(([, , distance]) => distance <= reach * unit);
  found.sort((a, b) => a[2] - b[2]);
  return found.map(([marker, way]) => [marker, way]);
}

/** The spaces whose words contain what is asked for; only those that are called just so, where there are any. */
export function spacesCalled(drawing: Drawing, wanted: string, words: (space: SpaceShape) => string): SpaceShape[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const parts = plain(wanted).split(" ").filter(Boolean);
  if (parts.length === 0) return [];
  const found = drawing.spaces.filter(isThere).filter((space) => {
    const said = ` ${plain(`${space.name} ${words(space)}`)} `;
    return parts.every((part) => said.includes(/^\d+$/.test(part) ? ` ${part} ` : part));
  });
  // Who says all of it in its order means that one.
  const phrase = parts.join(" ");
  const exact = found.filter((space) => plain(space.name) === phrase || plain(words(space)) === phrase);
  return exact.length ? exact : found;
}
