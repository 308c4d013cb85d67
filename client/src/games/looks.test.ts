import { describe, expect, it } from "vitest";
import { loadLook, lookIsHere, lookOf } from ".";

describe("looks", () => {
  it("are there once they are loaded, with what makes a game's racers known", async () => {
    expect(lookIsHere("rush-and-bash")).toBe(false);
    expect(lookOf("rush-and-bash").Card).toBeUndefined();
    await loadLook("rush-and-bash");
    expect(lookIsHere("rush-and-bash")).toBe(true);
    expect(lookOf("rush-and-bash").Card).toBeDefined();
  });

  it("are plain for a game that has none: it is raced all the same", async () => {
    expect(lookIsHere("no-such-game")).toBe(false);
    expect(await loadLook("no-such-game")).toEqual({});
    expect(lookIsHere("no-such-game")).toBe(true);
  });
});
