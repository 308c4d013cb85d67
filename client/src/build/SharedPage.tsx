import { api } from "../api/http";
import type { Plan } from "../api/messages";
import { StillPicture } from "../board/Picture";
import { useAnswer } from "../state/answer";
import { go, link } from "../state/route";
import { Icon } from "../ui/icons";
import { PageHead } from "../ui/PageHead";
import { Trouble } from "../ui/Trouble";
import { t } from "../words";
import { Findings } from "./Findings";
import { keep, newId } from "./kept";
import { unpacked } from "./share";
import "./words";
import "./gallery.css";
import "./build.css";

async function planOf(game: string, word: string): Promise<Plan> {
  const text = await unpacked(word).catch(() => {
    throw new Error(t("shared-bad"));
  });
  return api.plan(game, { text });
}

/** A track that somebody sent as a link. */
export function SharedPage({ game, word }: { game: string; word: string }) {
  const { found: plan, trouble } = useAnswer(() => planOf(game, word), [game, word]);
  const build = () => {
    if (!plan) return;
    const id = newId();
    keep({ id, game, name: plan.name, text: plan.text });
    go(link.build(game, id));
  };
  return (
    <main class="page shared-track">
      <PageHead title={plan ? plan.name || t("build-unnamed") : t("shared-title")} />
      {trouble ? (
        <Trouble text={trouble} />
      ) : !plan ? (
        <p class="loading">{t("loading")}</p>
      ) : (
        <>
          <p class="shared-hint">{t("shared-hint")}</p>
          {plan.drawing && (
            <div class="track-picture shared-picture">
              <StillPicture drawing={plan.drawing} title={t("track-picture", { track: plan.name })} />
            </div>
          )}
          <div class="shared-actions">
            <button type="button" class="primary" disabled={!plan.ok} onClick={() => go(link.fresh(game, `~${word}`))}>
              <Icon name="flag" />
              {t("gallery-race")}
            </button>
            <button type="button" onClick={build}>
              <Icon name="build" />
              {t("gallery-build-on")}
            </button>
          </div>
          {!plan.ok && (
            <Findings
              plan={plan}
              place={({ piece, line }) => {
                const part = piece === null ? undefined : plan.layout?.pieces[piece]?.part;
                if (part !== undefined) return t("finding-piece", { number: (piece ?? 0) + 1, part });
                return line === null ? "" : t("finding-line", { line });
              }}
              show={build}
            />
          )}
        </>
      )}
    </main>
  );
}
