import type { Drawing, Marker, Preview } from "../api/messages";
import { type Place, placeOfSpace, spread } from "./place";

/** What a preview changes on the board, found by comparing: the client knows no rules. */
export interface Foresight {
  /** Pieces in the places where they would be, if they are elsewhere now or not there yet. */
  ghosts: { marker: Marker; place: Place }[];
  /** Places of pieces that would be gone. */
  gone: { id: string; place: Place }[];
  /** The ways of pieces that move, as points, and those of what flies from one place to another. */
  ways: { id: string; points: Place[]; shot: boolean }[];
}

const NEAR = 0.5;

/** What a game's look knows about its events: which move a racer, which are shots. */
export interface Kinds {
  racerId: (seat: number) => string;
  moves: ReadonlySet<string>;
  shots: ReadonlySet<string>;
}

/**
 * @param next the track after it, where it looks otherwise: it shows all that `drawing` shows in the same places.
 */
export function foresee(
  drawing: Drawing,
  next: Drawing | null,
  now: readonly Marker[],
  preview: Preview,
  kinds: Kinds,
): Foresight {
  const before = spread(drawing, now);
  const ground = next ?? drawing;
  const after = spread(ground, preview.markers);
  const foresight: Foresight = { ghosts: [], gone: [], ways: [] };
  for (const marker of preview.markers) {
    const from = before.get(marker.id);
    const to = after.get(marker.id) as Place;
    if (from && Math.hypot(from.x - to.x, from.y - to.y) < NEAR) continue;
    foresight.ghosts.push({ marker, place: to });
    if (!from) continue;
    const stops = preview.events
      .filter((event) => event.seat !== null && kinds.racerId(event.seat) === marker.id && kinds.moves.has(event.kind))
      .flatMap((event) => event.spaces.map((space) => placeOfSpace(ground, space)))
      .filter((place) => place !== null);
    foresight.ways.push({ id: marker.id, points: tidy([from, ...stops, to]), shot: false });
  }
  for (const event of preview.events.filter((one) => kinds.shots.has(one.kind))) {
    const points = event.spaces.map((space) => placeOfSpace(ground, space)).filter((place) => place !== null);
    if (points.length > 1) foresight.ways.push({ id: `shot-${event.n}`, points, shot: true });
  }
  for (const marker of now) {
    const place = before.get(marker.id) as Place;
    if (!after.has(marker.id)) foresight.gone.push({ id: marker.id, place });
  }
  return foresight;
}

/** The points without repetitions. */
function tidy(points: readonly Place[]): Place[] {
  return points.filter((point, index) => {
    const last = points[index - 1];
    return !last || Math.hypot(point.x - last.x, point.y - last.y) >= NEAR;
  });
}
