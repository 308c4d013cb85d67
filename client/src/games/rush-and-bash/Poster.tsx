import { CarShape } from "./cars";
import { BombShape, RockShape } from "./pieces";

const BANG =
  "M0,-24 L5,-10 L18,-17 L12,-3 L25,2 L12,7 L17,20 L4,12 L-3,25 L-8,11 L-22,15 L-13,3 L-25,-4 L-11,-7 L-15,-20 L-4,-11 Z";

function At({
  x,
  y,
  turn,
  size,
  children,
}: {
  x: number;
  y: number;
  turn: number;
  size: number;
  children: preact.ComponentChildren;
}) {
  return <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>{children}</g>;
}

/** The game in one picture: a bend, too many cars, a bang. */
export function RushPoster() {
  return (
    <svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="rush-poster">
      <rect class="poster-grass" width="320" height="160" />
      <g class="poster-trees">
        {[
          [24, 26, 13],
          [48, 16, 9],
          [290, 132, 15],
          [264, 148, 9],
          [150, 148, 10],
          [176, 12, 8],
        ].map(([x, y, r]) => (
          <circle key={`${x}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path class="poster-kerb" d="M-30,118 C60,128 90,58 170,62 S280,96 350,30" />
      <path class="poster-road" d="M-30,118 C60,128 90,58 170,62 S280,96 350,30" />
      <path class="poster-lane" d="M-30,103 C54,112 84,42 168,46 S272,80 344,18" />
      <path class="poster-lane" d="M-30,133 C66,144 96,74 172,78 S288,112 356,42" />
      <At x={176} y={60} turn={6} size={1.35}>
        <path class="bang" d={BANG} />
        <path class="bang-core" d={BANG} transform="scale(.55)" />
      </At>
      <At x={40} y={104} turn={-12} size={1.9}>
        <CarShape look="yellow" />
      </At>
      <At x={96} y={98} turn={-38} size={1.9}>
        <CarShape look="green" />
      </At>
      <At x={132} y={52} turn={-6} size={1.9}>
        <CarShape look="blue" />
      </At>
      <At x={214} y={86} turn={38} size={2}>
        <CarShape look="red" />
      </At>
      <At x={196} y={30} turn={-62} size={1.9}>
        <CarShape look="black" />
      </At>
      <At x={284} y={62} turn={-22} size={1.9}>
        <CarShape look="white" />
      </At>
      <At x={252} y={96} turn={0} size={1.7}>
        <RockShape />
      </At>
      <At x={252} y={58} turn={0} size={1.6}>
        <BombShape />
      </At>
    </svg>
  );
}
