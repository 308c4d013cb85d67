import { link } from "../state/route";
import { t } from "../words";

/** In place of a page that can't be shown: why, and the ways out. */
export function Lost({ why }: { why: string }) {
  return (
    <main class="page lost">
      <h1>{t("lost-title")}</h1>
      <p role="alert">{why}</p>
      <p>
        <button type="button" class="primary" onClick={() => location.reload()}>
          {t("try-again")}
        </button>{" "}
        <a class="button" href={link.start()}>
          {t("home")}
        </a>
      </p>
    </main>
  );
}
