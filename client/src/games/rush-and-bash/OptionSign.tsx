import type { Option } from "../../api/messages";
import { EffectIcon } from "./icons";

/** Before a star power: as many stars as it costs. */
export function RushSign({ option }: { option: Option }) {
  const level = /^power:(\d)$/.exec(option.action)?.[1];
  if (!level) return null;
  return (
    <span class="rush-sign">
      {Array.from({ length: Number(level) }, (_, k) => (
        <EffectIcon key={k} effect="star" />
      ))}
    </span>
  );
}
