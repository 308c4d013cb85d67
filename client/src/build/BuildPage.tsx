import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../api/http";
import type { GameInfo, Layout, Workshop } from "../api/messages";
import { useAnswer } from "../state/answer";
import { link } from "../state/route";
import { Icon } from "../ui/icons";
import { Trouble } from "../ui/Trouble";
import { t } from "../words";
import { Bench } from "./Bench";
import { Builder } from "./builder";
import { Carrying } from "./Carrying";
import { FilePage } from "./FilePage";
import { Findings, Verdict } from "./Findings";
import { Head } from "./Head";
import { keptTrack, newId } from "./kept";
import { OpenDialog } from "./OpenDialog";
import { Palette } from "./Palette";
import { setUpRace } from "./race";
import { PieceTools, Strip } from "./Strip";
import "./words";
import "./build.css";

interface Props {
  game: string;
  /** Which of the tracks kept here; a new one where it is left out. */
  id?: string | undefined;
  /** One of the game's own tracks to begin with. */
  from?: string | undefined;
}

interface Start {
  game: GameInfo;
  workshop: Workshop;
  id: string;
  layout: Layout | null;
  text: string;
}

/** Building a track of one's own. */
export function BuildPage({ game, id, from }: Props) {
  const { found: start, trouble } = useAnswer(() => begin(game, id, from), [game, id, from]);
  if (!start) {
    return (
      <main class="page">
        {trouble ? <Trouble text={trouble} /> : <p class="loading">{t("loading")}</p>}
        <a class="button" href={link.tracks(game)}>
          {t("gallery")}
        </a>
      </main>
    );
  }
  if (!start.layout) return <FilePage {...start} />;
  return <Workroom {...start} layout={start.layout} />;
}

async function begin(name: string, id: string | undefined, from: string | undefined): Promise<Start> {
  const [games, workshop] = await Promise.all([api.games(), api.workshop(name)]);
  const game = games.find((one) => one.name === name);
  if (!game) throw new Error(t("no-such-game", { name }));
  const kept = id === undefined ? undefined : keptTrack(id);
  const files = workshop.parts.length === 0;
  const own = id ?? newId();
  if (id === undefined) history.replaceState(null, "", link.build(name, own));
  if (from !== undefined && !kept) {
    const plan = await api.namedTrack(name, from);
    return { game, workshop, id: own, layout: files ? null : plan.layout, text: plan.text };
  }
  if (!kept) return { game, workshop, id: own, layout: files ? null : workshop.begin, text: workshop.example };
  if (files) return { game, workshop, id: own, layout: null, text: kept.text };
  const plan = await api.plan(name, { text: kept.text });
  return { game, workshop, id: own, layout: plan.layout ?? workshop.begin, text: kept.text };
}

function Workroom({ game, workshop, id, layout: first }: Start & { layout: Layout }) {
  const builder = useMemo(() => new Builder(game.name, workshop, id, first), [game, workshop, id, first]);
  const [opening, setOpening] = useState(false);
  useEffect(() => () => builder.close(), [builder]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) builder.redo();
      else builder.undo();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [builder]);

  const layout = builder.layout.value;
  const plan = builder.plan.value;
  return (
    <main class="build">
      <Head
        game={game}
        option={workshop.option}
        id={id}
        name={layout.name}
        rename={(name) => builder.rename(name)}
        plan={plan}
        fresh={builder.fresh.value}
        history={{
          undo: () => builder.undo(),
          redo: () => builder.redo(),
          canUndo: builder.canUndo.value,
          canRedo: builder.canRedo.value,
        }}
        open={() => setOpening(true)}
        trouble={builder.trouble.value}
      />
      <div class="bench-place">
        <Bench builder={builder} />
      </div>
      <div class="strip-place">
        <Strip builder={builder} />
        <PieceTools builder={builder} />
      </div>
      <Palette builder={builder} />
      <Verdict
        plan={plan}
        fresh={builder.fresh.value}
        race={({ text }) => void setUpRace({ id, game: game.name, name: layout.name, text })}
      />
      <section class="side" aria-label={t("build-findings")}>
        {workshop.flags.map((flag) => (
          <label key={flag.name} class="check">
            <input
              type="checkbox"
              name={flag.name}
              checked={layout.flags.includes(flag.name)}
              onChange={(event) => builder.flag(flag.name, event.currentTarget.checked)}
            />
            <span>{flag.text}</span>
          </label>
        ))}
        <Findings
          plan={plan}
          place={({ piece }) => {
            const part = piece === null ? undefined : plan?.layout?.pieces[piece]?.part;
            return part === undefined ? "" : t("finding-piece", { number: (piece ?? 0) + 1, part });
          }}
          show={({ piece }) => (builder.selected.value = piece)}
        />
        {plan?.findings.length === 0 && (
          <p class="hint">
            <Icon name="check" /> {t("build-no-findings")}
          </p>
        )}
      </section>
      <p class="unseen" role="status" aria-live="polite">
        {builder.said.value}
      </p>
      <Carrying builder={builder} />
      {opening && (
        <OpenDialog
          game={game.name}
          close={() => setOpening(false)}
          use={(found) => {
            if (found.layout) builder.replace(found.layout);
            setOpening(false);
          }}
        />
      )}
    </main>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("textarea, input[type=text]");
}
