import { api } from "../api/http";
import { useAnswer } from "../state/answer";
import { PageHead } from "../ui/PageHead";
import { t } from "../words";
import { RulesList } from "./RulesList";

/** The rules of a game as a page of its own; with an id, that entry first. */
export function RulesPage({ game, id }: { game: string; id: string | null }) {
  const games = useAnswer(api.games, [game]).found;
  const title = games?.find((one) => one.name === game)?.title ?? game;
  return (
    <main class="page rules-page">
      <PageHead title={t("rules-of", { game: title })} />
      <h2 class="unseen">{t("rules")}</h2>
      <RulesList key={id} game={game} ids={id ? [id] : []} />
    </main>
  );
}
