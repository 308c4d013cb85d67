import type { Plugin } from "vite";

/** Where the service worker finds what it is to keep; see src/worker/shell.ts. */
const MARK = "__SHELL__";
const EARLY = /\.(js|css)$/;

/** Tells the service worker what this build is made of: a changed file makes another worker, and so a new version. */
export function shell(): Plugin {
  return {
    name: "shell",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const worker = bundle["sw.js"];
        if (worker?.type !== "chunk") throw new Error("the build has no sw.js");
        const files = Object.keys(bundle).filter((name) => name !== "sw.js" && EARLY.test(name));
        const page = Object.values(bundle).find((one) => one.fileName === "index.html");
        const all = [worker.code, ...files.toSorted(), page?.type === "asset" ? String(page.source) : ""].join("\n");
        const value = { version: await digest(all), files: ["./", ...files] };
        if (!worker.code.includes(MARK)) throw new Error("sw.js does not ask for its shell");
        worker.code = worker.code.replaceAll(`typeof ${MARK}`, '"object"').replaceAll(MARK, JSON.stringify(value));
      },
    },
  };
}

/** Twelve hexadecimal digits that change with the text. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
