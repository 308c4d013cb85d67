import { useEffect } from "preact/hooks";
import { language, t } from "../words";

/** The page's title, in tabs, in the list of windows and as the first thing that is read aloud; "" for the start page. */
export function useTitle(words: string): void {
  useEffect(() => {
    document.title = words ? t("title-of", { page: words }) : t("title");
  }, [words, language.value]);
}
