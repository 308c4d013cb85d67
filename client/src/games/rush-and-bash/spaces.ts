import type { SpaceShape } from "../../api/messages";
import { has, t } from "../../words";

/** `3:06B:1.4` (place in the circuit, board, lane and space) in words; special spaces by what they are. */
export function spaceName(space: SpaceShape): string {
  const [board = "", side = "", place = ""] = space.name.split(":");
  const found = /^(\d+)\.(\d+)$/.exec(place);
  if (found) return t("rb-space", { board, side, lane: found[1] as string, space: found[2] as string });
  const [, kind = "", n = ""] = /^([A-Z]+)(\d*)$/.exec(place) ?? [];
  const id = `rb-space-${kind.toLowerCase()}`;
  return has(id) ? t(id, { board, side, n }) : t("rb-space-other", { board, side, place });
}

export function roleName(role: string): string {
  return has(`rb-role-${role}`) ? t(`rb-role-${role}`) : "";
}
