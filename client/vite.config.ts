import { defineConfig } from "vite";
import { shell } from "./shell";
import { trackStyle } from "./track-style";

export default defineConfig({
  // Relative addresses, so that the table can live below any path of a server.
  base: "./",
  plugins: [trackStyle(), shell()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/pileup/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    rollupOptions: {
      input: { index: "index.html", sw: "src/worker/sw.ts" },
      // The service worker's address must stay the same and lie beside the page.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  // For work on the client: `python hatch_build.py node node_modules/vite/bin/vite.js` beside `./pileup --no-open`.
  server: { proxy: { "/api": "http://127.0.0.1:8000" } },
});
