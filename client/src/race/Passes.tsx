import { useEffect, useRef, useState } from "preact/hooks";
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
          <Boxes table={table} seat={seat} windows={windows} />
        </fieldset>
      ))}
    </>
  );
}

interface BoxesProps {
  table: Table;
  seat: SeatInfo;
  windows: Choice[];
}

/** A box for each window. What is ticked stands at once; the server is told one list after the other. */
function Boxes({ table, seat, windows }: BoxesProps) {
  const [wish, setWish] = useState<string[] | null>(null);
  const newest = useRef<string[] | null>(null);
  const telling = useRef(false);
  const known = seat.passes ?? [];
  const ticked = wish ?? known;

  const flip = async (window: string, on: boolean) => {
    const others = (newest.current ?? known).filter((one) => one !== window);
    newest.current = on ? [...others, window] : others;
    setWish(newest.current);
    if (telling.current) return;
    telling.current = true;
    let told: string[] | null = null;
    while (told !== newest.current && newest.current) {
      told = newest.current;
      await table.passIn(seat.seat, told);
    }
    telling.current = false;
  };
  // Once the server has said the same (or that it went wrong), its word counts again.
  const agreed = wish !== null && known.length === wish.length && wish.every((one) => known.includes(one));
  const refused = wish !== null && table.trouble.value !== null && !telling.current;
  useEffect(() => {
    if (!agreed && !refused) return;
    newest.current = null;
    setWish(null);
  }, [agreed, refused]);

  return (
    <>
      {windows.map((one) => (
        <label key={one.value} class="check">
          <input
            type="checkbox"
            name={`pass-${one.value}`}
            checked={ticked.includes(one.value)}
            onChange={(event) => void flip(one.value, event.currentTarget.checked)}
          />
          {one.text}
        </label>
      ))}
    </>
  );
}
