import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import english from "./en.ftl?raw";

export type Language = "en" | "de" | "it";

/** Each language as it calls itself. */
export const LANGUAGES: ReadonlyMap<Language, string> = new Map([
  ["en", "English"],
  ["de", "Deutsch"],
  ["it", "Italiano"],
]);

const KEY = "pileup.language";
const ENGLISH: Language = "en";

/** The words of a language, of the frame and of every game's look: files of their own, loaded when they are wanted. */
const files = import.meta.glob<string>(["../**/de.ftl", "../**/it.ftl"], { query: "?raw", import: "default" });

/** What a person has set; null: what the browser prefers. */
let wish: Language | null = ours(localStorage.getItem(KEY));

function bundleOf(tag: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

const inEnglish = bundleOf(ENGLISH, [english]);
const spoken = signal<{ language: Language; bundle: FluentBundle }>({ language: ENGLISH, bundle: inEnglish });

/** The language that is spoken now. */
export const language = computed<Language>(() => spoken.value.language);

function ours(tag: string | null | undefined): Language | null {
  const short = (tag ?? "").toLowerCase().split(/[-_]/)[0];
  return [...LANGUAGES.keys()].find((one) => one === short) ?? null;
}

/** The first language of a person's that we speak; English where there is none. */
export function preferred(tags: readonly string[]): Language {
  return tags.map(ours).find((tag) => tag !== null) ?? ENGLISH;
}

/** Goes over to the language that is wished for; where its words can't be had, English goes on. */
export async function speak(): Promise<void> {
  const tag = wish ?? preferred(navigator.languages);
  if (tag === spoken.peek().language) return;
  const names = tag === ENGLISH ? [] : Object.keys(files).filter((name) => name.endsWith(`/${tag}.ftl`));
  try {
    const texts = await Promise.all(names.map((name) => (files[name] as () => Promise<string>)()));
    // Somebody may have thought better of it meanwhile.
    if (tag !== (wish ?? preferred(navigator.languages))) return;
    spoken.value = { language: tag, bundle: tag === ENGLISH ? inEnglish : bundleOf(tag, texts) };
  } catch (error) {
    console.warn(error);
  }
}

/** Sets the language and keeps it; null: as the browser prefers. */
export async function chooseLanguage(tag: Language | null): Promise<void> {
  wish = tag;
  if (tag === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, tag);
  await speak();
}

effect(() => {
  document.documentElement.lang = spoken.value.language;
});

/** Adds the English words of a game, as they lie beside its look; its other languages are found by themselves. */
export function addWords(text: string): void {
  inEnglish.addResource(new FluentResource(text), { allowOverrides: true });
}

/** A message of the Fluent files in words; a missing one is English, or shows its name: tests would have caught it. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  const bundle = spoken.value.bundle.hasMessage(id) ? spoken.value.bundle : inEnglish;
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return inEnglish.hasMessage(id);
}

/** A kind of bot in words; one that we don't know keeps its name. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}
