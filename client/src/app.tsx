import { RacePage } from "./race/RacePage";
import { RulesPage } from "./rules/RulesPage";
import { JoinPage } from "./start/JoinPage";
import { NewRacePage } from "./start/NewRacePage";
import { StartPage } from "./start/StartPage";
import { route } from "./state/route";
import { Notices } from "./worker/Notices";

export function App() {
  return (
    <>
      <Page />
      <Notices />
    </>
  );
}

function Page() {
  const here = route.value;
  if (here.page === "new") return <NewRacePage key={here.game} name={here.game} />;
  if (here.page === "rules") return <RulesPage key={here.game} {...here} />;
  if (here.page === "table") return <RacePage key={here.table} id={here.table} />;
  if (here.page === "join") return <JoinPage {...here} />;
  return <StartPage />;
}
