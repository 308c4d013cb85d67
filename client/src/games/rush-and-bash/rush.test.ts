import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../api/messages";
import { cardName, parseCard } from "./cards";
import { CARS } from "./cars";
import { rushView } from "./view";

describe("cards of Rush & Bash", () => {
  it("are read from their names", () => {
    expect(parseCard("rush-missile-4")).toEqual({ deck: "rush", effect: "missile", value: 4 });
    expect(cardName("sprint-bomb-1")).toBe("Sprint 1, Bomb");
  });

  it("have only a back when nothing else is known", () => {
    expect(parseCard("sprint")).toEqual({ deck: "sprint", effect: null, value: null });
    expect(cardName("rush")).toBe("Rush");
  });
});

describe("cars", () => {
  it("differ in shape, not in colour alone", () => {
    const bodies = Object.values(CARS).map((car) => car.body);
    expect(new Set(bodies).size).toBe(6);
  });
});

describe("the view", () => {
  it("is read with what it lacks filled in", () => {
    const view = {
      ranking: [1, 0],
      decks: ["sprint", "rush"],
      full_heart: 3,
      cars: [{ seat: 0, hearts: 2, stars: 1, hand: ["rush"] }],
    };
    const read = rushView({ view, options: { simplified: true } } as unknown as Snapshot);
    expect(read.simplified).toBe(true);
    expect(read.cars[0]).toEqual({
      seat: 0,
      hearts: 2,
      stars: 1,
      hand: ["rush"],
      finished: false,
      where: "",
      bot: false,
    });
    expect(rushView({ view: {}, options: {} } as unknown as Snapshot).ranking).toEqual([]);
  });
});
