import { StillPicture } from "../board/Picture";
import type { Builder } from "./builder";
import { partOf } from "./draft";
import { carried } from "./drag";

/** The piece under the pointer, on its way. */
export function Carrying({ builder }: { builder: Builder }) {
  const carry = carried.value;
  if (!carry) return null;
  const name = carry.part ?? builder.layout.value.pieces[carry.piece ?? -1]?.part ?? "";
  const part = partOf(builder.parts, name);
  return (
    <div class="carrying" style={{ transform: `translate(${carry.x}px, ${carry.y}px)` }} aria-hidden="true">
      {part && <StillPicture drawing={part.drawing} title="" />}
      <strong>{name}</strong>
    </div>
  );
}
