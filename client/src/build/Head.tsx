import { useState } from "preact/hooks";
import type { GameInfo, Plan } from "../api/messages";
import { link } from "../state/route";
import { words } from "../state/table";
import { IconButton } from "../ui/IconButton";
import { Icon } from "../ui/icons";
import { Trouble } from "../ui/Trouble";
import { useTitle } from "../ui/title";
import { t } from "../words";
import { keep } from "./kept";
import { testDrive } from "./race";
import { ShareDialog } from "./ShareDialog";

interface Props {
  game: GameInfo;
  option: string;
  /** What the track is kept as in this browser. */
  id: string;
  name: string;
  rename?: (name: string) => void;
  plan: Plan | null;
  fresh: boolean;
  history?: { undo: () => void; redo: () => void; canUndo: boolean; canRedo: boolean };
  open?: () => void;
  trouble: string;
}

/** The upper edge of the workroom: where one is, the track's name, and what can be done with all of it. */
export function Head({ game, option, id, name, rename, plan, fresh, history, open, trouble }: Props) {
  const title = t("build-title", { game: game.title });
  useTitle(name ? `${name} · ${title}` : title);
  const [sharing, setSharing] = useState(false);
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState("");
  // What is being typed is no name yet, and no answer of the server's may take it away.
  const [typed, setTyped] = useState<string | null>(null);
  const ready = plan?.ok === true && fresh;
  const drive = async () => {
    if (!plan) return;
    setStarting(true);
    setFailed("");
    // Whoever comes back from the race finds the track as it was driven.
    keep({ id, game: game.name, name, text: plan.text });
    try {
      await testDrive(game.name, option, plan.track, link.build(game.name, id));
    } catch (error) {
      setFailed(words(error));
      setStarting(false);
    }
  };
  return (
    <header class="build-head">
      <a class="icon-button" href={link.tracks(game.name)} aria-label={t("gallery")} title={t("gallery")}>
        <Icon name="back" />
      </a>
      <h1 class="build-title">{title}</h1>
      {rename ? (
        <input
          type="text"
          class="build-name"
          aria-label={t("build-name")}
          placeholder={t("build-unnamed")}
          maxLength={60}
          value={typed ?? name}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onChange={(event) => {
            rename(event.currentTarget.value.trim());
            setTyped(null);
          }}
        />
      ) : (
        <span class="build-name plain">{name}</span>
      )}
      <div class="build-actions">
        {history && (
          <>
            <IconButton icon="undo" label={t("build-undo")} disabled={!history.canUndo} onClick={history.undo} />
            <IconButton icon="redo" label={t("build-redo")} disabled={!history.canRedo} onClick={history.redo} />
          </>
        )}
        {open && <IconButton icon="open" label={t("build-open")} onClick={open} />}
        <IconButton icon="share" label={t("build-share")} disabled={!plan || !fresh} onClick={() => setSharing(true)} />
        <button type="button" class="primary drive" disabled={!ready || starting} onClick={() => void drive()}>
          <Icon name="flag" />
          {t("build-drive")}
        </button>
      </div>
      <Trouble text={failed || trouble} />
      {sharing && plan && <ShareDialog game={game.name} name={name} text={plan.text} close={() => setSharing(false)} />}
    </header>
  );
}
