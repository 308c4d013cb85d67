import { describe, expect, it } from "vitest";
import { shown } from "./push";
import { handles } from "./shell";

const SCOPE = "https://race.example/below/";
const ask = (path: string, more: Partial<Request> = {}) =>
  handles({ url: new URL(path, SCOPE).href, method: "GET", mode: "cors", ...more } as Request, SCOPE);

describe("the service worker", () => {
  it("gives files whose names change with their content", () => {
    expect(ask("assets/index-12345678.js")).toBe("file");
  });

  it("gives the page when it is gone to", () => {
    expect(ask("./", { mode: "navigate" })).toBe("page");
    expect(ask("./?x=1#/table/t", { mode: "navigate" })).toBe("page");
    expect(ask("./")).toBe(null);
  });

  it("keeps out of everything that is about a race", () => {
    for (const path of ["api/tables/t", "api/games", "healthz", "api/tables/t/stream", "sw.js"]) {
      expect(ask(path), path).toBe(null);
    }
    expect(ask("api/tables/t/record", { mode: "navigate" })).toBe(null);
    expect(ask("assets/x.js", { method: "POST" })).toBe(null);
    expect(ask("https://elsewhere.example/assets/x.js")).toBe(null);
  });

  it("tells of a turn and leads to the table", () => {
    const here = (path: string) => new URL(path, SCOPE).href;
    const { title, options } = shown({ title: "Your turn", body: "Round 3", url: "/#/table/a%20b", tag: "a" }, here);
    expect(title).toBe("Your turn");
    expect(options.body).toBe("Round 3");
    expect(options.data).toEqual({ address: `${SCOPE}#/table/a%20b` });
    expect(options.tag).toBe("a");
    expect(shown({}, here).options.data).toEqual({ address: SCOPE });
    expect(shown({ url: "https://elsewhere.example/#/x" }, here).options.data).toEqual({ address: `${SCOPE}#/x` });
  });
});
