import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/Board";
import type { Camera } from "../board/camera";
import { useFreed } from "../board/free";
import { loadLook, lookOf } from "../games";
import { Ask } from "../race/Ask";
import { raceKey } from "../race/keys";
import { Standings } from "../race/Standings";
import { Announcer } from "../reader/Announcer";
import { Reader } from "../reader/Reader";
import { RulesDialog } from "../rules/RulesDialog";
import { link } from "../state/route";
import { IconButton } from "../ui/IconButton";
import { Icon } from "../ui/icons";
import { Lost } from "../ui/Lost";
import { HomeLink } from "../ui/PageHead";
import { SettingsDialog } from "../ui/SettingsDialog";
import { useTitle } from "../ui/title";
import { addWords, language, t } from "../words";
import english from "./en.ftl?raw";
import { GuideTable } from "./guide";
import "./guide.css";

addWords(english);

/** A first race with somebody at one's side: the board as in any race, and beside it what there is to know now. */
export function GuidePage({ game }: { game: string }) {
  const table = useMemo(() => new GuideTable(game), [game]);
  const [open, setOpen] = useState<"settings" | null>(null);
  /** On narrow screens words and choices take turns: first one reads. */
  const [reading, setReading] = useState(true);
  const camera = useRef<Camera | null>(null);

  useEffect(() => {
    const keys = (event: KeyboardEvent) => raceKey(event, table, () => {});
    addEventListener("keydown", keys);
    void loadLook(game);
    return () => {
      removeEventListener("keydown", keys);
      table.close();
    };
  }, [table]);
  // The guide speaks the person's language, from the start or from where they are now.
  const tongue = language.value;
  useEffect(() => {
    void table.open();
  }, [table, tongue]);

  const playing = table.playing.value;
  const at = table.at.value;
  useEffect(() => setReading(!playing), [at, playing]);
  useFreed([reading, at, table.tour.value]);
  const page = useRef<HTMLElement>(null);
  useMarkedChoice(table, page);

  const snapshot = table.shown.value;
  const drawing = table.drawing.value;
  const tour = table.tour.value;
  const title = tour ? t("guide-of", { game: tour.title }) : t("guide");
  useTitle(title);
  if (table.lost.value) return <Lost why={table.lost.value} />;
  if (!snapshot || !drawing || !tour) return <p class="loading">{t("loading")}</p>;
  const look = lookOf(game);
  const parts = playing ? "" : (table.stop?.look ?? []).join(" ");

  return (
    <main ref={page} class={`race guide ${reading ? "reading" : ""}`} data-look={parts}>
      <h1 class="unseen">{title}</h1>
      <Reader table={table} snapshot={snapshot} drawing={drawing} look={look} />
      <Board table={table} drawing={drawing} look={look} camera={camera} />
      <header class="race-top" data-edge="top">
        <HomeLink />
        <span class="round">{t("guide-step", { n: at + 1, of: tour.stops.length })}</span>
        {look.Headline && <look.Headline snapshot={snapshot} />}
        <span class="grow" />
        <IconButton icon="fit" label={t("zoom-fit")} onClick={() => camera.current?.fit(300)} />
        <IconButton icon="settings" label={t("settings")} onClick={() => setOpen("settings")} />
      </header>
      <Standings table={table} snapshot={snapshot} look={look} />
      <Announcer table={table} snapshot={snapshot} look={look} />
      <div class="guide-below" data-edge="bottom">
        <Coach table={table} reading={reading} setReading={setReading} />
        {/* At the last stop nothing is asked, and nobody is waited for. */}
        {(!table.last || playing) && <Ask table={table} snapshot={snapshot} look={look} />}
      </div>
      {open === "settings" && <SettingsDialog close={() => setOpen(null)} />}
    </main>
  );
}

interface CoachProps {
  table: GuideTable;
  reading: boolean;
  setReading: (reading: boolean) => void;
}

/** What there is to know now, what to choose, and the way on and back. */
function Coach({ table, reading, setReading }: CoachProps) {
  const [rules, setRules] = useState(false);
  const stop = table.stop;
  const text = useRef<HTMLDivElement>(null);
  const at = table.at.value;
  useEffect(() => text.current?.scrollTo({ top: 0 }), [at]);
  if (!stop) return null;
  const playing = table.playing.value;
  const happened = stop.events.filter((event) => event.text);
  const wanted = table.wanted;
  return (
    <section class="coach panel" data-edge="right" aria-label={t("guide")}>
      <div class="coach-text" ref={text} aria-live="polite">
        {playing ? (
          <p>{t("guide-watch")}</p>
        ) : (
          <>
            {table.aside.value && (
              <p class="coach-aside">{t("guide-aside", { option: table.aside.value, choice: wanted })}</p>
            )}
            {stop.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {happened.length > 0 && (
              <details>
                <summary>{t("log")}</summary>
                <ol class="coach-log">
                  {happened.map((event) => (
                    <li key={event.n}>{event.text}</li>
                  ))}
                </ol>
              </details>
            )}
          </>
        )}
      </div>
      {!playing && wanted && (
        <p class="coach-choice">
          {t("guide-choose")} <strong>{wanted}</strong>
        </p>
      )}
      {!playing && (
        <div class="coach-ways">
          <IconButton icon="undo" label={t("guide-back")} disabled={at === 0} onClick={() => void table.undo()} />
          {stop.rules.length > 0 && (
            <button type="button" class="quiet" onClick={() => setRules(true)}>
              {t("rules")}
            </button>
          )}
          <span class="grow" />
          {wanted && (
            <button
              type="button"
              class={`coach-turn ${reading ? "primary" : "quiet"}`}
              onClick={() => setReading(!reading)}
            >
              {t(reading ? "guide-now" : "guide-read")}
            </button>
          )}
          {!wanted && !table.last && (
            <button type="button" class="primary" onClick={() => table.goOn()}>
              {t("guide-on")}
            </button>
          )}
          {table.last && (
            <a class="button primary" href={link.fresh(table.game)}>
              <Icon name="flag" />
              {t("guide-race")}
            </a>
          )}
        </div>
      )}
      {rules && (
        <RulesDialog game={table.game} about={wanted || undefined} ids={stop.rules} close={() => setRules(false)} />
      )}
    </section>
  );
}

/** Marks what the guide speaks of among what can be chosen, on the board and beside it, whenever that is redrawn. */
function useMarkedChoice(table: GuideTable, page: { current: HTMLElement | null }): void {
  const choice = table.asked.value ? table.stop?.choice : undefined;
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    const mark = () => {
      for (const one of root.querySelectorAll<HTMLElement>(".ask [data-option], .glow [data-option]")) {
        one.toggleAttribute("data-guided", choice !== undefined && one.dataset.option === choice);
      }
    };
    mark();
    const changes = new MutationObserver(mark);
    changes.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-option"] });
    return () => changes.disconnect();
  });
}
