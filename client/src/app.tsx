import { useEffect } from "preact/hooks";
import { RacePage } from "./race/RacePage";
import { RulesPage } from "./rules/RulesPage";
import { JoinPage } from "./start/JoinPage";
import { NewRacePage } from "./start/NewRacePage";
import { StartPage } from "./start/StartPage";
import { TablesPage } from "./start/TablesPage";
import { route } from "./state/route";
import { focusPage } from "./ui/focus";
import { Later } from "./ui/Later";
import { Nowhere } from "./ui/Lost";
import { Notices } from "./worker/Notices";

// Most people come to race: what tracks are built with is fetched by who builds.
const buildPage = () => import("./build/BuildPage").then((found) => found.BuildPage);
const galleryPage = () => import("./build/GalleryPage").then((found) => found.GalleryPage);
const guidePage = () => import("./guide/GuidePage").then((found) => found.GuidePage);
const replayPage = () => import("./replay/ReplayPage").then((found) => found.ReplayPage);
const sharedPage = () => import("./build/SharedPage").then((found) => found.SharedPage);

/** The address that the page was opened with: there browsers begin to read by themselves. */
const opened = route.peek();

export function App() {
  const here = route.value;
  useEffect(() => (here === opened ? undefined : focusPage()), [here]);
  return (
    <>
      <Page />
      <Notices />
    </>
  );
}

function Page() {
  const here = route.value;
  if (here.page === "new") {
    return <NewRacePage key={`${here.game} ${here.track}`} name={here.game} track={here.track} />;
  }
  if (here.page === "tracks") return <Later load={galleryPage} props={here} />;
  if (here.page === "track") return <Later load={sharedPage} props={here} />;
  if (here.page === "build") return <Later key={`${here.id} ${here.from}`} load={buildPage} props={here} />;
  if (here.page === "guide") return <Later key={here.game} load={guidePage} props={here} />;
  if (here.page === "rules") return <RulesPage key={here.game} {...here} />;
  if (here.page === "table") return <RacePage key={here.table} id={here.table} />;
  if (here.page === "replay") return <Later key={here.table} load={replayPage} props={here} />;
  if (here.page === "tables") return <TablesPage />;
  if (here.page === "join") return <JoinPage {...here} />;
  if (here.page === "nowhere") return <Nowhere address={here.address} />;
  return <StartPage />;
}
