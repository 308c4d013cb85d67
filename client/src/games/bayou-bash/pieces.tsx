import type { Marker } from "../../api/messages";
import { MountShape, mountOf } from "./mounts";
import { Strokes } from "./signs";

export const PIECES: ReadonlySet<string> = new Set(["racer", "skull", "fan", "barrel", "carrot", "stagger"]);

const STANDING: Record<string, number> = { barrel: 12, carrot: 11, stagger: 10 };

/** The mount that a marker belongs to, by its roles. */
export function owner(marker: Marker): string {
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
