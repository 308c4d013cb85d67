import type { Marker } from "../../api/messages";
import { CarShape } from "./cars";

export const PIECES: ReadonlySet<string> = new Set([
  "racer",
  "car",
  "rock",
  "junction-rock",
  "bomb",
  "boost",
  "grumbler",
  "portal",
]);

/** A piece on the track round the origin, nose to the right; a space is about 20 units long. */
export function RushPiece({ marker }: { marker: Marker }) {
  switch (marker.kind) {
    case "racer":
    case "car":
      return <RacerPiece marker={marker} />;
    case "bomb":
      return <BombShape />;
    case "boost":
      return <BoostShape />;
    case "portal":
      return <PortalShape label={marker.label ?? ""} />;
    case "grumbler":
      return <GrumblerShape />;
    default:
      return <RockShape />;
  }
}

function RacerPiece({ marker }: { marker: Marker }) {
  const look = marker.colour && /^[a-z]+$/.test(marker.colour) ? marker.colour : (marker.label ?? "").toLowerCase();
  return (
    <g transform="scale(0.84)">
      <CarShape look={look} />
    </g>
  );
}

export function RockShape() {
  return (
    <g class="rock">
      <path class="rock-body" d="M-6,2.5 L-5,-3 L-1,-5.6 L4,-4.6 L6.2,0 L4.8,4.4 L-1,5.6 L-5,4.8 Z" />
      <path class="rock-light" d="M-4,-2 L-1,-4.4 L2.6,-3.6 L0,-1 Z" />
      <path class="rock-crack" d="M0,-1 L1.5,2 L0.5,4 M1.5,2 L4.4,1.4" />
    </g>
  );
}

export function BombShape() {
  return (
    <g class="bomb">
      <circle class="bomb-body" cy="0.8" r="5" />
      <path class="bomb-shine" d="M-3,0 a3.4,3.4 0 0 1 2.4,-2.6" />
      <path class="bomb-fuse" d="M2.6,-3.6 C4,-6 5.4,-5 6.4,-7" />
      <path class="bomb-spark" d="M6.6,-10 L7.2,-8 L9.2,-7.4 L7.2,-6.8 L6.6,-4.8 L6,-6.8 L4,-7.4 L6,-8 Z" />
    </g>
  );
}

function BoostShape() {
  return (
    <g class="boost">
      <path d="M-6,-4 L-1,0 L-6,4 L-3.6,4 L2.4,0 L-3.6,-4 Z M0,-4 L5,0 L0,4 L2.4,4 L8.4,0 L2.4,-4 Z" />
    </g>
  );
}

function PortalShape({ label }: { label: string }) {
  return (
    <g class="portal-tile">
      <circle class="portal-glow" r="7.5" />
      <text dy="0.35em">{label}</text>
    </g>
  );
}

function GrumblerShape() {
  return (
    <g class="grumbler">
      <path class="grumbler-body" d="M-7,5 C-9,-4 -4,-9 0,-9 C4,-9 9,-4 7,5 L4,3.4 L2,6 L0,3.6 L-2,6 L-4,3.4 Z" />
      <circle class="grumbler-eye" cx="-2.6" cy="-2.6" r="1.8" />
      <circle class="grumbler-eye" cx="2.6" cy="-2.6" r="1.8" />
      <circle class="grumbler-pupil" cx="-2.2" cy="-2.4" r="0.8" />
      <circle class="grumbler-pupil" cx="2.2" cy="-2.4" r="0.8" />
    </g>
  );
}
