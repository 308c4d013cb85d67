import { KartShape } from "./karts";
import { BananaPiece } from "./pieces";
import { SIGNS } from "./signs";

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

function Flying({ name }: { name: string }) {
  return (
    <g transform="translate(-12 -12)">
      {SIGNS[name]?.map(([d, fill, line, width]) => (
        <path key={d} d={d} style={{ fill }} stroke={line} stroke-width={width} />
      ))}
    </g>
  );
}

/** The game in one picture: a castle, a river of lava, four karts and what they throw. */
export function RacekartPoster() {
  return (
    <svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="rk-poster">
      <rect class="rk-sky" width="320" height="160" />
      <circle class="rk-moon" cx="268" cy="34" r="20" />
      <path class="rk-hills" d="M0,92 L36,64 L70,86 L118,52 L160,84 L214,58 L258,88 L320,60 V160 H0 Z" />
      <path
        class="rk-castle"
        d="M118,96 V40 h8 v-8 h6 v8 h6 v-8 h6 v8 h6 v-16 l11,-16 l11,16 v16 h6 v-8 h6 v8 h6 v-8 h6 v8 h8 V96 Z"
      />
      <path
        class="rk-windows"
        d="M132,58 h6 v12 h-6 Z M156,46 h10 v16 h-10 Z M186,58 h6 v12 h-6 Z M153,96 v-14 a8,8 0 0 1 16,0 v14 Z"
      />
      <path class="rk-land" d="M-10,104 C70,84 240,88 330,104 V170 H-10 Z" />
      <path class="rk-lava-edge" d="M78,86 C92,104 52,120 66,168" />
      <path class="rk-lava" d="M78,86 C92,104 52,120 66,168" />
      <path class="rk-road-edge" d="M-20,140 C70,104 150,150 230,126 S320,104 345,118" />
      <path class="rk-road" d="M-20,140 C70,104 150,150 230,126 S320,104 345,118" />
      <path class="rk-road-middle" d="M-20,140 C70,104 150,150 230,126 S320,104 345,118" />
      <At x={38} y={122} turn={-14} size={2.3}>
        <KartShape look="goat-lorde" />
      </At>
      <At x={124} y={130} turn={12} size={2.3}>
        <KartShape look="redbane" />
      </At>
      <At x={214} y={128} turn={-10} size={2.4}>
        <KartShape look="queen-k" />
      </At>
      <At x={288} y={112} turn={-4} size={2.3}>
        <KartShape look="lightnin-n-thunda" />
      </At>
      <At x={172} y={138} size={1.7}>
        <BananaPiece />
      </At>
      <At x={84} y={100} turn={24} size={1.15}>
        <Flying name="egg" />
      </At>
      <At x={168} y={108} turn={80} size={1.25}>
        <Flying name="fireball" />
      </At>
      <At x={252} y={92} size={1.05}>
        <Flying name="coins" />
      </At>
      <At x={28} y={36} size={1.5}>
        <Flying name="crown" />
      </At>
    </svg>
  );
}
