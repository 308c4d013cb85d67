import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "./en.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(english));

/** Adds the words of a game, as they lie beside its look. */
export function addWords(text: string): void {
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** A message of the Fluent file in words; a missing one shows its name, which a test would have caught. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
}

/** A kind of bot in words; one that we don't know keeps its name. */
export function botName(bot: string): string {
  return bundle.hasMessage(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}
