import type { Plugin } from "vite";

const DARK = /@media \(prefers-color-scheme:\s*dark\)\s*\{([\s\S]*?\n\})\s*\n\}/;

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
      const dark = DARK.exec(code)?.[1];
      if (!dark) throw new Error("track.css has no block of dark colours where track-style.ts looks for it");
      return `.drawing { ${code.replace(DARK, "")} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) .drawing { ${dark} } }
:root[data-theme="dark"] .drawing { ${dark} }`;
    },
  };
}
