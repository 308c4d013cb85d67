import { useComputed } from "@preact/signals";
import type { Marker } from "../api/messages";
import type { GameLook } from "../games/look";
import type { Camera } from "./camera";
import { type Area, ASIDE, areaOf, layNames, type Side, steady } from "./names";
import { type Place, shift, turn } from "./place";

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

const BESIDE: Record<Side, { x: number; y: number; style?: { dominantBaseline: string } }> = {
  below: { x: 0, y: ASIDE.y },
  above: { x: 0, y: -ASIDE.y, style: { dominantBaseline: "auto" } },
  left: { x: -ASIDE.x, y: 0 },
  right: { x: ASIDE.x, y: 0 },
};

interface Props {
  markers: readonly Marker[];
  places: ReadonlyMap<string, Place>;
  look: GameLook;
  /** Ids of pieces to be set off: the racer whose turn it is. */
  active?: ReadonlySet<string>;
  /** Names to be written beside pieces: those of the racers. */
  names: ReadonlyMap<string, string>;
  /** What names had better not cover, beside pieces without one: signs of the track, pieces as they would stand. */
  signs: readonly Area[];
  /** How near the picture is: names keep their size. */
  camera: Camera;
}

export function Pieces({ markers, places, look, active, names, signs, camera }: Props) {
  const scale = useComputed(() => steady(camera.view.value.scale)).value;
  const named = [...names].flatMap(([id, name]) => {
    const place = places.get(id);
    return place ? [{ id, name, place, first: active?.has(id) ?? false }] : [];
  });
  const nameless = [...places].flatMap(([id, place]) => (names.has(id) ? [] : [areaOf(place)]));
  const sides = layNames(named, scale, [...signs, ...nameless]);
  return (
    <>
      {markers.map((marker) => {
        const place = places.get(marker.id);
        if (!place) return null;
        const classes = ["marker", `marker-${marker.kind}`, ...(marker.roles ?? [])];
        if (active?.has(marker.id)) classes.push("active");
        const side = sides.get(marker.id);
        return (
          <g key={marker.id} data-marker={marker.id} class={classes.join(" ")} style={{ transform: shift(place) }}>
            {/* Outside: where it is; then: which way it looks; inside: what shakes it. The name stays upright. */}
            <g class="turn" style={{ transform: turn(place) }}>
              <g class="inner">
                {active?.has(marker.id) && <circle class="turn-ring" r="12" />}
                <Piece marker={marker} look={look} />
              </g>
            </g>
            {side && (
              <text class={`name-tag ${side}`} {...BESIDE[side]}>
                {names.get(marker.id)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
