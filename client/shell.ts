import { createHash } from "node:crypto";
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
      handler(_, bundle) {
        const worker = bundle["sw.js"];
        if (worker?.type !== "chunk") throw new Error("the build has no sw.js");
        const files = Object.keys(bundle).filter((name) => name !== "sw.js" && EARLY.test(name));
        const page = Object.values(bundle).find((one) => one.fileName === "index.html");
        const total = createHash("sha256").update(worker.code);
        for (const name of [...files].sort()) total.update(name);
        if (page?.type === "asset") total.update(page.source);
        const value = { version: total.digest("hex").slice(0, 12), files: ["./", ...files] };
        if (!worker.code.includes(MARK)) throw new Error("sw.js does not ask for its shell");
        worker.code = worker.code.replaceAll(`typeof ${MARK}`, '"object"').replaceAll(MARK, JSON.stringify(value));
      },
    },
  };
}
