import type { Plugin } from "vite";

const DARK = /@media \(prefers-color-scheme:\s*dark\)\s*\{/;

/** Takes the blocks of dark colours out of a style sheet: what is left, and what was in them. */
export function withoutDark(code: string): { light: string; dark: string } {
  const found = DARK.exec(code);
  if (!found) return { light: code, dark: "" };
  const start = found.index + found[0].length;
  let end = start;
  for (let depth = 1; depth > 0 && end < code.length; end++) {
    if (code[end] === "{") depth++;
    if (code[end] === "}") depth--;
  }
  const rest = withoutDark(code.slice(end));
  return {
    light: code.slice(0, found.index) + rest.light,
    dark: code.slice(start, end - 1) + rest.dark,
  };
}

/**
 * The package's style sheet of track drawings, for the browser: its short class names hold inside a drawing only, and
 * its dark colours follow the person's choice as well as the device's.
 */
export function trackStyle(): Plugin {
  return {
    name: "track-style",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/pileup/track/track.css")) return null;
      const { light, dark } = withoutDark(code);
      if (!dark) throw new Error("track.css has no dark colours where track-style.ts looks for them");
      return `.drawing { ${light} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) .drawing { ${dark} } }
:root[data-theme="dark"] .drawing { ${dark} }`;
    },
  };
}
