import { describe, expect, it } from "vitest";
import type { GameInfo } from "../api/messages";
import { firstSetup, seatsOf, shownOptions, withSeats } from "./setup";

// What these tests are about; the rest of a game plays no part here.
const game = {
  name: "g",
  title: "G",
  summary: "",
  min_seats: 2,
  max_seats: 3,
  options: [
    { name: "circuit", title: "Circuit", kind: "track", default: "a", help: "", choices: [], low: 0, high: 0 },
    { name: "content", title: "Content", kind: "folder", default: null, help: "", choices: [], low: 0, high: 0 },
  ],
  bots: ["random", "greedy"],
  racers: ["red", "blue", "green"].map((value) => ({ value, text: value })),
  guide: false,
} as unknown as GameInfo;

describe("a race against bots", () => {
  it("begins with as many seats as the game likes, and the strongest bots if there are no medium ones", () => {
    expect(firstSetup(game, "Ann")).toMatchObject({ seats: 3, racer: "red", bot: "greedy", names: ["Ann"] });
    expect(firstSetup({ ...game, bots: ["random", "medium", "hard"] }, "").bot).toBe("medium");
  });

  it("gives every seat a racer of its own, the person the chosen one", () => {
    const seats = seatsOf(game, { ...firstSetup(game, " Ann "), racer: "blue" });
    expect(seats).toEqual([
      { kind: "person", name: "Ann", look: "blue" },
      { kind: "bot", bot: "greedy", look: "red", name: "" },
      { kind: "bot", bot: "greedy", look: "green", name: "" },
    ]);
  });

  it("leaves it to the server to call somebody without a name by the racer", () => {
    expect(seatsOf(game, firstSetup(game, " "))[0]?.name).toBe("");
  });

  it("seats people at this screen first, then friends with a link, then bots", () => {
    const setup = { ...firstSetup(game, "Ann"), names: ["Ann", ""], friends: 1 };
    expect(seatsOf(game, setup)).toEqual([
      { kind: "person", name: "Ann", look: "red" },
      { kind: "person", name: "", look: "blue" },
      { kind: "open" },
    ]);
  });

  it("sends people away with their seats", () => {
    const setup = { ...firstSetup(game, "Ann"), names: ["Ann", "Bo"], friends: 1 };
    expect(withSeats(setup, 2)).toMatchObject({ seats: 2, names: ["Ann", "Bo"], friends: 0 });
  });

  it("does not ask a browser for folders", () => {
    expect(shownOptions(game).map((option) => option.name)).toEqual(["circuit"]);
  });
});
