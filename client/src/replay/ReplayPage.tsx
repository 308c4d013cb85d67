import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/Board";
import type { Camera } from "../board/camera";
import { useFreed } from "../board/free";
import { Zoom } from "../board/Zoom";
import { loadLook, lookOf } from "../games";
import { Standings } from "../race/Standings";
import { IconButton } from "../ui/IconButton";
import { Lost } from "../ui/Lost";
import { HomeLink } from "../ui/PageHead";
import { SettingsDialog } from "../ui/SettingsDialog";
import { useTitle } from "../ui/title";
import { t } from "../words";
import { Controls } from "./Controls";
import { replayKey } from "./keys";
import { Replay } from "./replay";
import { ReplayHelp, ShareDialog } from "./ShareDialog";
import { SidePanel, type Tab } from "./SidePanel";
import "./replay.css";

interface Props {
  table: string;
  at: number | null;
  view: number | null;
}

/** A finished race to step through: the board behind, its story beside it, the way through it below. */
export function ReplayPage({ table: id, at, view }: Props) {
  const replay = useMemo(() => new Replay(id, { at, viewpoint: view }), [id]);
  const [tab, setTab] = useState<Tab | null>(() => (innerWidth >= 1000 ? "story" : null));
  const [open, setOpen] = useState<"settings" | "help" | "share" | null>(null);
  const camera = useRef<Camera | null>(null);

  useEffect(() => {
    void replay.open();
    const keys = (event: KeyboardEvent) => replayKey(event, replay, () => setOpen("help"));
    addEventListener("keydown", keys);
    return () => {
      removeEventListener("keydown", keys);
      replay.close();
    };
  }, [replay]);

  const loaded = replay.shown.value !== null;
  useEffect(() => {
    if (!loaded) return;
    if (view !== null && view !== replay.viewpoint.peek()) void replay.see(view);
    if (at !== null && at !== replay.at.peek()) void replay.go(at);
  }, [at, view, loaded]);

  useFreed([tab]);

  const snapshot = replay.shown.value;
  const drawing = replay.drawing.value;
  const game = snapshot?.game;
  const title = snapshot ? t("replay-title", { game: snapshot.title }) : t("replay");
  useTitle(title);
  useEffect(() => {
    if (game) void loadLook(game);
  }, [game]);

  if (replay.lost.value) return <Lost why={replay.lost.value} />;
  if (!snapshot || !drawing || !game) return <p class="loading">{t("loading")}</p>;
  const look = lookOf(game);
  return (
    <main class={`race replay ${tab ? "log-open" : ""}`}>
      <h1 class="unseen">{title}</h1>
      <Board table={replay} drawing={drawing} look={look} camera={camera} />
      <header class="race-top" data-edge="top">
        <HomeLink />
        <span class="round">
          <span class="replay-word">{t("replay")} · </span>
          {t("round", { round: snapshot.round })}
        </span>
        {look.Headline && <look.Headline snapshot={snapshot} />}
        <span class="grow" />
        <IconButton icon="link" label={t("replay-more")} onClick={() => setOpen("share")} />
        <IconButton
          icon="book"
          label={t("story")}
          pressed={tab !== null}
          onClick={() => setTab(tab === null ? "story" : null)}
        />
        <IconButton icon="settings" label={t("settings")} onClick={() => setOpen("settings")} />
        <IconButton icon="help" label={t("help")} onClick={() => setOpen("help")} class="help-button" />
      </header>
      <Standings table={replay} snapshot={snapshot} look={look} />
      <Zoom camera={camera} />
      <SidePanel replay={replay} snapshot={snapshot} look={look} tab={tab} choose={setTab} />
      <Controls replay={replay} snapshot={snapshot} look={look} />
      {open === "settings" && <SettingsDialog close={() => setOpen(null)} help={() => setOpen("help")} />}
      {open === "help" && <ReplayHelp close={() => setOpen(null)} />}
      {open === "share" && <ShareDialog replay={replay} snapshot={snapshot} close={() => setOpen(null)} />}
    </main>
  );
}
