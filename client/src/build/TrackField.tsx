import { useEffect, useState } from "preact/hooks";
import { api } from "../api/http";
import type { OptionInfo, Plan } from "../api/messages";
import { link } from "../state/route";
import { words } from "../state/table";
import { Trouble } from "../ui/Trouble";
import { t } from "../words";
import { keptTracks } from "./kept";
import { BadLink, unpacked } from "./share";

interface Props {
  game: string;
  option: OptionInfo;
  value: unknown;
  /** The track that the address asks for: one of the game's own, or "~" and one packed for a link. */
  given: string | undefined;
  /** A track of one's own comes with its plan. */
  change: (value: unknown, own: Plan | null) => void;
}

const GIVEN = "given:";
const KEPT = "kept:";

/** Which track to race on: the game's own, those built here, or the one that somebody sent. */
export function TrackField({ game, option, value, given, change }: Props) {
  const [chosen, setChosen] = useState(String(value));
  const [sent, setSent] = useState<Plan | null>(null);
  const [trouble, setTrouble] = useState("");

  const own = async (text: string, name: string) => {
    setTrouble("");
    try {
      const plan = await api.plan(game, { text });
      if (!plan.ok) return setTrouble(t("own-track-faulty", { name: plan.name }));
      if (name === GIVEN) setSent(plan);
      setChosen(name);
      change(plan.track, plan);
    } catch (error) {
      setTrouble(words(error));
    }
  };
  useEffect(() => {
    if (given === undefined) return;
    if (given.startsWith("~")) {
      unpacked(given.slice(1)).then(
        (text) => own(text, GIVEN),
        (error) => setTrouble(error instanceof BadLink ? t("own-track-bad") : words(error)),
      );
    } else if (option.choices.some((choice) => choice.value === given)) choose(given);
  }, [game, given]);

  const choose = (name: string) => {
    const kept = keptTracks.value.find((track) => name === KEPT + track.id);
    if (kept) void own(kept.text, name);
    else if (name === GIVEN) {
      setChosen(name);
      change(sent?.track, sent);
    } else {
      setTrouble("");
      setChosen(name);
      change(name, null);
    }
  };

  const kept = keptTracks.value.filter((track) => track.game === game);
  return (
    <div class="field track-field">
      <label class="field">
        <span>{option.title}</span>
        <select name={option.name} value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
          {sent && <option value={GIVEN}>{sent.name}</option>}
          {option.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
          {kept.length > 0 && (
            <optgroup label={t("own-tracks")}>
              {kept.map((track) => (
                <option key={track.id} value={KEPT + track.id}>
                  {track.name || t("own-track-unnamed")}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      <Trouble text={trouble} />
      <a class="all-tracks" href={link.tracks(game)}>
        {t("own-tracks-all")}
      </a>
    </div>
  );
}
