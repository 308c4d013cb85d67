import type { SpaceShape } from "../../api/messages";
import { has, t } from "../../words";

/** `3:2.4` (piece, column along the track, lane across it) in words. */
export function spaceName(space: SpaceShape): string {
  const found = /^(\d+):(\d+)\.(\d+)/.exec(space.name);
  if (!found) return space.name;
  const [, piece = "", column = "", lane = ""] = found;
  return t("bb-space", { piece: Number(piece), column, lane });
}

export function roleName(role: string): string {
  return has(`bb-role-${role}`) ? t(`bb-role-${role}`) : "";
}
