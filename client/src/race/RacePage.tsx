import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Snapshot } from "../api/messages";
import { Board } from "../board/Board";
import type { Camera } from "../board/camera";
import { useFreed } from "../board/free";
import { Zoom } from "../board/Zoom";
import { loadLook, lookIsHere, lookOf } from "../games";
import type { GameLook } from "../games/look";
import { Announcer } from "../reader/Announcer";
import { Reader } from "../reader/Reader";
import { Table } from "../state/table";
import { knownTable } from "../state/tables";
import { IconButton } from "../ui/IconButton";
import { Lost } from "../ui/Lost";
import { BenchLink, HomeLink } from "../ui/PageHead";
import { SettingsDialog } from "../ui/SettingsDialog";
import { useTitle } from "../ui/title";
import { t } from "../words";
import { Ask } from "./Ask";
import { Chat, canTalk } from "./Chat";
import { drawerButton } from "./Drawer";
import { HelpDialog } from "./HelpDialog";
import { raceKey } from "./keys";
import { Lobby } from "./Lobby";
import { Log } from "./Log";
import { Passes } from "./Passes";
import { People } from "./People";
import { Result } from "./Result";
import { Standings } from "./Standings";
import "./people.css";

/** What lies at the right edge of the board. */
type Side = "log" | "chat" | null;

/** A race: the board behind, everything else in panels over its edges. */
export function RacePage({ id }: { id: string }) {
  const table = useMemo(() => new Table(id), [id]);
  const [open, setOpen] = useState<"settings" | "help" | "people" | null>(null);
  const [chosen, setSide] = useState<Side | undefined>();
  const camera = useRef<Camera | null>(null);

  // Before anything is painted: what the server is asked for is on its way as early as can be.
  useLayoutEffect(() => {
    void table.open();
    const looks = effect(() => {
      const game = table.shown.value?.game || knownTable(id)?.game;
      if (game) void loadLook(game);
    });
    return () => {
      looks();
      table.close();
    };
  }, [table]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => raceKey(event, table, () => setOpen("help"));
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [table]);

  const snapshot = table.shown.value;
  useTitle(titleOf(table, snapshot));
  const gathering = snapshot?.status === "gathering";
  // Before the start there is nothing to read in the log.
  const side = chosen === undefined ? (innerWidth >= 1000 && !gathering ? "log" : null) : chosen;
  useFreed([side]);

  const drawing = table.drawing.value;
  const game = snapshot?.game;
  if (table.lost.value) return <Lost why={table.lost.value} />;
  if (!snapshot || !drawing || !game) return <p class="loading">{t("loading")}</p>;
  const look = lookOf(game);
  // Cards are never seen as mere words first.
  const dressed = lookIsHere(game);
  const own = snapshot.seats.find((seat) => seat.you)?.seat;
  const bench = knownTable(id)?.bench;

  const flip = (to: Side) => setSide(side === to ? null : to);
  const findMe = () => {
    const marker = snapshot.markers.find((one) => own !== undefined && one.id === look.racerId?.(own));
    const place = marker && drawing.spaces[marker.space ?? -1];
    const box = place ? { x: place.x - 90, y: place.y - 90, width: 180, height: 180 } : null;
    if (box) camera.current?.glide(camera.current.around(box), 300);
  };

  return (
    <main class={`race ${side ? "log-open" : ""}`}>
      <h1 class="unseen">{t("race-title", { round: snapshot.round })}</h1>
      <Reader table={table} snapshot={snapshot} drawing={drawing} look={look} />
      <Board table={table} drawing={drawing} look={look} camera={camera} />
      <header class="race-top" data-edge="top">
        {bench === undefined ? <HomeLink /> : <BenchLink bench={bench} />}
        {snapshot.round > 0 && <span class="round">{t("round", { round: snapshot.round })}</span>}
        {look.Headline && !gathering && <look.Headline snapshot={snapshot} />}
        {table.connection.value === "lost" && <span class="offline">{t("connection-lost")}</span>}
        <span class="grow" />
        {!gathering && (
          <IconButton
            icon="undo"
            label={t(!snapshot.can_undo && snapshot.can_ask_undo ? "undo-ask" : "undo")}
            disabled={!(snapshot.can_undo || snapshot.can_ask_undo) || table.playing.value}
            onClick={() => void table.undo()}
          />
        )}
        {canTalk(table, snapshot) && (
          <span class="badged">
            <IconButton
              icon="chat"
              id={drawerButton("chat")}
              label={t("chat")}
              pressed={side === "chat"}
              onClick={() => flip("chat")}
            />
            {table.unread.value > 0 && (
              <span class="badge">
                <span aria-hidden="true">{table.unread.value}</span>
                <span class="unseen">{t("chat-unread", { count: table.unread.value })}</span>
              </span>
            )}
          </span>
        )}
        <IconButton icon="person" label={t("people")} onClick={() => setOpen("people")} />
        {!gathering && (
          <IconButton
            icon="log"
            id={drawerButton("log")}
            label={t("log")}
            pressed={side === "log"}
            onClick={() => flip("log")}
          />
        )}
        <IconButton icon="settings" label={t("settings")} onClick={() => setOpen("settings")} />
        <IconButton icon="help" label={t("help")} onClick={() => setOpen("help")} class="help-button" />
      </header>
      {dressed && !gathering && <Standings table={table} snapshot={snapshot} look={look} />}
      <Zoom camera={camera}>
        {own !== undefined && look.racerId && !gathering && (
          <IconButton icon="find" label={t("find-me")} onClick={findMe} />
        )}
      </Zoom>
      <Log table={table} snapshot={snapshot} look={look} open={side === "log"} close={() => setSide(null)} />
      <Chat table={table} snapshot={snapshot} look={look} open={side === "chat"} close={() => setSide(null)} />
      {dressed && <Announcer table={table} snapshot={snapshot} look={look} />}
      {dressed && <Below table={table} snapshot={snapshot} look={look} />}
      {open === "settings" && (
        <SettingsDialog close={() => setOpen(null)} help={() => setOpen("help")}>
          <Passes table={table} snapshot={snapshot} look={look} />
        </SettingsDialog>
      )}
      {open === "people" && <People table={table} snapshot={snapshot} look={look} close={() => setOpen(null)} />}
      {open === "help" && <HelpDialog close={() => setOpen(null)} />}
    </main>
  );
}

/** Whose turn it is, or that the race is over, before the game: tabs are narrow. */
function titleOf(table: Table, snapshot: Snapshot | null): string {
  const state = table.asked.value ? t("your-turn") : snapshot?.over ? t("table-over") : "";
  return [state, snapshot?.title].filter(Boolean).join(" · ");
}

/** What is to do now: wait for the others, choose, or see how it ended. */
function Below({ table, snapshot, look }: { table: Table; snapshot: Snapshot; look: GameLook }) {
  if (snapshot.status === "gathering") return <Lobby table={table} snapshot={snapshot} look={look} />;
  if (snapshot.over && !table.playing.value) return <Result table={table} snapshot={snapshot} look={look} />;
  return <Ask table={table} snapshot={snapshot} look={look} />;
}
