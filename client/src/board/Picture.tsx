import type { Drawing, Shape, SpaceShape } from "../api/messages";
import { memo } from "../ui/memo";
import type { Box } from "./camera";

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

/** A bridge over the road lies over everything that is printed there. */
function isRaised(space: SpaceShape): boolean {
  return space.roles?.includes("raised") ?? false;
}

function Spaces({ spaces }: { spaces: readonly SpaceShape[] }) {
  return (
    <>
      {spaces.map((space) => (
        <path key={space.index} class={["space", ...(space.roles ?? [])].join(" ")} d={space.d} />
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
        <Spaces spaces={drawing.spaces.filter((space) => !isRaised(space))} />
        <Strokes shapes={drawing.shapes.filter((shape) => shape.above)} />
        <Spaces spaces={drawing.spaces.filter(isRaised)} />
      </g>
    </g>
  );
});

/** Where a drawing lies; one that was kept by an older Pileup begins at 0. */
export function boundsOf({ left = 0, top = 0, width, height }: Drawing): Box {
  return { x: left, y: top, width, height };
}

/** The whole drawing, with so much round it, for an SVG element. */
export function viewBox(drawing: Drawing, margin: number): string {
  const { x, y, width, height } = boundsOf(drawing);
  return [x - margin, y - margin, width + 2 * margin, height + 2 * margin].join(" ");
}

/** A drawing by itself, as a still picture. */
export function StillPicture({ drawing, title }: { drawing: Drawing; title: string }) {
  const margin = 4;
  return (
    <svg class="still" viewBox={viewBox(drawing, margin)} role="img" aria-label={title}>
      <Picture drawing={drawing} />
    </svg>
  );
}
