import { useEffect, useState } from "preact/hooks";
import { api } from "../api/http";
import type { Drawing, GameInfo, OptionInfo } from "../api/messages";
import { StillPicture } from "../board/Picture";
import { loadLook, lookOf } from "../games";
import { go, link } from "../state/route";
import { playerName } from "../state/settings";
import { words } from "../state/table";
import { remember } from "../state/tables";
import { Icon } from "../ui/icons";
import { t } from "../words";
import { OptionField } from "./OptionField";
import { firstSetup, type Setup, seatsOf, shownOptions, titled, trackOption } from "./setup";

/** Everything is chosen already, so that a second click starts; whoever wants to changes something first. */
export function NewRacePage({ name }: { name: string }) {
  const [game, setGame] = useState<GameInfo | null>(null);
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
        setSetup(firstSetup(found, playerName.value));
      },
      (error) => setTrouble(words(error)),
    );
  }, [name]);

  const start = async () => {
    if (!game || !setup) return;
    setStarting(true);
    setTrouble("");
    playerName.value = setup.name.trim();
    try {
      const made = await api.open(game.name, setup.options, seatsOf(game, setup));
      const tokens = made.seats.map((seat) => seat.token).filter((token) => token !== null);
      remember(made.table, { game: game.name, tokens });
      go(link.table(made.table));
    } catch (error) {
      setTrouble(words(error));
      setStarting(false);
    }
  };

  if (!game || !setup) {
    return (
      <main class="page">
        {trouble ? (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        ) : (
          <p class="loading">{t("loading")}</p>
        )}
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

  return (
    <main class="page new-race">
      <header class="new-head">
        <a class="icon-button" href={link.start()} aria-label={t("home")} title={t("home")}>
          <Icon name="home" />
        </a>
        <h1>{game.title}</h1>
      </header>
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        {track && <TrackPicture game={game.name} option={track.name} track={chosenTrack ?? ""} />}
        <div class="setup-fields">
          {track && (
            <OptionField option={track} value={setup.options[track.name] ?? track.default} change={setOption(track)} />
          )}
          <fieldset class="segments">
            <legend>{t("how-many")}</legend>
            {range(game.min_seats, game.max_seats).map((count) => (
              <label key={count}>
                <input
                  type="radio"
                  name="seats"
                  checked={setup.seats === count}
                  onChange={() => change({ seats: count })}
                />
                <span>{count}</span>
              </label>
            ))}
          </fieldset>
          {game.racers.length > 0 && <RacerChoice game={game} setup={setup} change={change} />}
          <div class="pair">
            <label class="field">
              <span>{t("your-name")}</span>
              <input
                type="text"
                maxLength={40}
                value={setup.name}
                placeholder={t("you")}
                autocomplete="nickname"
                onInput={(event) => change({ name: event.currentTarget.value })}
              />
            </label>
            {game.bots.length > 1 && (
              <label class="field">
                <span>{t("bots-are")}</span>
                <select name="bot" value={setup.bot} onChange={(event) => change({ bot: event.currentTarget.value })}>
                  {game.bots.map((bot) => (
                    <option key={bot} value={bot}>
                      {botName(bot)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
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
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          <button type="submit" class="primary big" disabled={starting}>
            <Icon name="flag" />
            {t("start-race")}
          </button>
        </div>
      </form>
    </main>
  );
}

const BOTS = new Set(["random", "greedy", "easy", "medium", "hard"]);

function botName(bot: string): string {
  return BOTS.has(bot) ? t(`bot-${bot}`) : bot;
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

/** The track one is about to race on. */
function TrackPicture({ game, option, track }: { game: string; option: string; track: string }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
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
      {drawing && <StillPicture drawing={drawing} title={t("track-picture", { track })} />}
    </div>
  );
}
