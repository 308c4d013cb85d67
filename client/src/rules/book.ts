import { api } from "../api/http";
import type { RuleEntry } from "../api/messages";
import { language } from "../words";

const books = new Map<string, Promise<RuleEntry[]>>();

/** All rules of a game in the language that is spoken, fetched once for each. */
export function rulesOf(game: string): Promise<RuleEntry[]> {
  const key = `${game} ${language.value}`;
  const known = books.get(key);
  if (known) return known;
  const book = api.rules(game);
  books.set(key, book);
  book.catch(() => books.delete(key));
  return book;
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss");

/** A chapter's title without its number and what its ids begin with. */
export function chapterTitle(chapter: string): string {
  return chapter
    .replace(/^[\d.]+[a-z]?\.?\s+/, "")
    .replaceAll("`", "")
    .replace(/\s*\((?:[A-Z]{2}-[A-Z]+(?:, )?)+\)(?=,|$)/, "");
}

/**
 * The entries in which every word that is looked for occurs, in text, chapter or id; those that begin a word with it
 * before those that only contain it, otherwise in the book's order.
 */
export function search(book: readonly RuleEntry[], wanted: string): RuleEntry[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...book];
  const scored = book.map((entry) => {
    const text = ` ${plain(`${entry.id} ${chapterTitle(entry.chapter)} ${entry.text}`).replace(/[^a-z0-9-]+/g, " ")} `;
    if (plain(entry.id) === words.join(" ")) return { entry, score: 1000 };
    if (!words.every((word) => text.includes(word))) return { entry, score: 0 };
    return { entry, score: 1 + words.filter((word) => text.includes(` ${word}`)).length };
  });
  const found = scored.filter(({ score }) => score > 0);
  return found.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}
