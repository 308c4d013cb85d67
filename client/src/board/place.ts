import type { Drawing, Marker } from "../api/messages";

/** Where something stands on the drawing, in its units; angle in degrees clockwise, 0 pointing right. */
export interface Place {
  x: number;
  y: number;
  angle: number;
}

export function placeOfSpace(drawing: Drawing, space: number): Place | null {
  const shape = drawing.spaces[space];
  return shape ? { x: shape.x, y: shape.y, angle: shape.angle } : null;
}

/** Where a marker stands: on its space or at its anchor, so far from the middle as it says, else at its coordinates. */
export function placeOf(drawing: Drawing, marker: Marker): Place {
  const turn = marker.angle ?? 0;
  const place =
    placeOfSpace(drawing, marker.space ?? -1) ?? (marker.anchor ? drawing.anchors?.[marker.anchor] : undefined);
  const [x, y] = [marker.x ?? 0, marker.y ?? 0];
  return place ? { x: place.x + x, y: place.y + y, angle: (place.angle ?? 0) + turn } : { x, y, angle: turn };
}

export function shift(place: Place): string {
  return `translate(${place.x}px, ${place.y}px)`;
}

export function turn(place: Place): string {
  return `rotate(${place.angle}deg)`;
}

export function transform(place: Place): string {
  return `${shift(place)} ${turn(place)}`;
}

/** The angle nearest to `angle` that means the same as `to`, so that a piece turns the short way. */
export function nearAngle(angle: number, to: number): number {
  return angle + ((((to - angle) % 360) + 540) % 360) - 180;
}

/** Pieces nearer than this, in one row, have their names on their outer sides. */
const ROW = { across: 40, down: 9 };

/** On which side of a piece its name stands: below it, but where another named piece stands beside it. */
export function nameSide(id: string, places: ReadonlyMap<string, Place>, named: Iterable<string>): -1 | 0 | 1 {
  const here = places.get(id);
  if (!here) return 0;
  const beside = new Set<number>();
  for (const other of named) {
    const there = other === id ? undefined : places.get(other);
    if (!there || Math.abs(there.y - here.y) >= ROW.down || Math.abs(there.x - here.x) >= ROW.across) continue;
    beside.add(Math.sign(there.x - here.x));
  }
  if (beside.has(1) && !beside.has(-1)) return -1;
  return beside.has(-1) && !beside.has(1) ? 1 : 0;
}

/** Kinds of markers that lie flat under other pieces. */
const FLAT: ReadonlySet<string> = new Set(["boost", "portal", "coins"]);

/** How far pieces beside each other are from one middle to the next. */
const ROOM = 10;

/** Markers that share a place are spread round it, so that none hides another. */
export function spread(drawing: Drawing, markers: readonly Marker[]): Map<string, Place> {
  const found = new Map<string, Place>();
  const crowds = new Map<string, Marker[]>();
  for (const marker of markers) {
    const place = placeOf(drawing, marker);
    found.set(marker.id, place);
    if (FLAT.has(marker.kind)) continue;
    const key = `${Math.round(place.x)} ${Math.round(place.y)}`;
    crowds.set(key, [...(crowds.get(key) ?? []), marker]);
  }
  for (const crowd of crowds.values()) {
    if (crowd.length < 2) continue;
    const ahead = (placeOf(drawing, crowd[0] as Marker).angle * Math.PI) / 180;
    crowd.forEach((marker, index) => {
      const place = found.get(marker.id) as Place;
      // Up to three stand beside each other across the road, more round the middle: long pieces cover less of each other.
      const row = crowd.length < 4;
      const turn = ahead + (row ? Math.PI / 2 : (2 * Math.PI * index) / crowd.length - Math.PI / 4);
      const radius = row ? ROOM * (index - (crowd.length - 1) / 2) : 4 + crowd.length;
      found.set(marker.id, {
        ...place,
        x: place.x + radius * Math.cos(turn),
        y: place.y + radius * Math.sin(turn),
      });
    });
  }
  return found;
}
