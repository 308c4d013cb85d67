import type { Marker } from "../../api/messages";
import { MountShape, mountOf } from "./mounts";
import { Strokes } from "./signs";

export const PIECES: ReadonlySet<string> = new Set([
  "racer",
  "skull",
  "fan",
  "barrel",
  "carrot",
  "stagger",
  "water",
  "rocks",
  "open",
  "line",
  "sign",
]);

const STANDING: Record<string, number> = { barrel: 12, carrot: 11, stagger: 10 };

/** The mount that a marker belongs to, by its roles. */
function owner(marker: Marker): string {
  return marker.roles?.find((role) => mountOf(role).name) ?? marker.title ?? "";
}

/** A piece on the track round the origin, nose to the right; a space is 18 units wide. */
export function BayouPiece({ marker }: { marker: Marker }) {
  const mount = mountOf(owner(marker));
  switch (marker.kind) {
    case "racer":
      return (
        <g transform="scale(0.78)">
          <MountShape look={owner(marker)} />
        </g>
      );
    case "skull":
      return (
        <g class="bb-skull">
          <circle r="8" fill={mount.colour} />
          <At size={11} name="skull" />
        </g>
      );
    case "fan":
      return (
        <g style={{ "--seat": mount.colour }}>
          <At size={11.5} name="fan" />
          <text class="bb-letter" y="4.6">
            {marker.label}
          </text>
        </g>
      );
    case "water":
      return (
        <g>
          <rect class="bb-night-water" x="-8" y="-8" width="16" height="16" rx="2" />
          <At size={12} name="water" />
        </g>
      );
    case "rocks":
      return (
        <g>
          <rect class="bb-night-open" x="-8" y="-8" width="16" height="16" rx="2" />
          <At size={12} name="rocks" />
        </g>
      );
    case "open":
      return <rect class="bb-night-open" x="-8" y="-8" width="16" height="16" rx="2" />;
    case "line":
      return (
        <g>
          <rect class="bb-night-line" x="-8" y="-8" width="16" height="16" rx="2" />
          <path
            class="bb-night-chequers"
            d="M-8,-8 h5.3 v5.3 h-5.3 Z M2.7,-8 h5.3 v5.3 h-5.3 Z M-2.7,-2.7 h5.4 v5.4 h-5.4 Z M-8,2.7 h5.3 v5.3 h-5.3 Z M2.7,2.7 h5.3 v5.3 h-5.3 Z"
          />
        </g>
      );
    case "sign":
      return (
        <text class="bb-night-sign" dy="0.35em">
          {marker.label}
        </text>
      );
    default:
      return <At size={STANDING[marker.kind] ?? 11} name={marker.kind} />;
  }
}

function At({ name, size }: { name: string; size: number }) {
  return (
    <g transform={`scale(${size / 24}) translate(-12 -12)`}>
      <Strokes name={name} />
    </g>
  );
}
