import { type Palettes, painted } from "../palettes";

/** The six cars from above, nose to the right: outline, roof and what makes each its own. */
interface Car {
  colour: string;
  /** Drawn on the colour. */
  ink: string;
  /** The colour beside a name, where black and white would be lost on black and white. */
  panel: string;
  body: string;
  /** Where the four wheels stand: front and rear axle, and how far out. */
  axles: [front: number, rear: number, out: number];
  glass: string;
  trim: string;
}

export const CARS: Record<string, Car> = {
  // A long-nosed dragster with a wide tail.
  black: {
    colour: "#2a2c36",
    panel: "light-dark(#2a2c36, #8f96a8)",
    ink: "#ffffff",
    body: "M10,0 L9,-1.7 L2,-2.4 L-2,-4.6 L-9,-4.6 L-10,0 L-9,4.6 L-2,4.6 L2,2.4 L9,1.7 Z",
    axles: [6.2, -5.6, 4.4],
    glass: "M-1.5,-2.4 L-5,-2.8 L-5,2.8 L-1.5,2.4 Z",
    trim: "M-10,-2.6 h3.4 M-10,0 h3.4 M-10,2.6 h3.4",
  },
  // A boat on wheels, pointed bow, broad stern.
  blue: {
    colour: "#2b76ea",
    panel: "#2b76ea",
    ink: "#ffffff",
    body: "M10.5,0 C7.5,-3.8 3,-5.2 -3,-5.2 L-9,-4.4 L-8,0 L-9,4.4 L-3,5.2 C3,5.2 7.5,3.8 10.5,0 Z",
    axles: [3.6, -5.2, 5],
    glass: "M2.6,0 a2.6,2.6 0 1 0 -5.2,0 a2.6,2.6 0 1 0 5.2,0 Z",
    trim: "M4,-2.6 L8,0 L4,2.6 M-6.4,-3 V3",
  },
  // A beetle: round, with horns.
  green: {
    colour: "#219a55",
    panel: "#219a55",
    ink: "#ffffff",
    body: "M5.5,-3.6 L10,-5.6 L8,-1.8 Q8.8,0 8,1.8 L10,5.6 L5.5,3.6 C3,5.6 -2,6 -5,5 C-9.6,3.6 -9.6,-3.6 -5,-5 C-2,-6 3,-5.6 5.5,-3.6 Z",
    axles: [3, -4.6, 5.2],
    glass: "M5,-2 Q6.4,0 5,2 L2,2.6 V-2.6 Z",
    trim: "M1,0 H-8.4 M-3,-4.4 Q-1.6,-2 -3,0 Q-1.6,2 -3,4.4",
  },
  // A rocket with fins.
  red: {
    colour: "#dd3a30",
    panel: "#dd3a30",
    ink: "#ffffff",
    body: "M11,0 C8,-3.2 3,-3.8 -3,-3.4 L-9.5,-6.4 L-7.6,-1.8 L-9,0 L-7.6,1.8 L-9.5,6.4 L-3,3.4 C3,3.8 8,3.2 11,0 Z",
    axles: [4.2, -3.2, 4.4],
    glass: "M5.4,0 C4,-1.9 2,-2 0,-1.9 V1.9 C2,2 4,1.9 5.4,0 Z",
    trim: "M-2.4,-2.6 V2.6 M-5,-3 L-4.4,0 L-5,3",
  },
  // A flying machine: slim, with swept wings.
  white: {
    colour: "#f4f5f8",
    panel: "light-dark(#b9bfcd, #f4f5f8)",
    ink: "#1c1e26",
    body: "M10,0 L7,-2.2 L2.6,-2.6 L-2.4,-7 L-6,-7 L-3.8,-2.8 L-7,-2.6 L-9.4,-4.4 L-8.6,0 L-9.4,4.4 L-7,2.6 L-3.8,2.8 L-6,7 L-2.4,7 L2.6,2.6 L7,2.2 Z",
    axles: [5, -6.6, 3.4],
    glass: "M5.6,0 L3.2,-1.6 L-0.4,-1.7 V1.7 L3.2,1.6 Z",
    trim: "M-0.6,-4.6 L-3.4,-6 M-0.6,4.6 L-3.4,6",
  },
  // A flat wedge with a big wing at the back.
  yellow: {
    colour: "#f6c21f",
    panel: "#f6c21f",
    ink: "#1c1e26",
    body: "M9.6,-2.8 L10.2,0 L9.6,2.8 L4.6,4.8 L-3.4,4.8 L-6,3.6 H-7 V6.2 H-9.6 V-6.2 H-7 V-3.6 H-6 L-3.4,-4.8 L4.6,-4.8 Z",
    axles: [4.6, -3.6, 4.8],
    glass: "M3.4,-3 L0,-3.2 V3.2 L3.4,3 Z",
    trim: "M9.4,0 L5.4,-1.4 L6.4,0.6 L3.6,0.2 M-2,-3 H-5 M-2,3 H-5",
  },
};

/** The cars' names are colours: in other palettes each keeps a colour that goes by that name. */
export const CAR_PALETTES: Palettes = {
  safe: {
    black: ["#000000", "light-dark(#000000, #8f96a8)"],
    blue: ["#005a9c", "light-dark(#005a9c, #56b4e9)"],
    green: ["#19ad84"],
    red: ["#d55e00"],
    white: ["#ffffff", "light-dark(#b9bfcd, #ffffff)"],
    yellow: ["#ebd000", "light-dark(#bfa900, #ebd000)"],
  },
  steps: {
    black: ["#000000", "light-dark(#000000, #6b7180)"],
    blue: ["#16357f", "light-dark(#16357f, #5d7fd6)"],
    green: ["#35a862"],
    red: ["#c2322a"],
    white: ["#ffffff", "light-dark(#b9bfcd, #ffffff)"],
    yellow: ["#f2d13c"],
  },
};

export function carOf(look: string | null | undefined): Car {
  const name = CARS[look ?? ""] ? (look as string) : "white";
  return painted(CARS[name] as Car, name, CAR_PALETTES);
}

/** A car round the origin, about 20 by 12 units. */
export function CarShape({ look }: { look: string }) {
  const car = carOf(look);
  const [front, rear, out] = car.axles;
  return (
    <g class={`car car-${look}`}>
      <g class="wheels">
        {[front, rear].flatMap((x) =>
          [-out, out].map((y) => <rect key={`${x} ${y}`} x={x - 1.9} y={y - 1.1} width="3.8" height="2.2" rx="0.9" />),
        )}
      </g>
      <path class="car-halo" d={car.body} />
      <path class="car-body" d={car.body} fill={car.colour} />
      <path class="car-trim" d={car.trim} stroke={car.ink} />
      <path class="car-glass" d={car.glass} />
    </g>
  );
}

/** A car in a list: as on the track, filling its box. */
export function CarPortrait({ look }: { look: string }) {
  return (
    <svg viewBox="-12 -8 24 16" class="portrait" aria-hidden="true">
      <CarShape look={look} />
    </svg>
  );
}
