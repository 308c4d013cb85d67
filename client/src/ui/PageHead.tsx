import { link } from "../state/route";
import { t } from "../words";
import { Icon } from "./icons";
import { useTitle } from "./title";

/** The way back to the games, in a corner of every page. */
export function HomeLink() {
  return (
    <a class="icon-button" href={link.start()} aria-label={t("home")} title={t("home")}>
      <Icon name="home" />
    </a>
  );
}

/** From a test-drive back to where its track is built. */
export function BenchLink({ bench }: { bench: string }) {
  return (
    <a class="icon-button" href={bench} aria-label={t("test-drive-back")} title={t("test-drive-back")}>
      <Icon name="back" />
    </a>
  );
}

/** The head of a page that is not a board: the way home, and what the page is about; `page`: its title among others. */
export function PageHead({ title, page = title }: { title: string; page?: string }) {
  useTitle(page);
  return (
    <header class="page-head">
      <HomeLink />
      <h1>{title}</h1>
    </header>
  );
}
