/** A stroke of a sign, in a box of 24 by 24. */
type Stroke = [d: string, fill: string, line?: string, width?: number];

const DARK = "#20222c";
const disc = (x: number, y: number, r: number) =>
  `M${x - r},${y} a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 ${-2 * r},0 Z`;
const flask = (colour: string): Stroke[] => [
  ["M9,3 H15 V9 L20,18 A2,2 0 0 1 18,21 H6 A2,2 0 0 1 4,18 L9,9 Z", "#eef4f7", DARK, 1.3],
  ["M7,13 H17 L20,18 A2,2 0 0 1 18,21 H6 A2,2 0 0 1 4,18 Z", colour],
  ["M8,3 H16", "none", DARK, 2],
];

/** Items, attacks, supply cards, kart parts and what movement cards do, each by its name in the rules. */
export const SIGNS: Record<string, Stroke[]> = {
  banana: [
    ["M5,3.5 C3.5,13 10,21 20.5,19.5 C22,18 21.5,16 20,15.5 C13,15.5 9,11 8,4 Z", "#ffd93b", "#7a5b00", 1.3],
    ["M5,3.5 L8,4 L7.5,2 Z", "#7a5b00"],
  ],
  egg: [
    ["M12,2.5 C17,2.5 20,10 20,14.5 A8,7 0 0 1 4,14.5 C4,10 7,2.5 12,2.5 Z", "#fff6e0", "#8a6a2f", 1.3],
    [disc(9.5, 10, 1.6) + disc(14.8, 13, 1.9) + disc(9, 16.5, 1.3), "#6fb56a"],
  ],
  pigeon: [
    [
      "M2,20 L6,11 C8,8 11,8 13,10 L14,6.5 C15,3.5 20,4 20,8 L22.5,9 L20,10.2 C20,17 15,19.5 9,19 Z",
      "#93a2bd",
      DARK,
      1.2,
    ],
    ["M6,13 C9,11 13,12 14,15 C11,17 8,16 6,13 Z", "#6d7c98"],
    [disc(17.3, 7.4, 1), DARK],
  ],
  magnet: [
    ["M4,4 H9 V13 A3,3 0 0 0 15,13 V4 H20 V13 A8,8 0 0 1 4,13 Z", "#d8352b", DARK, 1.2],
    ["M4,4 H9 V8 H4 Z M15,4 H20 V8 H15 Z", "#e6e9ef", DARK, 1.2],
  ],
  "steal-part": [
    [
      "M20.6,6.2 L17,9.8 L14.2,7 L17.8,3.4 A6,6 0 0 0 10.4,10.9 L3.2,18.1 A2,2 0 0 0 6,20.9 L13.1,13.7 A6,6 0 0 0 20.6,6.2 Z",
      "#6c7689",
      DARK,
      1.1,
    ],
  ],
  bomb: [
    [disc(10.5, 14.5, 7), "#2a2c36", "#fff", 0.8],
    ["M15.5,9.5 C17,7 19,8 20.5,5", "none", "#b98344", 1.8],
    ["M20,1.5 L21,4 L23.5,4.5 L21.4,6 L21,8.5 L19.4,6.4 L17,6 L18.8,4.3 Z", "#ffce3a"],
  ],
  coins: [
    [disc(9, 9, 6.2), "#f2b91d", "#7c5700", 1.2],
    [disc(15, 15, 6.2), "#ffd24a", "#7c5700", 1.2],
    ["M15,12 V18 M12.6,13.6 H17 M13,16.4 H17.4", "none", "#7c5700", 1.1],
  ],
  "turbo-snail": [
    ["M2,19.5 C6,21.5 15,21 19,19.5 C21.5,18.5 21.5,14 20,11 L22,7.5 M18.5,11 L17,7.5", "none", "#6a8f2f", 2.4],
    [disc(10.5, 12.5, 6.8), "#c07a3d", DARK, 1.1],
    ["M10.5,12.5 a2,2 0 0 1 2,-2 a3.4,3.4 0 0 1 2,4.6 a4.8,4.8 0 0 1 -7.6,-1", "none", "#5c3413", 1.4],
  ],
  crown: [
    ["M3,18.5 V7.5 L8,12 L12,4.5 L16,12 L21,7.5 V18.5 Z", "#f6c21f", "#7c5700", 1.3],
    [disc(12, 15, 1.7), "#d8352b"],
  ],
  "re-roll": [
    ["M6,6 H18 V18 H6 Z", "#fffdf6", DARK, 1.3],
    [disc(9, 9, 1.3) + disc(15, 15, 1.3) + disc(12, 12, 1.3), DARK],
    ["M2.5,14 A10,10 0 0 0 9,22 M21.5,10 A10,10 0 0 0 15,2 M15,5 V1.8 H18.4 M9,19 V22.2 H5.6", "none", "#2b76ea", 1.7],
  ],
  hidden: [
    ["M5,3 H19 Q21,3 21,5 V19 Q21,21 19,21 H5 Q3,21 3,19 V5 Q3,3 5,3 Z", "#6d3fc0", "#f0e6ff", 1.2],
    ["M8.8,9 A3.3,3.3 0 1 1 12.6,12.4 Q12,12.8 12,14.4", "none", "#fff", 2.2],
    [disc(12, 17.7, 1.4), "#fff"],
  ],
  fireball: [
    [
      "M12,1.5 C14,7 19.5,9 19.5,15 A7.5,7.5 0 0 1 4.5,15 C4.5,12 6.5,10 7.5,7 C9,9 10,10 11,10 C12.3,8 12.3,5 12,1.5 Z",
      "#ea4b24",
      "#7c1c0d",
      1,
    ],
    ["M12,10 C13,13 16,14 16,17 A4,4 0 0 1 8,17 C8,15 11,13 12,10 Z", "#ffd24a"],
  ],
  cat: [
    ["M4,3 L9,7 H15 L20,3 L21,13 C21,18 17,21 12,21 C7,21 3,18 3,13 Z", "#8a63c7", DARK, 1.2],
    [disc(8.6, 12.4, 1.7) + disc(15.4, 12.4, 1.7), "#ffe98a"],
    ["M12,15 V16.4 M9.6,17.6 Q12,19 14.4,17.6", "none", DARK, 1.2],
  ],
  "attack-first": [
    [disc(12, 12, 9), "#fff", "#d8352b", 2.4],
    [disc(12, 12, 4.6), "#d8352b"],
    [disc(12, 12, 1.7), "#fff"],
  ],
  drop: [
    [disc(12, 7.5, 5.5), "#ffd24a", "#7c5700", 1.2],
    ["M12,14 V21.5 M8,18 L12,22 L16,18", "none", "#d8352b", 2.4],
  ],
  gain: [
    [disc(12, 12, 9), "#ffd24a", "#7c5700", 1.4],
    ["M12,7.5 V16.5 M7.5,12 H16.5", "none", "#7c5700", 2.6],
  ],
  limit: [
    [disc(12, 12, 9), "#fff", "#d8352b", 3.2],
    ["M7.5,12 H16.5", "none", DARK, 3],
  ],
  turbo: [["M2,5 L9,12 L2,19 H7 L14,12 L7,5 Z M12,5 L19,12 L12,19 H16 L23,12 L16,5 Z", "#2b76ea", "#123a7a", 0.8]],
  replay: [["M20,12 A8,8 0 1 1 17.5,6.2 M20,2.5 V7.5 H15", "none", "#2a7f8e", 2.8]],
  copy: [
    ["M4,3 H14 V16 H4 Z", "#d9dce6", DARK, 1.3],
    ["M9,8 H20 V21 H9 Z", "#fffdf6", DARK, 1.3],
  ],
  lightning: [["M13.5,1.5 L4.5,13.5 H11 L8.5,22.5 L19.5,9 H12.6 Z", "#ffd24a", "#7c5700", 1.2]],
  speedway: [
    ["M1.5,4 L10,12 L1.5,20 H8 L16,12 L8,4 Z M12,4 L20,12 L12,20 H15 L23,12 L15,4 Z", "#2b76ea", "#123a7a", 0.8],
  ],
  jump: [
    ["M2.5,20 C4,7 16,4 19.5,13", "none", "#219a55", 2.6],
    ["M15,12.5 L20.3,15.5 L22.5,9.8 Z", "#219a55"],
    ["M1,21.5 H23", "none", DARK, 1.6],
  ],
  "lucky-miss": [
    [disc(8.4, 8, 4.4) + disc(15.6, 8, 4.4) + disc(8.4, 14.6, 4.4) + disc(15.6, 14.6, 4.4), "#2f9e50"],
    ["M12,12 C12,17 14,20 17,22", "none", "#1c6a35", 2],
  ],
  "baking-soda": [
    ["M5,4 H19 V21 H5 Z", "#f7f1e2", DARK, 1.2],
    ["M5,9 H19 V15 H5 Z", "#e0712b"],
    [disc(9, 12, 1.1) + disc(12.5, 12.6, 1.4) + disc(15.6, 11.6, 1), "#fff"],
  ],
  vinegar: [
    ["M10,2 H14 V8 C17,9.5 17.5,11 17.5,13 V22 H6.5 V13 C6.5,11 7,9.5 10,8 Z", "#9fc27a", DARK, 1.2],
    ["M6.5,13.5 H17.5 V18.5 H6.5 Z", "#fffdf6", DARK, 0.8],
  ],
  "health-potion": [...flask("#d8352b"), ["M12,14.5 V19.5 M9.5,17 H14.5", "none", "#fff", 1.9]],
  "luck-potion": [...flask("#2f9e50"), [disc(11, 16.3, 1.2) + disc(13.4, 16.3, 1.2) + disc(12.2, 18.3, 1.2), "#fff"]],
  "level-up": [["M4,13 L12,5 L20,13 M4,20 L12,12 L20,20", "none", "#8a3fd1", 3.2]],
  wild: [
    [
      "M12,1.8 L14.9,8.6 L22.3,9.3 L16.6,14 L18.2,21.2 L12,17.3 L5.8,21.2 L7.4,14 L1.7,9.3 L9.1,8.6 Z",
      "#e0489a",
      DARK,
      1.1,
    ],
  ],
  // Kart parts: the front, the middle and the back of a kart that looks to the right.
  bumper: [
    ["M2,16 V11 H10 C15,11 19,12 22.5,16 Z", "var(--style, #8b93a5)", DARK, 1.2],
    ["M19,17.5 H23.5 V12", "none", DARK, 2],
    [disc(10, 17, 4), DARK],
    [disc(10, 17, 1.6), "#d9dce6"],
  ],
  chassis: [
    ["M1.5,18 V13 H5 L7.5,7.5 H10.5 V13 H22.5 V18 Z", "var(--style, #8b93a5)", DARK, 1.2],
    ["M14.5,13 L17,8.5 M15,8.5 H19", "none", DARK, 1.8],
  ],
  caboose: [
    ["M22,16 V11 H12 L9,6.5 H2.5 V9 H6 L5,16 Z", "var(--style, #8b93a5)", DARK, 1.2],
    [disc(14, 17, 4), DARK],
    [disc(14, 17, 1.6), "#d9dce6"],
    ["M1,13 H4 M1,16.5 H4", "none", "#ea6a24", 2],
  ],
  // What is printed on spaces.
  event: [
    [
      "M12,1.5 L14.6,5.6 L19.4,4.6 L18.4,9.4 L22.5,12 L18.4,14.6 L19.4,19.4 L14.6,18.4 L12,22.5 L9.4,18.4 L4.6,19.4 L5.6,14.6 L1.5,12 L5.6,9.4 L4.6,4.6 L9.4,5.6 Z",
      "#e2762c",
      "#fff",
      0.8,
    ],
    ["M12,7 V13", "none", "#fff", 2.6],
    [disc(12, 16.8, 1.5), "#fff"],
  ],
  pay: [
    [disc(12, 12, 9.5), "#b5202f", "#fff", 1.2],
    ["M7.5,12 H16.5", "none", "#fff", 2.6],
  ],
  cart: [
    ["M2,15 L4,9 H10 L13,6 H16 V10 H22 V15 Z", "#4aa8dc", DARK, 1.1],
    [disc(7, 16.5, 3.2) + disc(17.5, 16.5, 3.2), DARK],
  ],
  chest: [
    ["M3,11 C3,6 6,5 8,5 H16 C18,5 21,6 21,11 V19 H3 Z", "#a9692e", DARK, 1.2],
    ["M3,11.5 H21", "none", DARK, 1.3],
    ["M10,10 H14 V14.5 H10 Z", "#ffd24a", DARK, 0.9],
  ],
  die: [
    ["M12,1.8 L21.2,7.1 V16.9 L12,22.2 L2.8,16.9 V7.1 Z", "#fffdf6", DARK, 1.3],
    ["M12,6.5 L18,16.2 H6 Z M12,1.8 V6.5 M18,16.2 L21.2,16.9 M6,16.2 L2.8,16.9", "none", DARK, 1.1],
  ],
  ahead: [["M3,12 H19 M12.5,5 L19.5,12 L12.5,19", "none", "#2b76ea", 3]],
  behind: [["M21,12 H5 M11.5,5 L4.5,12 L11.5,19", "none", "#d8352b", 3]],
  flag: [
    ["M5,22 V2.5", "none", DARK, 2],
    ["M6,3 H20 V13 H6 Z", "#fff", DARK, 1],
    [
      "M6,3 H10.7 V6.3 H6 Z M15.3,3 H20 V6.3 H15.3 Z M10.7,6.3 H15.3 V9.7 H10.7 Z M6,9.7 H10.7 V13 H6 Z M15.3,9.7 H20 V13 H15.3 Z",
      DARK,
    ],
  ],
};

export function Sign({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" class={`rk-sign rk-sign-${name}`} aria-hidden="true">
      {(SIGNS[name] ?? SIGNS.hidden ?? []).map(([d, fill, line, width]) => (
        <path
          key={d}
          d={d}
          style={{ fill }}
          stroke={line}
          stroke-width={width}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      ))}
    </svg>
  );
}

/** `var(--name, fallback)` is for the page; a sign in flight stands by itself and shows the fallback. */
const plain = (colour: string | undefined) => colour?.replace(/^var\([^,]+, (.+)\)$/, "$1") ?? "none";

/** A sign as it flies over the track: round the origin, `size` units wide. */
export function signMarkup(name: string, size: number): string {
  const strokes = (SIGNS[name] ?? SIGNS.bomb ?? []).map(
    ([d, fill, line, width]) =>
      `<path d="${d}" fill="${plain(fill)}" stroke="${plain(line)}" stroke-width="${width ?? 0}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return `<g transform="scale(${size / 24}) translate(-12 -12)">${strokes.join("")}</g>`;
}
