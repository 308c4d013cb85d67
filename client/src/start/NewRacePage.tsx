import { useEffect, useState } from "preact/hooks";
import { api } from "../api/http";
import type { Drawing, GameInfo, OptionInfo, Plan } from "../api/messages";
import { StillPicture } from "../board/Picture";
import { TrackField } from "../build/TrackField";
import { loadLook, lookOf } from "../games";
import { Agreement } from "../race/Agreement";
import { go, link } from "../state/route";
import { playerName } from "../state/settings";
import { words } from "../state/table";
import { rememberMade } from "../state/tables";
import { BotOptions } from "../ui/BotOptions";
import { Icon } from "../ui/icons";
import { PageHead } from "../ui/PageHead";
import { Segments } from "../ui/Segments";
import { Trouble } from "../ui/Trouble";
import { language, t } from "../words";
import { OptionField } from "./OptionField";
import { firstSetup, type Setup, seatsOf, shownOptions, titled, trackOption, withSeats } from "./setup";

/** Everything is chosen already, so that a second click starts; whoever wants to changes something first. */
export function NewRacePage({ name, track: given }: { name: string; track: string | undefined }) {
  const [game, setGame] = useState<GameInfo | null>(null);
  const [own, setOwn] = useState<Plan | null>(null);
  const [setup, setSetup] = useState<Setup | null>(null);
  const [trouble, setTrouble] = useState("");
  const [starting, setStarting] = useState(false);

  useEffect(() => {
    void loadLook(name);
    api.games().then(
      (games) => {
        const found = games.find((one) => one.name === name);
        if (!found) return setTrouble(t("no-such-game", { name }));
        setGame(found);
        setSetup((before) => before ?? firstSetup(found, playerName.value));
      },
      (error) => setTrouble(words(error)),
    );
  }, [name, language.value]);

  const start = async () => {
    if (!game || !setup) return;
    setStarting(true);
    setTrouble("");
    playerName.value = setup.names[0]?.trim() ?? "";
    try {
      const made = await api.open({
        game: game.name,
        options: setup.options,
        seats: seatsOf(game, setup),
        public: setup.listed && setup.friends > 0,
        settings: setup.settings,
      });
      rememberMade(made, game.name);
      go(link.table(made.table));
    } catch (error) {
      setTrouble(words(error));
      setStarting(false);
    }
  };

  if (!game || !setup) {
    return (
      <main class="page">
        {trouble ? <Trouble text={trouble} /> : <p class="loading">{t("loading")}</p>}
        <a class="button" href={link.start()}>
          {t("home")}
        </a>
      </main>
    );
  }

  const change = (part: Partial<Setup>) => setSetup({ ...setup, ...part });
  const setOption = (option: OptionInfo) => (value: unknown) =>
    change({ options: { ...setup.options, [option.name]: value } });
  const track = trackOption(game);
  const more = shownOptions(game).filter((option) => option !== track);
  const chosenTrack = track && String(setup.options[track.name] ?? track.default);
  const trackName = track?.choices.find((choice) => choice.value === chosenTrack)?.text;

  return (
    <main class="page new-race">
      <PageHead title={game.title} page={t("new-race-title", { game: game.title })} />
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        {track && (
          <TrackPicture
            key={own?.text}
            game={game.name}
            option={track.name}
            track={chosenTrack ?? ""}
            name={trackName}
            own={own}
          />
        )}
        <div class="setup-fields">
          {track && (
            <TrackField
              game={game.name}
              option={track}
              value={setup.options[track.name] ?? track.default}
              given={given}
              change={(value, plan) => {
                setOption(track)(value);
                setOwn(plan);
              }}
            />
          )}
          <Segments
            legend={t("how-many")}
            name="seats"
            choices={range(game.min_seats, game.max_seats)}
            chosen={setup.seats}
            choose={(count) => setSetup(withSeats(setup, count))}
          />
          {game.racers.length > 0 && <RacerChoice game={game} setup={setup} change={change} />}
          <div class="pair">
            <label class="field">
              <span>{t("your-name")}</span>
              <input
                type="text"
                maxLength={40}
                value={setup.names[0]}
                placeholder={t("you")}
                autocomplete="nickname"
                onInput={(event) => change({ names: [event.currentTarget.value, ...setup.names.slice(1)] })}
              />
            </label>
            {game.bots.length > 1 && (
              <label class="field">
                <span>{t("bots-are")}</span>
                <select name="bot" value={setup.bot} onChange={(event) => change({ bot: event.currentTarget.value })}>
                  <BotOptions bots={game.bots} />
                </select>
              </label>
            )}
          </div>
          <Friends game={game} setup={setup} change={change} />
          {more.length > 0 && (
            <details class="more">
              <summary>{t("more-options")}</summary>
              {more.map((option) => (
                <OptionField
                  key={option.name}
                  option={option}
                  value={setup.options[option.name] ?? option.default}
                  change={setOption(option)}
                />
              ))}
            </details>
          )}
          <Trouble text={trouble} />
          <button type="submit" class="primary big" disabled={starting}>
            <Icon name="flag" />
            {t(setup.friends > 0 ? "open-table" : "start-race")}
          </button>
        </div>
      </form>
    </main>
  );
}

function range(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

interface RacerProps {
  game: GameInfo;
  setup: Setup;
  change: (part: Partial<Setup>) => void;
}

function RacerChoice({ game, setup, change }: RacerProps) {
  const { Portrait } = lookOf(game.name);
  return (
    <fieldset class="racers">
      <legend>{t("your-racer")}</legend>
      {game.racers.map((racer) => (
        <label key={racer.value} class="racer">
          <input
            type="radio"
            name="racer"
            checked={setup.racer === racer.value}
            onChange={() => change({ racer: racer.value })}
          />
          <span>
            {Portrait && <Portrait look={racer.value} />}
            {titled(racer.text)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** People beside the one who sets up: at the same screen, or far away with a link. */
function Friends({ game, setup, change }: RacerProps) {
  const here = setup.names.length;
  const setHere = (count: number) =>
    change({
      names: range(0, count - 1).map((index) => setup.names[index] ?? ""),
      friends: Math.min(setup.friends, setup.seats - count),
    });
  return (
    <details class="more">
      <summary>{t("friends")}</summary>
      <Segments legend={t("friends-here")} name="here" choices={range(1, setup.seats)} chosen={here} choose={setHere} />
      {range(1, here - 1).map((index) => (
        <label key={index} class="field">
          <span>{t("name-of", { number: index + 1 })}</span>
          <input
            type="text"
            maxLength={40}
            value={setup.names[index]}
            onInput={(event) => {
              const typed = event.currentTarget.value;
              change({ names: setup.names.map((name, at) => (at === index ? typed : name)) });
            }}
          />
        </label>
      ))}
      <Segments
        legend={t("friends-by-link")}
        name="friends"
        choices={range(0, setup.seats - here)}
        chosen={setup.friends}
        choose={(friends) => change({ friends })}
      />
      {setup.friends > 0 && (
        <>
          <label class="check">
            <input
              type="checkbox"
              checked={setup.listed}
              onChange={(event) => change({ listed: event.currentTarget.checked })}
            />
            <span>
              {t("listed")}
              <small>{t("listed-what")}</small>
            </span>
          </label>
          <Agreement settings={setup.settings} bots={game.bots} change={(settings) => change({ settings })} />
        </>
      )}
    </details>
  );
}

interface PictureProps {
  game: string;
  option: string;
  track: string;
  /** The track in words, where the game has some for it. */
  name: string | undefined;
  own: Plan | null;
}

/** The track one is about to race on. */
function TrackPicture({ game, option, track, name, own }: PictureProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(own?.drawing ?? null);
  useEffect(() => {
    if (own) return;
    let wanted = true;
    api.gameDrawing(game, { [option]: track }).then(
      (found) => wanted && setDrawing(found),
      () => wanted && setDrawing(null),
    );
    return () => {
      wanted = false;
    };
  }, [game, option, track]);
  return (
    <div class="track-picture">
      {drawing && <StillPicture drawing={drawing} title={t("track-picture", { track: own?.name ?? name ?? track })} />}
    </div>
  );
}
