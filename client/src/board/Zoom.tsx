import type { ComponentChildren } from "preact";
import { IconButton } from "../ui/IconButton";
import { t } from "../words";
import { type Camera, STEP } from "./camera";

interface Props {
  camera: { current: Camera | null };
  /** What else moves the picture. */
  children?: ComponentChildren;
}

/** The buttons that move the picture of the board. */
export function Zoom({ camera, children }: Props) {
  return (
    <nav class="zoom" aria-label={t("board-view")}>
      <IconButton icon="plus" label={t("zoom-in")} onClick={() => camera.current?.zoom(STEP)} />
      <IconButton icon="minus" label={t("zoom-out")} onClick={() => camera.current?.zoom(1 / STEP)} />
      <IconButton icon="fit" label={t("zoom-fit")} onClick={() => camera.current?.fit(300)} />
      {children}
    </nav>
  );
}
