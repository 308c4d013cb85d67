import type { Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import { IconButton } from "../ui/IconButton";
import { t } from "../words";
import { Odds } from "./Odds";
import type { Replay } from "./replay";
import { StoryView } from "./StoryView";

export type Tab = "story" | "odds" | "log";
const TABS: readonly Tab[] = ["story", "odds", "log"];

interface Props {
  replay: Replay;
  snapshot: Snapshot;
  look: GameLook;
  tab: Tab | null;
  choose: (tab: Tab | null) => void;
}

/** Beside the board: the story of the race, what it was decided by, what has happened so far. */
export function SidePanel({ replay, snapshot, look, tab, choose }: Props) {
  if (!tab) return null;
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] ?? "story";
    choose(next);
    document.getElementById(`tab-${next}`)?.focus();
    event.preventDefault();
  };
  return (
    <aside class="log replay-side panel" data-edge="right" aria-label={t("story")}>
      <h2 class="unseen">{t(`tab-${tab}`)}</h2>
      <header>
        <div class="tabs" role="tablist" aria-label={t("story")} onKeyDown={move}>
          {TABS.map((one) => (
            <button
              key={one}
              id={`tab-${one}`}
              type="button"
              role="tab"
              aria-selected={one === tab}
              aria-controls="replay-tab"
              tabIndex={one === tab ? 0 : -1}
              onClick={() => choose(one)}
            >
              {t(`tab-${one}`)}
            </button>
          ))}
        </div>
        <IconButton icon="close" label={t("close")} onClick={() => choose(null)} class="small log-close" />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div id="replay-tab" class="log-lines" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === "story" && <StoryView replay={replay} snapshot={snapshot} look={look} />}
        {tab === "odds" && <Odds replay={replay} snapshot={snapshot} look={look} />}
        {tab === "log" && <Lines replay={replay} />}
      </div>
    </aside>
  );
}

/** What has happened up to here, the last first. */
function Lines({ replay }: { replay: Replay }) {
  const lines = replay.log.value.filter((event) => event.text).reverse();
  return (
    <ol>
      {lines.map((event) => (
        <li key={event.n} class="log-line plain">
          {event.text}
        </li>
      ))}
    </ol>
  );
}
