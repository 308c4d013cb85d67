import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api/http";
import type { Drawing, GameInfo, Plan } from "../api/messages";
import { StillPicture } from "../board/Picture";
import { trackOption } from "../start/setup";
import { useAnswer } from "../state/answer";
import { go, link } from "../state/route";
import { words } from "../state/table";
import { IconButton } from "../ui/IconButton";
import { Icon } from "../ui/icons";
import { PageHead } from "../ui/PageHead";
import { Trouble } from "../ui/Trouble";
import { t } from "../words";
import { dropTrack, type KeptTrack, keptTracks } from "./kept";
import { packed } from "./share";
import "./words";
import "./gallery.css";

/** Every track that there is: the games' own, those built here, and what they are made of. */
export function GalleryPage({ game }: { game?: string | undefined }) {
  const { found, trouble } = useAnswer(api.games, []);
  const games = found?.filter(trackOption);
  const shown = games?.find((one) => one.name === game) ?? games?.[0];
  return (
    <main class="page gallery">
      <PageHead title={t("gallery")} />
      <Trouble text={trouble} />
      {games && games.length > 1 && (
        <nav class="gallery-games" aria-label={t("games")}>
          {games.map((one) => (
            <a key={one.name} href={link.tracks(one.name)} aria-current={one === shown ? "page" : undefined}>
              {one.title}
            </a>
          ))}
        </nav>
      )}
      {!games && !trouble && <p class="loading">{t("loading")}</p>}
      {shown && <GameTracks key={shown.name} game={shown} />}
    </main>
  );
}

function GameTracks({ game }: { game: GameInfo }) {
  const workshop = useAnswer(() => api.workshop(game.name), [game.name]).found;
  const option = trackOption(game);
  const own = keptTracks.value.filter((track) => track.game === game.name);
  const files = workshop !== null && workshop.parts.length === 0;
  return (
    <>
      {workshop && (
        <a class="button primary gallery-new" href={link.build(game.name)}>
          <Icon name={files ? "open" : "build"} />
          {files ? t("gallery-new-file") : t("gallery-new")}
        </a>
      )}
      {own.length > 0 && (
        <section class="gallery-part">
          <h2>{t("gallery-own")}</h2>
          <ul class="tracks">
            {own.map((track) => (
              <li key={track.id}>
                <OwnTrack track={track} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="gallery-part">
        <h2>{t("gallery-house")}</h2>
        <ul class="tracks">
          {option?.choices.map((choice) => (
            <li key={choice.value}>
              <HouseTrack
                game={game.name}
                option={option.name}
                value={choice.value}
                text={choice.text}
                buildable={workshop !== null}
              />
            </li>
          ))}
        </ul>
      </section>
      {workshop && workshop.parts.length > 0 && (
        <details class="gallery-part box-sheet">
          <summary>{t("gallery-parts", { count: workshop.parts.length })}</summary>
          <ul class="sheet">
            {workshop.parts.map((part) => (
              <li key={part.name}>
                <StillPicture drawing={part.drawing} title={part.name} />
                <strong>{part.name}</strong>
                <small>{part.text}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface HouseProps {
  game: string;
  option: string;
  value: string;
  text: string;
  buildable: boolean;
}

function HouseTrack({ game, option, value, text, buildable }: HouseProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const place = useSeen(() => void api.gameDrawing(game, { [option]: value }).then(setDrawing, () => {}));
  // "Snake's Pass: easy. A winding way …" is a name and what there is to say about it.
  const [, title = text, more = ""] = /^([^:]+): (.+)$/.exec(text) ?? [];
  return (
    <article class="track-card" ref={place} data-track={value}>
      <div class="track-card-picture">{drawing && <StillPicture drawing={drawing} title={title} />}</div>
      <h3>{title}</h3>
      {more && <p>{more}</p>}
      <div class="track-card-actions">
        <a class="button primary" href={link.fresh(game, value)}>
          <Icon name="flag" />
          {t("gallery-race")}
        </a>
        {buildable && (
          <a class="button" href={link.build(game, undefined, value)}>
            {t("gallery-build-on")}
          </a>
        )}
      </div>
    </article>
  );
}

function OwnTrack({ track }: { track: KeptTrack }) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [trouble, setTrouble] = useState("");
  const place = useSeen(() => {
    api.plan(track.game, { text: track.text }).then(setPlan, (error) => setTrouble(words(error)));
  });
  const name = track.name || t("build-unnamed");
  const race = async () => go(link.fresh(track.game, `~${await packed(track.text)}`));
  return (
    <article class="track-card" ref={place} data-own={track.id}>
      <a
        class="track-card-picture"
        href={link.build(track.game, track.id)}
        aria-label={t("gallery-edit-name", { name })}
      >
        {plan?.drawing && <StillPicture drawing={plan.drawing} title={name} />}
      </a>
      <h3>{name}</h3>
      {plan && !plan.ok && <p class="card-faulty">{t("gallery-faulty")}</p>}
      {trouble && <p class="trouble">{trouble}</p>}
      <div class="track-card-actions">
        <button type="button" class="primary" disabled={!plan?.ok} onClick={() => void race()}>
          <Icon name="flag" />
          {t("gallery-race")}
        </button>
        <a class="button" href={link.build(track.game, track.id)}>
          {t("gallery-edit")}
        </a>
        <IconButton icon="bin" label={t("gallery-drop", { name })} onClick={() => dropTrack(track.id)} class="small" />
      </div>
    </article>
  );
}

/** Calls `once` when an element comes into sight: what nobody scrolls to is never fetched. */
function useSeen(once: () => void) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        once();
      },
      { rootMargin: "300px" },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return place;
}
