import type { Part } from "../api/messages";
import type { Builder } from "./builder";
import { jointFor, partOf, usedAt } from "./draft";

/** Where what is carried comes to lie when it is let go: on the bench, in the list of pieces, or back in the box. */

interface Point {
  x: number;
  y: number;
}

/** The joint nearest to a point of the window where what is carried may go. */
export function nearest(
  builder: Builder,
  svg: SVGSVGElement,
  { part, piece, x, y }: Point & { part?: string; piece?: number },
): number | null {
  const plan = builder.plan.value;
  const matrix = svg.getScreenCTM();
  if (!plan || !matrix || plan.joints.length === 0) return null;
  const here = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const gaps = plan.joints.map((joint) => Math.hypot(joint.x - here.x, joint.y - here.y));
  const name = part ?? builder.layout.value.pieces[piece ?? -1]?.part ?? "";
  // The end of a ring lies where its beginning lies: there the end is meant.
  const best = gaps.lastIndexOf(Math.min(...gaps));
  return jointFor(builder.layout.value, builder.parts, partOf(builder.parts, name), best);
}

/** The joint of a list of pieces that a point of the window means. */
function stripJoint(strip: Element, { x, y }: Point): number {
  const items = [...strip.querySelectorAll("[data-strip]")];
  const before = items.findIndex((item) => {
    const box = item.getBoundingClientRect();
    return y < box.top || (y <= box.bottom && x < box.left + box.width / 2);
  });
  return before < 0 ? items.length : before;
}

function jointAt(builder: Builder, point: Point, what: { part?: string; piece?: number }): number | null {
  const under = document.elementFromPoint(point.x, point.y);
  const strip = under?.closest(".strip");
  if (strip) return stripJoint(strip, point);
  const bench = under?.closest<SVGSVGElement>("svg.bench");
  return bench ? nearest(builder, bench, { ...what, ...point }) : null;
}

export function dropPart(builder: Builder, part: Part, x: number, y: number): void {
  const joint = jointAt(builder, { x, y }, { part: part.name });
  if (joint === null) return;
  const used = usedAt(builder.layout.value, builder.parts, part);
  if (used >= 0) builder.move(used, joint);
  else builder.add(part, joint);
}

export function dropPiece(builder: Builder, at: number, x: number, y: number): void {
  if (document.elementFromPoint(x, y)?.closest(".palette")) {
    builder.remove(at);
    return;
  }
  const joint = jointAt(builder, { x, y }, { piece: at });
  if (joint !== null) builder.move(at, joint);
}
