import { describe, expect, it } from "vitest";
import { link, parse } from "./route";

describe("routes", () => {
  it("finds pages in the fragment", () => {
    expect(parse("").route).toEqual({ page: "start" });
    expect(parse("#/new/rush-and-bash").route).toEqual({ page: "new", game: "rush-and-bash" });
    expect(parse("#/").route).toEqual({ page: "start" });
  });

  it("says of other addresses that no page is there", () => {
    for (const address of ["nonsense/1", "table", "join/t/2", "table/%E0%A4%A"]) {
      expect(parse(`#/${address}`)).toEqual({ route: { page: "nowhere", address }, token: null });
    }
  });

  it("finds invitations", () => {
    const route = { page: "join", table: "t/1", seat: 2, invite: "a b" };
    expect(parse(link.join("t/1", 2, "a b")).route).toEqual(route);
  });

  it("takes a seat's token out of a link", () => {
    expect(parse(link.table("a b", "to/ken"))).toEqual({ route: { page: "table", table: "a b" }, token: "to/ken" });
    expect(parse(link.table("x")).token).toBeNull();
  });

  it("lead to a moment of a race, seen through somebody's eyes", () => {
    const parsed = (fragment: string) => parse(fragment).route;
    expect(parsed("#/replay/t")).toEqual({ page: "replay", table: "t", at: null, view: null });
    for (const view of [-2, -1, 0, 3]) {
      expect(parsed(link.replay("a b", 12, view))).toEqual({ page: "replay", table: "a b", at: 12, view });
    }
    expect(parsed("#/replay/t/x/0")).toEqual({ page: "replay", table: "t", at: null, view: null });
    expect(parsed(link.tables())).toEqual({ page: "tables" });
  });
});
