import { useState } from "preact/hooks";
import type { GameInfo } from "../api/messages";
import { lookIsHere, lookOf } from "../games";
import { useAnswer } from "../state/answer";
import { link } from "../state/route";
import { knownTables } from "../state/tables";
import { IconButton } from "../ui/IconButton";
import { Icon } from "../ui/icons";
import { SettingsDialog } from "../ui/SettingsDialog";
import { Trouble } from "../ui/Trouble";
import { useTitle } from "../ui/title";
import { language, t } from "../words";
import { gamesAndLooks } from "./games";
import { MyTables } from "./MyTables";
import { OpenRecord } from "./OpenRecord";
import { Wordmark } from "./Wordmark";
import "./tables.css";

/** The games, each with a picture and two lines; the tables one sits at. */
export function StartPage() {
  const { found: games, trouble } = useAnswer(gamesAndLooks, [language.value]);
  const [settings, setSettings] = useState(false);
  useTitle("");
  // Who has a race to go on with comes for that, most often.
  const going = knownTables.value.some((one) => !one.over);
  return (
    <main class="page start">
      <header class="hero">
        <Wordmark />
        <p>{t("tagline")}</p>
        <IconButton icon="settings" label={t("settings")} onClick={() => setSettings(true)} class="hero-settings" />
      </header>
      <Trouble text={trouble} />
      {!games && !trouble && <p class="loading">{t("loading")}</p>}
      {going && <MyTables shown={3} />}
      <section aria-label={t("games")} class="games">
        {games?.map((game) => (
          <GameCard key={game.name} game={game} />
        ))}
      </section>
      {!going && <MyTables />}
      <section class="start-more" aria-label={t("more-to-do")}>
        <div>
          <a class="button" href={link.tables()}>
            <Icon name="eye" />
            {t("public-tables")}
          </a>
          <span class="hint">{t("public-tables-what")}</span>
        </div>
        <OpenRecord />
      </section>
      {settings && <SettingsDialog close={() => setSettings(false)} />}
    </main>
  );
}

function GameCard({ game }: { game: GameInfo }) {
  const { Poster } = lookOf(game.name);
  return (
    <article class="game">
      <div class="poster">{Poster ? <Poster /> : lookIsHere(game.name) && <PlainPoster title={game.title} />}</div>
      <div class="game-words">
        <h2>{game.title}</h2>
        <p>{game.summary}</p>
        <p class="game-facts">{t("seats-range", { low: game.min_seats, high: game.max_seats })}</p>
        <a
          class="button primary"
          href={link.fresh(game.name)}
          aria-label={`${t("race-now", { game: game.title })}: ${game.title}`}
        >
          <Icon name="flag" />
          {t("race-now", { game: game.title })}
        </a>
        {game.guide && (
          <a class="button" href={link.guide(game.name)} aria-label={`${t("guide-start")}: ${game.title}`}>
            {t("guide-start")}
          </a>
        )}
        <p class="game-more">
          <a href={link.rules(game.name)} aria-label={t("rules-of", { game: game.title })}>
            {t("rules")}
          </a>
          <a href={link.tracks(game.name)} aria-label={t("tracks-of-label", { game: game.title })}>
            {t("tracks-of")}
          </a>
        </p>
      </div>
    </article>
  );
}

function PlainPoster({ title }: { title: string }) {
  return (
    <svg viewBox="0 0 320 160" aria-hidden="true" class="plain-poster">
      <path d="M-20,120 C80,20 200,190 340,50" />
      <text x="160" y="92">
        {title}
      </text>
    </svg>
  );
}
