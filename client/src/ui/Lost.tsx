import { link } from "../state/route";
import { t } from "../words";
import { useTitle } from "./title";

/** In place of a page that can't be shown: why, and the ways out. */
export function Lost({ why }: { why: string }) {
  useTitle(t("lost-title"));
  return (
    <main class="page lost">
      <h1>{t("lost-title")}</h1>
      <p role="alert">{why}</p>
      <p class="lost-ways">
        <button type="button" class="primary" onClick={() => location.reload()}>
          {t("try-again")}
        </button>
        <a class="button" href={link.start()}>
          {t("home")}
        </a>
      </p>
    </main>
  );
}

/** Where an address leads to no page: what may be wrong with it, and the ways on. */
export function Nowhere({ address }: { address: string }) {
  useTitle(t("nowhere-title"));
  return (
    <main class="page lost">
      <h1>{t("nowhere-title")}</h1>
      <p role="alert">{t("nowhere-what", { address })}</p>
      <p class="lost-ways">
        <a class="button primary" href={link.start()}>
          {t("home")}
        </a>
        <a class="button" href={link.tables()}>
          {t("public-tables")}
        </a>
      </p>
    </main>
  );
}
