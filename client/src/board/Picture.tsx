import type { Drawing, Shape } from "../api/messages";
import { memo } from "../ui/memo";

/** One stroke of a drawing; its role is its class, and the package's style sheet of tracks knows the roles. */
function Stroke({ shape }: { shape: Shape }) {
  const { kind, role, d, x = 0, y = 0, r = 0, angle = 0, size = 8, text } = shape;
  if (kind === "path") return <path class={role} d={d} />;
  if (kind === "circle") return <circle class={role} cx={x} cy={y} r={r} />;
  return (
    <text class={role} font-size={size} transform={`translate(${x} ${y}) rotate(${angle})`}>
      {text}
    </text>
  );
}

function Strokes({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <>
      {shapes.map((shape, index) => (
        <Stroke key={index} shape={shape} />
      ))}
    </>
  );
}

/** The printed track: drawn once, however often pieces move on it. */
export const Picture = memo(function Picture({ drawing }: { drawing: Drawing }) {
  return (
    <g class="drawing">
      <g class="pileup-track">
        <Strokes shapes={drawing.shapes.filter((shape) => !shape.above)} />
        {drawing.spaces.map((space) => (
          <path key={space.index} class={["space", ...(space.roles ?? [])].join(" ")} d={space.d} />
        ))}
        <Strokes shapes={drawing.shapes.filter((shape) => shape.above)} />
      </g>
    </g>
  );
});

/** A drawing by itself, as a still picture. */
export function StillPicture({ drawing, title }: { drawing: Drawing; title: string }) {
  const margin = 4;
  const box = `${-margin} ${-margin} ${drawing.width + 2 * margin} ${drawing.height + 2 * margin}`;
  return (
    <svg class="still" viewBox={box} role="img" aria-label={title}>
      <Picture drawing={drawing} />
    </svg>
  );
}
