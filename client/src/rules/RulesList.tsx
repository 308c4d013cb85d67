import { useMemo, useRef, useState } from "preact/hooks";
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
      <section class="rules-list" ref={list} tabIndex={-1} aria-label={t("rules")}>
        {found.map((entry, index) => (
          <div key={entry.id} lang={entry.language}>
            {byChapter && entry.chapter !== found[index - 1]?.chapter && <h3>{chapterTitle(entry.chapter)}</h3>}
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
