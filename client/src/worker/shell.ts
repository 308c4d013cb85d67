/** What a version of the client is made of; the build writes it in. */
export interface Shell {
  version: string;
  /** Files to have before anything goes wrong, relative to the page. */
  files: readonly string[];
}

declare const __SHELL__: Shell;

export const SHELL: Shell = typeof __SHELL__ === "undefined" ? { version: "none", files: [] } : __SHELL__;

/**
 * What the service worker has to do with a request: give the page, give a file of the shell, or keep out of it.
 * Races are never kept: whatever is below `api/` goes to the server and nowhere else.
 */
export function handles(request: Pick<Request, "url" | "method" | "mode">, scope: string): "page" | "file" | null {
  if (request.method !== "GET" || !request.url.startsWith(scope)) return null;
  const path = request.url.slice(scope.length).replace(/[?#].*$/, "");
  if (path.startsWith("assets/")) return "file";
  if (request.mode === "navigate" && (path === "" || path === "index.html")) return "page";
  return null;
}
