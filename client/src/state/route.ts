import { signal } from "@preact/signals";
import { remember } from "./tables";

/**
 * Where the page is. Everything stands in the address's fragment, which no browser sends to a server: a link that
 * carries a seat's token gives it away to nobody on the way.
 */
export type Route =
  | { page: "start" }
  | { page: "new"; game: string; track: string | undefined }
  | { page: "tracks"; game: string | undefined }
  | { page: "build"; game: string; id: string | undefined; from: string | undefined }
  | { page: "track"; game: string; word: string }
  | { page: "guide"; game: string }
  | { page: "rules"; game: string; id: string | null }
  | { page: "table"; table: string }
  | { page: "join"; table: string; seat: number; invite: string }
  | { page: "tables" }
  /** Where no page is: `address`, as it was typed or came by a link. */
  | { page: "nowhere"; address: string }
  /** `at`: lines of the record; `view`: a seat, −1 a watcher, −2 all hands; null: as is usual. */
  | { page: "replay"; table: string; at: number | null; view: number | null };

const FROM = "from:";

export function parse(fragment: string): { route: Route; token: string | null } {
  const address = fragment.replace(/^#?\/?/, "");
  const nowhere: Route = { page: "nowhere", address };
  let parts: string[];
  try {
    parts = address.split("/").map(decodeURIComponent);
  } catch {
    return { route: nowhere, token: null }; // half a letter, cut off somewhere
  }
  const [page, first, second, third] = parts;
  if (!page) return { route: { page: "start" }, token: null };
  if (page === "new" && first) return { route: { page: "new", game: first, track: second || undefined }, token: null };
  if (page === "tracks") return { route: { page: "tracks", game: first || undefined }, token: null };
  if (page === "track" && first && second) return { route: { page: "track", game: first, word: second }, token: null };
  if (page === "build" && first) {
    const from = second?.startsWith(FROM) ? second.slice(FROM.length) : undefined;
    const id = from === undefined ? second || undefined : undefined;
    return { route: { page: "build", game: first, id, from }, token: null };
  }
  if (page === "guide" && first) return { route: { page: "guide", game: first }, token: null };
  if (page === "rules" && first) return { route: { page: "rules", game: first, id: second || null }, token: null };
  if (page === "table" && first) return { route: { page: "table", table: first }, token: second || null };
  if (page === "join" && first && second && third) {
    return { route: { page: "join", table: first, seat: Number(second), invite: third }, token: null };
  }
  if (page === "tables") return { route: { page: "tables" }, token: null };
  if (page === "replay" && first) {
    return { route: { page: "replay", table: first, at: whole(second), view: viewOf(third) }, token: null };
  }
  return { route: nowhere, token: null };
}

function whole(text: string | undefined): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Viewpoints as links write them: seats count from 1. */
const VIEWS: Record<string, number> = { watch: -1, all: -2 };

function viewOf(text: string | undefined): number | null {
  if (text && text in VIEWS) return VIEWS[text] ?? null;
  const seat = whole(text);
  return seat === null || seat < 1 ? null : seat - 1;
}

function viewName(view: number): string {
  return Object.keys(VIEWS).find((name) => VIEWS[name] === view) ?? String(view + 1);
}

export const link = {
  start: () => "#/",
  /** `track`: one of the game's own, or "~" and a track packed for a link. */
  fresh: (game: string, track?: string) =>
    `#/new/${encodeURIComponent(game)}${track ? `/${encodeURIComponent(track)}` : ""}`,
  tracks: (game?: string) => `#/tracks${game ? `/${encodeURIComponent(game)}` : ""}`,
  track: (game: string, word: string) => `#/track/${encodeURIComponent(game)}/${word}`,
  /** A track that is kept here; or a new one, which may begin as one of the game's own. */
  build: (game: string, id?: string, from?: string) =>
    `#/build/${encodeURIComponent(game)}${id ? `/${id}` : from ? `/${encodeURIComponent(FROM + from)}` : ""}`,
  guide: (game: string) => `#/guide/${encodeURIComponent(game)}`,
  rules: (game: string) => `#/rules/${encodeURIComponent(game)}`,
  table: (table: string, token?: string) =>
    `#/table/${encodeURIComponent(table)}${token ? `/${encodeURIComponent(token)}` : ""}`,
  tables: () => "#/tables",
  replay: (table: string, at?: number, view?: number) => {
    const parts = [
      table,
      ...(at === undefined ? [] : [at]),
      ...(at === undefined || view === undefined ? [] : [viewName(view)]),
    ];
    return `#/replay/${parts.map(encodeURIComponent).join("/")}`;
  },
  join: (table: string, seat: number | string, invite: string) =>
    `#/join/${encodeURIComponent(table)}/${seat}/${encodeURIComponent(invite)}`,
};

function read(): Route {
  const { route, token } = parse(location.hash);
  if (token && route.page === "table") {
    // The token moves into this browser's memory and out of the address bar, where shoulders and screenshots see it.
    remember(route.table, { tokens: [token] });
    history.replaceState(null, "", link.table(route.table));
  }
  return route;
}

export const route = signal<Route>(read());
addEventListener("hashchange", () => {
  route.value = read();
  scrollTo(0, 0);
});

/** @param instead the page that is left is no place to come back to. */
export function go(to: string, instead = false): void {
  if (instead) location.replace(to);
  else location.hash = to;
}
