import { MountShape } from "./mounts";
import { Strokes } from "./signs";

interface AtProps {
  x: number;
  y: number;
  turn?: number;
  size: number;
  children: preact.ComponentChildren;
}

function At({ x, y, turn = 0, size, children }: AtProps) {
  return <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>{children}</g>;
}

function Thing({ name }: { name: string }) {
  return (
    <g transform="translate(-12 -12)">
      <Strokes name={name} />
    </g>
  );
}

const REEDS = [12, 22, 30, 286, 297, 309];

/** The game in one picture: a swamp road, four mounts, a Barrel in the way and Fans beside it. */
export function BayouPoster() {
  return (
    <svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="bb-poster">
      <rect class="bb-swamp" width="320" height="160" />
      <path
        class="bb-water"
        d="M-10,20 C40,4 80,34 128,18 S200,-14 330,-12 H-10 Z M330,120 C280,112 250,150 200,146 S120,150 70,166 H330 Z"
      />
      <path
        class="bb-trees"
        d="M50,-6 C56,20 44,40 60,44 C76,40 62,18 70,-6 Z M262,-6 C266,14 258,30 272,34 C286,30 276,14 282,-6 Z"
      />
      <path class="bb-bank" d="M-20,112 C60,60 120,130 190,86 S300,40 345,60" />
      <path class="bb-track" d="M-20,112 C60,60 120,130 190,86 S300,40 345,60" />
      <path
        class="bb-lanes"
        d="M-20,100 C56,48 124,118 186,74 S298,28 343,48 M-20,124 C64,72 116,142 194,98 S302,52 347,72"
      />
      <g class="bb-reeds">
        {REEDS.map((x) => (
          <path key={x} d={`M${x},164 C${x + 2},146 ${x - 3},136 ${x + 1},120`} />
        ))}
      </g>
      <At x={38} y={84} turn={-18} size={2.1}>
        <MountShape look="waldgeist" />
      </At>
      <At x={104} y={98} turn={16} size={2.2}>
        <MountShape look="pig" />
      </At>
      <At x={158} y={112} turn={-16} size={2.1}>
        <MountShape look="rabbit" />
      </At>
      <At x={216} y={64} turn={-26} size={2.2}>
        <MountShape look="rooster" />
      </At>
      <At x={268} y={54} turn={20} size={1.25}>
        <Thing name="barrel" />
      </At>
      <At x={300} y={100} size={1.2}>
        <g style={{ "--seat": "#ef86a8" }}>
          <Thing name="fan" />
        </g>
      </At>
      <At x={270} y={110} size={1.2}>
        <g style={{ "--seat": "#3f9a4a" }}>
          <Thing name="fan" />
        </g>
      </At>
      <At x={20} y={44} size={1.2}>
        <g style={{ "--seat": "#d8342b" }}>
          <Thing name="fan" />
        </g>
      </At>
      <At x={150} y={60} size={1.1}>
        <Thing name="carrot" />
      </At>
      <At x={190} y={30} size={1}>
        <Thing name="stagger" />
      </At>
    </svg>
  );
}
