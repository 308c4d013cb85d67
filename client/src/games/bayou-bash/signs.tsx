/** A stroke of a sign, in a box of 24 by 24. */
type Stroke = [d: string, fill: string, line?: string, width?: number];

const DARK = "#20222c";
const disc = (x: number, y: number, r: number) =>
  `M${x - r},${y} a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 ${-2 * r},0 Z`;

/** Tokens, objects and directions by name. */
export const SIGNS: Record<string, Stroke[]> = {
  carrot: [
    ["M3,21 C6,12 9,8 14,7 L17,10 C16,15 12,18 3,21 Z", "#f08a24", "#8a4300", 1.2],
    ["M14.5,7.5 C13,3 17,1 18,1.5 M15.5,8.5 C17,4 21,3.5 22.5,5 M16.6,9.6 C20,8 22.5,9 23,10.5", "none", "#3f9a4a", 2],
    ["M9,13.4 L11.4,14.8 M12,10.6 L14,12", "none", "#8a4300", 1.2],
  ],
  stagger: [
    [disc(12, 12, 10), "#8a5bd1", "#3d2273", 1.2],
    ["M12,12 a1.6,1.6 0 0 1 1.6,-1.6 a3,3 0 0 1 2.4,4.4 a5,5 0 0 1 -8.6,-1.2 a6.4,6.4 0 0 1 7,-8", "none", "#fff", 1.9],
  ],
  fan: [
    ["M4,13 L1.5,5 L6,10 M20,13 L22.5,5 L18,10", "none", "var(--seat, #d8342b)", 3],
    ["M5,22.5 C5,15 8,13.5 12,13.5 C16,13.5 19,15 19,22.5 Z", "var(--seat, #d8342b)", DARK, 1.2],
    [disc(12, 8.6, 5.2), "#ffe0c2", DARK, 1.2],
    [disc(10, 7.8, 0.9) + disc(14, 7.8, 0.9), DARK],
    ["M9.6,10 Q12,13.2 14.4,10 Z", "#8a1f2b"],
  ],
  barrel: [
    ["M6,2.5 H18 C21,8 21,16 18,21.5 H6 C3,16 3,8 6,2.5 Z", "#b1763d", "#3f2410", 1.3],
    ["M4.6,7 H19.4 M4.6,17 H19.4", "none", "#50402f", 2.2],
    ["M9,3 C8,8 8,16 9,21 M15,3 C16,8 16,16 15,21", "none", "#7d4e22", 1.1],
  ],
  skull: [
    [
      "M3,10.5 C3,4 8,1.5 12,1.5 C16,1.5 21,4 21,10.5 C21,14 19,15.5 17.5,16.5 V21.5 H6.5 V16.5 C5,15.5 3,14 3,10.5 Z",
      "#f7f3e6",
      DARK,
      1.4,
    ],
    [disc(8.4, 10.6, 2.5) + disc(15.6, 10.6, 2.5), DARK],
    ["M12,13 L10.6,15.6 H13.4 Z M10,18 V21.5 M14,18 V21.5", DARK, DARK, 1.2],
  ],
  water: [["M2,8 q2.5,-4 5,0 t5,0 t5,0 t5,0 M2,15 q2.5,-4 5,0 t5,0 t5,0 t5,0", "none", "#2f8fc4", 2.4]],
  rocks: [["M2,19 L6,9 L10,12 L14,5 L22,19 Z", "#8d8a86", DARK, 1.3]],
  flag: [
    ["M5,22 V2.5", "none", DARK, 2],
    ["M6,3 H20 V13 H6 Z", "#fff", DARK, 1],
    [
      "M6,3 H10.7 V6.3 H6 Z M15.3,3 H20 V6.3 H15.3 Z M10.7,6.3 H15.3 V9.7 H10.7 Z M6,9.7 H10.7 V13 H6 Z M15.3,9.7 H20 V13 H15.3 Z",
      DARK,
    ],
  ],
  bolt: [["M13.5,1.5 L4.5,13.5 H11 L8.5,22.5 L19.5,9 H12.6 Z", "#ffd24a", "#7c5700", 1.2]],
  showboat: [
    [
      "M12,1.8 L14.9,8.6 L22.3,9.3 L16.6,14 L18.2,21.2 L12,17.3 L5.8,21.2 L7.4,14 L1.7,9.3 L9.1,8.6 Z",
      "#ffd24a",
      "#7c5700",
      1.2,
    ],
  ],
  ability: [
    ["M12,1.5 L14.4,9.6 L22.5,12 L14.4,14.4 L12,22.5 L9.6,14.4 L1.5,12 L9.6,9.6 Z", "#8a5bd1", "#3d2273", 1.2],
    [disc(12, 12, 2.2), "#fff"],
  ],
  arrow: [["M3,9.5 H12 V4 L22,12 L12,20 V14.5 H3 Z", "var(--ink, #20222c)"]],
};

/** How far a way bears off the road. */
const TURNS: Record<string, number> = {
  forward: 0,
  "forward-left": -45,
  "forward-right": 45,
  back: 180,
  "back-left": -135,
  "back-right": 135,
};

export function Sign({ name, turn = 0 }: { name: string; turn?: number }) {
  return (
    <svg viewBox="0 0 24 24" class={`bb-sign bb-sign-${name}`} aria-hidden="true">
      <g transform={`rotate(${turn} 12 12)`}>
        <Strokes name={name} />
      </g>
    </svg>
  );
}

/** A way as it points on the screen, where the road leads `road` degrees to the right of rightwards. */
export function Way({ way, road }: { way: string; road: number }) {
  return <Sign name="arrow" turn={road + (TURNS[way] ?? 0)} />;
}

export function Strokes({ name }: { name: string }) {
  return (
    <>
      {SIGNS[name]?.map(([d, fill, line, width]) => (
        <path
          key={d}
          d={d}
          style={{ fill, stroke: line }}
          stroke-width={width}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      ))}
    </>
  );
}

/** `var(--name, fallback)` is for the page; a sign in flight stands by itself and shows the fallback. */
const plain = (colour: string | undefined) => colour?.replace(/^var\([^,]+, (.+)\)$/, "$1") ?? "none";

/** A sign as it appears on the track: round the origin, `size` units wide; `seat`: the colour of whose it is. */
export function signMarkup(name: string, size: number, seat?: string): string {
  const own = (colour: string | undefined) => (seat && colour?.startsWith("var(--seat") ? seat : plain(colour));
  const strokes = (SIGNS[name] ?? []).map(
    ([d, fill, line, width]) =>
      `<path d="${d}" fill="${own(fill)}" stroke="${own(line)}" stroke-width="${width ?? 0}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return `<g transform="scale(${size / 24}) translate(-12 -12)">${strokes.join("")}</g>`;
}

const BODIES: Record<string, string> = {
  nimble: "M12,1.5 L23,21 H1 Z",
  swift: "M4.5,2 H19.5 Q22,2 22,4.5 V19.5 Q22,22 19.5,22 H4.5 Q2,22 2,19.5 V4.5 Q2,2 4.5,2 Z",
  dashing: "M12,0.8 L21.8,6.4 V17.6 L12,23.2 L2.2,17.6 V6.4 Z",
};

const tall = (kind: string) => (kind === "nimble" ? 15 : 12);

/** A Movement Die: Nimble a triangle, Swift a square, Dashing a hexagon; empty until it is rolled. */
export function Die({ kind, value, current }: { kind: string; value?: number | undefined; current?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" class={`bb-die bb-die-${kind} ${current ? "current" : ""}`} aria-hidden="true">
      <path d={BODIES[kind] ?? BODIES.swift} />
      {value !== undefined && (
        <text x="12" y={tall(kind)} dy="0.36em">
          {value}
        </text>
      )}
    </svg>
  );
}

/** The Stagger die as it lies: an arrow, or a Fan. */
export function StaggerDie({ way, road }: { way: string; road: number }) {
  return (
    <svg
      viewBox="-14 -14 28 28"
      class="bb-sign"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: staggerFace(way, road) }}
    />
  );
}

/** A face of a Movement Die as it tumbles on the track, round the origin. */
export function dieFace(kind: string, value: number, bolt = false): string {
  const mark = bolt ? `<g transform="translate(20 1)">${signMarkup("bolt", 13)}</g>` : "";
  return `<g class="bb-die bb-die-${kind}" transform="scale(0.95) translate(-12 -12)"><path d="${BODIES[kind]}"/><text x="12" y="${tall(kind)}" dy="0.36em">${value}</text>${mark}</g>`;
}

const STAGGER_BODY = "M0,-13 L8,-10.5 L12.5,-4 L12.5,4 L8,10.5 L0,13 L-8,10.5 L-12.5,4 L-12.5,-4 L-8,-10.5 Z";

/** A face of the Stagger die round the origin: its arrow points as it is meant on the screen. */
export function staggerFace(way: string, road: number): string {
  const sign =
    way === "fan"
      ? signMarkup("fan", 17)
      : `<g transform="rotate(${road + (TURNS[way] ?? 0)})">${signMarkup("arrow", 18)}</g>`;
  return `<path class="bb-stagger-die" d="${STAGGER_BODY}"/>${sign}`;
}
