import type { SpaceShape } from "../../api/messages";
import { has, t } from "../../words";

/** The spaces have letters and numbers of their own; the start is called so. */
export function spaceName(space: SpaceShape): string {
  return space.roles?.includes("start") ? t("rk-start-space") : t("rk-space", { name: space.name });
}

export function roleName(role: string): string {
  return has(`rk-role-${role}`) ? t(`rk-role-${role}`) : "";
}
