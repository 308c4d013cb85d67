import { type Palettes, painted } from "../palettes";

/** The four karts from above, nose to the right: what sits in them makes them their own. */
interface Kart {
  name: string;
  colour: string;
  /** The colour beside a name, in the light and in the dark. */
  panel: string;
  body: string;
  /** The driver's head, and what is on it. */
  head: string;
  skin: string;
  crest: string;
  crestColour: string;
}

export const KARTS: Record<string, Kart> = {
  // A dragon: a wedge with spikes along its back.
  redbane: {
    name: "Redbane",
    colour: "#c0392b",
    panel: "#d04536",
    body: "M11,0 L6,-3.6 L-2,-4.2 L-9,-6 L-7.6,-2 L-10,0 L-7.6,2 L-9,6 L-2,4.2 L6,3.6 Z",
    head: "M3.4,0 L1.4,-2.4 L-2,-2.6 L-3.6,0 L-2,2.6 L1.4,2.4 Z",
    skin: "#7c1c12",
    crest: "M-2,-2.4 L-5.4,-4.6 L-3.4,-1.2 Z M-2,2.4 L-5.4,4.6 L-3.4,1.2 Z M-1,0 L-8,-1.4 L-6.6,0 L-8,1.4 Z",
    crestColour: "#ffb43a",
  },
  // A goat: round bumper, curled horns.
  "goat-lorde": {
    name: "Goat Lorde",
    colour: "#d4a017",
    panel: "light-dark(#a67a00, #e3b53a)",
    body: "M9.5,0 C9.5,-4 6,-5.2 2,-4.6 L-7,-4.6 C-10,-4.6 -10,4.6 -7,4.6 L2,4.6 C6,5.2 9.5,4 9.5,0 Z",
    head: "M3.8,0 L0.8,-2.2 L-2.6,-1.8 L-2.6,1.8 L0.8,2.2 Z",
    skin: "#fff6e3",
    crest:
      "M0,-1.6 C1,-6 -5,-6.4 -4.6,-3 C-3.6,-4.6 -1.6,-4.2 -1.6,-1.6 Z M0,1.6 C1,6 -5,6.4 -4.6,3 C-3.6,4.6 -1.6,4.2 -1.6,1.6 Z",
    crestColour: "#6b5330",
  },
  // A queen: a carriage with a crown.
  "queen-k": {
    name: "Queen K",
    colour: "#8e44ad",
    panel: "light-dark(#7d3c98, #b97fd4)",
    body: "M10.5,0 L7,-2.4 L4,-2.4 C2,-6 -5,-6.4 -8,-4.6 L-10,-1.6 V1.6 L-8,4.6 C-5,6.4 2,6 4,2.4 L7,2.4 Z",
    head: "M3,0 a3,3 0 1 0 -6,0 a3,3 0 1 0 6,0 Z",
    skin: "#ffd9c2",
    crest: "M2.2,0 L0.6,-1 L1.4,-3 L-0.8,-1.8 L-2.8,-3 L-2.2,-0.8 L-4.4,0 L-2.2,0.8 L-2.8,3 L-0.8,1.8 L1.4,3 L0.6,1 Z",
    crestColour: "#ffd24a",
  },
  // Two in one long kart, with a bolt on the bonnet.
  "lightnin-n-thunda": {
    name: "Lightnin' n Thunda",
    colour: "#2471a3",
    panel: "light-dark(#2471a3, #63aee0)",
    body: "M11.5,-2.6 L11.5,2.6 L4,3.4 L3,4.8 L-10,4.8 L-10.6,0 L-10,-4.8 L3,-4.8 L4,-3.4 Z",
    head: "M2.4,-2 a1.9,1.9 0 1 0 -3.8,0 a1.9,1.9 0 1 0 3.8,0 Z M-3.2,2 a1.9,1.9 0 1 0 -3.8,0 a1.9,1.9 0 1 0 3.8,0 Z",
    skin: "#f3e3c8",
    crest: "M10.6,0.6 L6.4,-1.8 L7,0 L4,-0.6 L8.2,2 L7.4,0.2 Z M1.4,-2 a0.9,0.9 0 1 0 -1.8,0 a0.9,0.9 0 1 0 1.8,0 Z",
    crestColour: "#ffd24a",
  },
};

const STRANGER: Kart = {
  name: "",
  colour: "#6a7080",
  panel: "light-dark(#5c6272, #a3aabb)",
  body: "M10,0 L6,-4 L-8,-4.8 L-9.6,0 L-8,4.8 L6,4 Z",
  head: "M3,0 a3,3 0 1 0 -6,0 a3,3 0 1 0 6,0 Z",
  skin: "#e6e9ef",
  crest: "",
  crestColour: "none",
};

export const KART_PALETTES: Palettes = {
  safe: {
    redbane: ["#d55e00"],
    "goat-lorde": ["#f0e442", "light-dark(#b5a800, #f0e442)"],
    "queen-k": ["#dc92bb", "light-dark(#c66c9f, #dc92bb)"],
    "lightnin-n-thunda": ["#0072b2", "light-dark(#0072b2, #56b4e9)"],
  },
  steps: {
    redbane: ["#6e120c", "light-dark(#6e120c, #b8473e)"],
    "goat-lorde": ["#f5d860", "light-dark(#c2a21c, #f5d860)"],
    "queen-k": ["#b78ad0"],
    "lightnin-n-thunda": ["#1f63b8"],
  },
};

/** A racer's name in the rules by what it is called; "" for one that is not the house's. */
export function racerCalled(title: string): string {
  return Object.keys(KARTS).find((racer) => KARTS[racer]?.name === title) ?? "";
}

/** A kart by the racer's name in the rules or in words. */
export function kartOf(look: string | null | undefined): Kart {
  const named = (look ?? "").toLowerCase().replace(/'/g, "").replace(/ /g, "-");
  const kart = KARTS[named];
  return kart ? painted(kart, named, KART_PALETTES) : STRANGER;
}

/** A kart round the origin, about 20 by 12 units. */
export function KartShape({ look }: { look: string }) {
  const kart = kartOf(look);
  return (
    <g class="rk-kart">
      <g class="rk-wheels">
        {[5.2, -5.6].flatMap((x) =>
          [-5.4, 5.4].map((y) => <rect key={`${x} ${y}`} x={x - 2} y={y - 1.3} width="4" height="2.6" rx="1" />),
        )}
      </g>
      <path class="rk-halo" d={kart.body} />
      <path class="rk-body" d={kart.body} fill={kart.colour} />
      <path class="rk-head" d={kart.head} fill={kart.skin} />
      <path class="rk-crest" d={kart.crest} fill={kart.crestColour} />
    </g>
  );
}

/** A kart in a list: as on the track, filling its box. */
export function KartPortrait({ look }: { look: string }) {
  return (
    <svg viewBox="-12 -8 24 16" class="rk-portrait" aria-hidden="true">
      <KartShape look={look} />
    </svg>
  );
}
