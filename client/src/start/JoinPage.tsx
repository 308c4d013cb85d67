import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "../api/http";
import type { Choice, Snapshot } from "../api/messages";
import { loadLook, lookOf } from "../games";
import { go, link } from "../state/route";
import { playerName } from "../state/settings";
import { words } from "../state/table";
import { remember, tokensOf } from "../state/tables";
import { Icon } from "../ui/icons";
import { Lost } from "../ui/Lost";
import { Trouble } from "../ui/Trouble";
import { useTitle } from "../ui/title";
import { language, t } from "../words";
import { titled } from "./setup";
import { sitters } from "./TableLine";

interface Props {
  table: string;
  seat: number;
  invite: string;
}

/** Whoever opens an invitation says who they are, picks a racer and sits down: no account. */
export function JoinPage({ table, seat, invite }: Props) {
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const [racers, setRacers] = useState<Choice[]>([]);
  const [racer, setRacer] = useState<string | null>(null);
  const [name, setName] = useState(playerName.value);
  const [trouble, setTrouble] = useState("");

  const look = async () => {
    const [found, games] = await Promise.all([api.snapshot(table, [invite]), api.games()]);
    void loadLook(found.game);
    // Who took this seat here before, and opens the invitation once more, wants to play.
    if (found.seats[seat]?.kind !== "open" && tokensOf(table).length > 0) return go(link.table(table), true);
    const taken = new Set(found.seats.filter((one) => one.kind !== "open").map((one) => one.look));
    const free = games.find((one) => one.name === found.game)?.racers.filter((one) => !taken.has(one.value)) ?? [];
    setRacers(free);
    setRacer((before) => free.find((one) => one.value === before)?.value ?? free[0]?.value ?? null);
    setSnapshot(found);
  };
  useEffect(() => {
    look().catch((error) => setTrouble(words(error)));
  }, [table, invite, language.value]);

  const sit = async () => {
    setTrouble("");
    playerName.value = name.trim();
    try {
      const body = { name: name.trim(), ...(racer ? { look: racer } : {}) };
      const taken = await api.take(table, seat, invite, body);
      if (taken.token) remember(table, { tokens: [taken.token], game: snapshot?.game ?? "" });
      go(link.table(table), true);
    } catch (error) {
      setTrouble(words(error));
      // Somebody was faster: what is still free?
      if (error instanceof Refused && error.status === 409) await look().catch(() => {});
    }
  };

  const title = snapshot ? `${snapshot.title}: ${t("join-title")}` : t("join-title");
  useTitle(title);
  if (!snapshot && trouble) return <Lost why={trouble} />;
  const free = snapshot?.seats[seat]?.kind === "open";
  // At a public table one free seat is as good as another.
  const other = snapshot?.public ? snapshot.seats.find((one) => one.kind === "open")?.seat : undefined;
  const { Portrait, Poster } = lookOf(snapshot?.game ?? "");
  return (
    <main class="page lost join">
      {Poster && (
        <div class="poster">
          <Poster />
        </div>
      )}
      <h1>{title}</h1>
      {snapshot && <p>{t("join-table", { names: sitters(snapshot.seats) })}</p>}
      <Trouble text={trouble} />
      {!snapshot && <p class="loading">{t("loading")}</p>}
      {snapshot && !free && (
        <>
          <p>{t(other === undefined ? "join-taken" : "join-other")}</p>
          {other !== undefined && (
            <a class="button primary" href={link.join(table, other, "public")}>
              {t("join-sit-other")}
            </a>
          )}
          <a class="button" href={link.table(table)}>
            {t("watch")}
          </a>
          <a class="button quiet" href={link.start()}>
            {t("home")}
          </a>
        </>
      )}
      {free && (
        <form
          class="setup-fields"
          onSubmit={(event) => {
            event.preventDefault();
            void sit();
          }}
        >
          <label class="field">
            <span>{t("your-name")}</span>
            <input
              type="text"
              maxLength={40}
              value={name}
              autocomplete="nickname"
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          {racers.length > 0 && (
            <fieldset class="racers">
              <legend>{t("your-racer")}</legend>
              {racers.map((one) => (
                <label key={one.value} class="racer">
                  <input type="radio" name="racer" checked={racer === one.value} onChange={() => setRacer(one.value)} />
                  <span>
                    {Portrait && <Portrait look={one.value} />}
                    {titled(one.text)}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          <button type="submit" class="primary big">
            <Icon name="check" />
            {t("join-sit")}
          </button>
        </form>
      )}
    </main>
  );
}
