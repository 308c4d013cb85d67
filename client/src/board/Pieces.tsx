import type { Marker } from "../api/messages";
import type { GameLook } from "../games/look";
import { nameSide, type Place, shift, turn } from "./place";

/** One piece: the game's own drawing of it, or a disc with its label. */
export function Piece({ marker, look }: { marker: Marker; look: GameLook }) {
  if (look.Piece && look.pieces?.has(marker.kind)) return <look.Piece marker={marker} />;
  return (
    <g class={`piece-${marker.kind}`}>
      <circle class="disc" r="5" fill={marker.colour || "var(--ink)"} />
      <text class="disc-label" dy="0.35em">
        {marker.label}
      </text>
    </g>
  );
}

interface Props {
  markers: readonly Marker[];
  places: ReadonlyMap<string, Place>;
  look: GameLook;
  /** Ids of pieces to be set off: the racer whose turn it is. */
  active?: ReadonlySet<string>;
  /** Names to be written under pieces: those of the racers. */
  names?: ReadonlyMap<string, string>;
}

export function Pieces({ markers, places, look, active, names }: Props) {
  return (
    <>
      {markers.map((marker) => {
        const place = places.get(marker.id);
        if (!place) return null;
        const classes = ["marker", `marker-${marker.kind}`, ...(marker.roles ?? [])];
        if (active?.has(marker.id)) classes.push("active");
        const side = names?.has(marker.id) ? nameSide(marker.id, places, names.keys()) : 0;
        return (
          <g key={marker.id} data-marker={marker.id} class={classes.join(" ")} style={{ transform: shift(place) }}>
            {/* Outside: where it is; then: which way it looks; inside: what shakes it. The name stays upright. */}
            <g class="turn" style={{ transform: turn(place) }}>
              <g class="inner">
                {active?.has(marker.id) && <circle class="turn-ring" r="12" />}
                <Piece marker={marker} look={look} />
              </g>
            </g>
            {names?.has(marker.id) && (
              <text class={`name-tag ${side ? (side < 0 ? "left" : "right") : ""}`} x={14 * side} y={side ? 0 : 8}>
                {names.get(marker.id)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
