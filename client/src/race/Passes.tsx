import { useEffect, useState } from "preact/hooks";
import { api } from "../api/http";
import type { Choice, SeatInfo, Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import type { Table } from "../state/table";
import { language, t } from "../words";
import { nameOf } from "./seats";

interface Props {
  table: Table;
  snapshot: Snapshot;
  look: GameLook;
}

/** The windows that a game lets a seat pass, in our language. */
function useWindows(game: string): Choice[] {
  const [windows, setWindows] = useState<Choice[]>([]);
  const tongue = language.value;
  useEffect(() => {
    api.games().then(
      (games) => setWindows(games.find((one) => one.name === game)?.windows ?? []),
      () => setWindows([]),
    );
  }, [game, tongue]);
  return windows;
}

/** For each seat of one's own: the questions that it passes by itself. It changes nothing that is legal. */
export function Passes({ table, snapshot, look }: Props) {
  const windows = useWindows(snapshot.game);
  const own = (table.latest.value ?? snapshot).seats.filter((seat) => seat.passes !== null && seat.kind === "person");
  if (snapshot.over || windows.length === 0 || own.length === 0) return null;
  return (
    <>
      {own.map((seat) => (
        <fieldset key={seat.seat} class="passes">
          <legend>{own.length > 1 ? t("passes-of", { name: nameOf(snapshot, seat.seat, look) }) : t("passes")}</legend>
          <p class="hint">{t("passes-hint")}</p>
          {windows.map((one) => (
            <label key={one.value} class="check">
              <input
                type="checkbox"
                name={`pass-${one.value}`}
                checked={seat.passes?.includes(one.value) ?? false}
                onChange={(event) => void table.passIn(seat.seat, flipped(seat, one, event.currentTarget.checked))}
              />
              {one.text}
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}

function flipped(seat: SeatInfo, window: Choice, on: boolean): string[] {
  const others = (seat.passes ?? []).filter((one) => one !== window.value);
  return on ? [...others, window.value] : others;
}
