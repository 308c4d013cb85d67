import type { Drawing, Marker, Preview } from "../api/messages";
import { type Place, placeOfSpace, spread } from "./place";

/** What a preview changes on the board, found by comparing: the client knows no rules. */
export interface Foresight {
  /** Pieces in the places where they would be, if they are elsewhere now or not there yet. */
  ghosts: { marker: Marker; place: Place }[];
  /** Places of pieces that would be gone. */
  gone: { id: string; place: Place }[];
  /** The ways of pieces that move, as points. */
  ways: { id: string; points: Place[] }[];
}

const NEAR = 0.5;

export function foresee(
  drawing: Drawing,
  now: readonly Marker[],
  preview: Preview,
  racerId: (seat: number) => string,
): Foresight {
  const before = spread(drawing, now);
  const after = spread(drawing, preview.markers);
  const foresight: Foresight = { ghosts: [], gone: [], ways: [] };
  for (const marker of preview.markers) {
    const from = before.get(marker.id);
    const to = after.get(marker.id) as Place;
    if (from && Math.hypot(from.x - to.x, from.y - to.y) < NEAR) continue;
    foresight.ghosts.push({ marker, place: to });
    if (!from) continue;
    const stops = preview.events
      .filter((event) => event.seat !== null && racerId(event.seat) === marker.id)
      .flatMap((event) => event.spaces.map((space) => placeOfSpace(drawing, space)))
      .filter((place) => place !== null);
    foresight.ways.push({ id: marker.id, points: tidy([from, ...stops, to]) });
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
