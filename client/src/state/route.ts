import { signal } from "@preact/signals";
import { remember } from "./tables";

/**
 * Where the page is. Everything stands in the address's fragment, which no browser sends to a server: a link that
 * carries a seat's token gives it away to nobody on the way.
 */
export type Route =
  | { page: "start" }
  | { page: "new"; game: string }
  | { page: "rules"; game: string; id: string | null }
  | { page: "table"; table: string }
  | { page: "join"; table: string; seat: number; invite: string };

export function parse(fragment: string): { route: Route; token: string | null } {
  const [page, first, second, third] = fragment
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  if (page === "new" && first) return { route: { page: "new", game: first }, token: null };
  if (page === "rules" && first) return { route: { page: "rules", game: first, id: second || null }, token: null };
  if (page === "table" && first) return { route: { page: "table", table: first }, token: second || null };
  if (page === "join" && first && second && third) {
    return { route: { page: "join", table: first, seat: Number(second), invite: third }, token: null };
  }
  return { route: { page: "start" }, token: null };
}

export const link = {
  start: () => "#/",
  fresh: (game: string) => `#/new/${encodeURIComponent(game)}`,
  rules: (game: string) => `#/rules/${encodeURIComponent(game)}`,
  table: (table: string, token?: string) =>
    `#/table/${encodeURIComponent(table)}${token ? `/${encodeURIComponent(token)}` : ""}`,
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

export function go(to: string): void {
  location.hash = to;
}
