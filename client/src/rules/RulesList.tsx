import type { RefObject } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import type { RuleEntry } from "../api/messages";
import { useAnswer } from "../state/answer";
import { Trouble } from "../ui/Trouble";
import { language, t } from "../words";
import { chapterTitle, rulesOf, search } from "./book";
import { RuleBody } from "./RuleBody";

interface Props {
  game: string;
  /** Entries to begin with: those behind what was asked about. All of them where there are none. */
  ids?: readonly string[];
}

/** The rules, to be searched; an entry's links lead on to others. */
export function RulesList({ game, ids = [] }: Props) {
  const { found: book, trouble } = useAnswer(() => rulesOf(game), [game, language.value]);
  const [wanted, setWanted] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>(ids);
  const list = useRef<HTMLElement>(null);

  const byChapter = chosen.length === 0 && wanted.trim() === "";
  const found = useMemo(() => {
    if (!book) return [];
    if (wanted.trim()) return search(book, wanted);
    return chosen.length ? chosen.flatMap((id) => book.filter((entry) => entry.id === id)) : book;
  }, [book, wanted, chosen]);
  // Said only where it is so: a game may not be told in every language.
  const foreign = book?.some((entry) => entry.language !== language.value);
  const open = (id: string) => {
    setWanted("");
    setChosen([id]);
    list.current?.focus();
  };

  return (
    <div class="rules">
      <label class="field rules-search">
        <span>{t("rules-search")}</span>
        <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      {foreign && <p class="hint">{t("rules-english")}</p>}
      <p class="hint" role="status">
        {book && wanted.trim() && t("rules-found", { count: found.length })}
      </p>
      <Trouble text={trouble} />
      {!book && !trouble && <p>{t("loading")}</p>}
      {chosen.length > 0 && !wanted.trim() && (
        <button type="button" class="quiet rules-all" onClick={() => setChosen([])}>
          {t("rules-all")}
        </button>
      )}
      {byChapter && book && <Chapters book={book} list={list} />}
      <section class="rules-list" ref={list} tabIndex={-1} aria-label={t("rules")}>
        {!byChapter && <h3 class="unseen">{t("rules-entries")}</h3>}
        {found.map((entry, index) => (
          <div key={entry.id} lang={entry.language}>
            {byChapter && entry.chapter !== found[index - 1]?.chapter && (
              <h3 tabIndex={-1} data-chapter={entry.chapter}>
                {chapterTitle(entry.chapter)}
              </h3>
            )}
            <article class="rule" id={`rule-${entry.id}`}>
              <h4>
                {entry.id}
                {!byChapter && <span> · {chapterTitle(entry.chapter)}</span>}
              </h4>
              <RuleBody text={entry.text} open={open} />
            </article>
          </div>
        ))}
      </section>
    </div>
  );
}

/** The chapters of a book: pressing one goes to where it begins. Open from the start where there is room beside. */
function Chapters({ book, list }: { book: readonly RuleEntry[]; list: RefObject<HTMLElement | null> }) {
  const chapters = [...new Set(book.map((entry) => entry.chapter))];
  const go = (chapter: string) => {
    const heading = list.current?.querySelector<HTMLElement>(`[data-chapter="${CSS.escape(chapter)}"]`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  };
  return (
    <nav class="rules-chapters" aria-label={t("rules-chapters")}>
      <details open={matchMedia("(min-width: 72rem)").matches}>
        <summary>{t("rules-chapters")}</summary>
        <ul>
          {chapters.map((chapter) => (
            <li key={chapter}>
              <button type="button" onClick={() => go(chapter)}>
                {chapterTitle(chapter)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
