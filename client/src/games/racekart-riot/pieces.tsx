import type { Marker } from "../../api/messages";
import { KartShape, kartOf } from "./karts";
import { SIGNS } from "./signs";

export const PIECES: ReadonlySet<string> = new Set(["racer", "coins", "banana"]);

/** A piece on the track round the origin, nose to the right; a space is about 29 units wide. */
export function RacekartPiece({ marker }: { marker: Marker }) {
  if (marker.kind === "racer") {
    const look = marker.roles?.find((role) => role.startsWith("racer-"))?.slice(6) ?? marker.title ?? "";
    return (
      <g transform="scale(0.86)" class={kartOf(look).name ? "" : "rk-stranger"}>
        <KartShape look={look} />
      </g>
    );
  }
  if (marker.kind === "banana") return <BananaPiece />;
  return <CoinsPiece count={marker.label ?? ""} />;
}

export function BananaPiece() {
  return (
    <g class="rk-banana" transform="scale(0.72) translate(-12 -12)">
      {SIGNS.banana?.map(([d, fill, line, width]) => (
        <path key={d} d={d} style={{ fill }} stroke={line} stroke-width={width} />
      ))}
    </g>
  );
}

function CoinsPiece({ count }: { count: string }) {
  return (
    <g class="rk-coins">
      <ellipse cx="0.6" cy="2.4" rx="7.6" ry="7.2" class="rk-coin-under" />
      <circle r="7.6" class="rk-coin" />
      <circle r="5.7" class="rk-coin-rim" />
      <text dy="0.36em">{count}</text>
    </g>
  );
}
