import { type Palettes, painted } from "../palettes";

/** The four mounts from above, nose to the right: what stands out of the body makes each its own. */
interface Mount {
  name: string;
  colour: string;
  /** The colour beside a name, in the light and in the dark. */
  panel: string;
  /** Under the body: feet, tail, ears. */
  under: string;
  underColour: string;
  body: string;
  /** On the body: comb, snout, antlers. */
  over: string;
  overColour: string;
  /** The two eyes: how far ahead, how far out. */
  eyes: [number, number];
}

export const MOUNTS: Record<string, Mount> = {
  rooster: {
    name: "Rooster",
    colour: "#d8342b",
    panel: "#d8342b",
    under:
      "M-4,-1 C-8,-7 -12,-6 -11,-4 C-13,-3 -13,-1 -11,-0.6 C-13,0.6 -13,2.6 -11,3.4 C-12,6 -8,7 -4,1 Z M8,-1.6 L12,0 L8,1.6 Z",
    underColour: "#f2a51f",
    body: "M9.5,0 C9.5,-3 6,-3.4 4,-3.6 C0,-6.4 -7,-5 -7,0 C-7,5 0,6.4 4,3.6 C6,3.4 9.5,3 9.5,0 Z",
    over: "M8,0 L6.6,-1.6 L5,-0.6 L3.6,-1.8 L2.2,0 L3.6,1.8 L5,0.6 L6.6,1.6 Z",
    overColour: "#ffd24a",
    eyes: [6.6, 2.4],
  },
  rabbit: {
    name: "Rabbit",
    colour: "#f4f1e6",
    panel: "light-dark(#8d8674, #efe9d8)",
    under:
      "M-7.6,0 a2.9,2.9 0 1 0 -5.8,0 a2.9,2.9 0 1 0 5.8,0 Z M-2,-4.4 C-4,-8 -8.4,-7.6 -8.6,-5.6 C-8,-3.6 -5,-3 -2,-4.4 Z M-2,4.4 C-4,8 -8.4,7.6 -8.6,5.6 C-8,3.6 -5,3 -2,4.4 Z",
    underColour: "#ffffff",
    body: "M11,0 C11,-3.4 7.6,-4.4 4.6,-3.6 C0,-6 -9,-5.4 -9,0 C-9,5.4 0,6 4.6,3.6 C7.6,4.4 11,3.4 11,0 Z",
    over: "M5.6,-1.6 C1,-4.4 -6,-4.6 -7,-2.8 C-6,-1 0,-0.6 5.6,-0.8 Z M5.6,1.6 C1,4.4 -6,4.6 -7,2.8 C-6,1 0,0.6 5.6,0.8 Z M11,0 L9.4,-1.1 V1.1 Z",
    overColour: "#f2a3b1",
    eyes: [7.6, 2.3],
  },
  pig: {
    name: "Pig",
    colour: "#ef86a8",
    panel: "light-dark(#cc4f78, #f39ab7)",
    under: "M4,-3.4 L3,-8 L8,-5 Z M4,3.4 L3,8 L8,5 Z M-8,0 C-11,-4 -14,-1 -11.6,0.6 C-9.6,1.6 -10.6,3.4 -12.6,3",
    underColour: "#d95f89",
    body: "M9.6,0 C9.6,-4.6 6,-5.6 3,-5.6 C-2,-6.8 -9.4,-6 -9.4,0 C-9.4,6 -2,6.8 3,5.6 C6,5.6 9.6,4.6 9.6,0 Z",
    over: "M11.6,0 a2.4,2.8 0 1 0 -4.8,0 a2.4,2.8 0 1 0 4.8,0 Z",
    overColour: "#c94f7b",
    eyes: [5.4, 3.2],
  },
  waldgeist: {
    name: "Waldgeist",
    colour: "#3f9a4a",
    panel: "light-dark(#2f7d3a, #6cc778)",
    under:
      "M5,-2 L8,-8 L8.6,-5.4 L11.4,-6 L6.6,-1.4 Z M5,2 L8,8 L8.6,5.4 L11.4,6 L6.6,1.4 Z M-6,-2 L-12.4,-5 L-9.6,-1.4 L-13.4,0 L-9.6,1.4 L-12.4,5 L-6,2 Z",
    underColour: "#7a5530",
    body: "M9,0 L6,-3 L6.6,-4.4 L2,-4.4 L1,-6.4 L-2,-5 L-5,-6.6 L-6,-4 L-9,-3.4 L-8,0 L-9,3.4 L-6,4 L-5,6.6 L-2,5 L1,6.4 L2,4.4 L6.6,4.4 L6,3 Z",
    over: "M1,0 L-2.4,-2.6 L-1.6,-0.6 L-6,0 L-1.6,0.6 L-2.4,2.6 Z",
    overColour: "#a8e06a",
    eyes: [5.2, 1.8],
  },
};

const STRANGER: Mount = {
  name: "",
  colour: "#8a8f9c",
  panel: "light-dark(#5c6272, #a3aabb)",
  under: "",
  underColour: "none",
  body: "M9,0 C9,-4 4,-5.4 0,-5.4 C-5,-5.4 -9,-4 -9,0 C-9,4 -5,5.4 0,5.4 C4,5.4 9,4 9,0 Z",
  over: "",
  overColour: "none",
  eyes: [5, 2],
};

export const MOUNT_PALETTES: Palettes = {
  safe: {
    rooster: ["#d55e00"],
    rabbit: ["#ffffff", "light-dark(#8d8674, #ffffff)"],
    pig: ["#dc92bb", "light-dark(#c66c9f, #dc92bb)"],
    waldgeist: ["#0072b2", "light-dark(#0072b2, #56b4e9)"],
  },
  steps: {
    rooster: ["#7c1710", "light-dark(#7c1710, #c2554c)"],
    rabbit: ["#ffffff", "light-dark(#8d8674, #ffffff)"],
    pig: ["#f2a3bf", "light-dark(#cc7f9b, #f2a3bf)"],
    waldgeist: ["#3b8f46"],
  },
};

export function mountOf(look: string | null | undefined): Mount {
  const name = (look ?? "").toLowerCase();
  const mount = MOUNTS[name];
  return mount ? painted(mount, name, MOUNT_PALETTES) : STRANGER;
}

/** A mount round the origin, about 22 by 14 units. */
export function MountShape({ look }: { look: string }) {
  const mount = mountOf(look);
  const [ahead, out] = mount.eyes;
  return (
    <g class="bb-mount">
      <path class="bb-halo" d={mount.under} />
      <path class="bb-halo" d={mount.body} />
      <path class="bb-under" d={mount.under} fill={mount.underColour} />
      <path class="bb-body" d={mount.body} fill={mount.colour} />
      <path class="bb-over" d={mount.over} fill={mount.overColour} />
      <circle class="bb-eye" cx={ahead} cy={-out} r="1" />
      <circle class="bb-eye" cx={ahead} cy={out} r="1" />
    </g>
  );
}

/** A mount in a list: as on the track, filling its box. */
export function MountPortrait({ look }: { look: string }) {
  return (
    <svg viewBox="-14 -9.5 28 19" class="bb-portrait" aria-hidden="true">
      <MountShape look={look} />
    </svg>
  );
}
