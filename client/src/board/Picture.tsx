import type { Drawing, Shape } from "../api/messages";
import { memo } from "../ui/memo";

/** One stroke of a drawing; its role is its class, and the style sheet knows the roles. */
function Stroke({ shape }: { shape: Shape }) {
  const role = `role-${shape.role}`;
  if (shape.kind === "path") return <path class={role} d={shape.d} />;
  if (shape.kind === "circle") return <circle class={role} cx={shape.x ?? 0} cy={shape.y ?? 0} r={shape.r ?? 0} />;
  const { x = 0, y = 0, angle = 0, size = 8 } = shape;
  return (
    <text class={role} font-size={size} transform={`translate(${x} ${y}) rotate(${angle})`} dy="0.35em">
      {shape.text}
    </text>
  );
}

/** The printed track: drawn once, however often pieces move on it. */
export const Picture = memo(function Picture({ drawing }: { drawing: Drawing }) {
  return (
    <g class="drawing">
      {drawing.shapes
        .filter((shape) => !shape.above)
        .map((shape, index) => (
          <Stroke key={index} shape={shape} />
        ))}
      {drawing.spaces.map((space) => (
        <path
          key={space.index}
          class={["space", ...(space.roles ?? []).map((role) => `role-${role}`)].join(" ")}
          d={space.d}
        />
      ))}
      {drawing.shapes
        .filter((shape) => shape.above)
        .map((shape, index) => (
          <Stroke key={index} shape={shape} />
        ))}
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
