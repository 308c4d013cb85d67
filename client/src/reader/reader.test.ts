import { describe, expect, it } from "vitest";
import type { Decision, Drawing, Marker, RaceEvent, Snapshot } from "../api/messages";
import { addWords } from "../words";
import english from "./en.ftl?raw";
import { bearing, neighbour, unitOf } from "./places";
import { myHand, ranking, type Told, whatHappened, whatIsAsked, whatIsAtCalled, whereAmI, whoIsNear } from "./telling";

addWords(english);

/** Two lanes of four spaces, ten apart, that go to the right; the last space is a hole in the grid. */
const drawing: Drawing = {
  left: 0,
  top: 0,
  width: 60,
  height: 30,
  shapes: [],
  anchors: {},
  spaces: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => ({
    index,
    name: index === 8 ? "" : `${index < 4 ? 1 : 2}.${(index % 4) + 1}`,
    d: "",
    x: 10 + 10 * (index % 4),
    y: index < 4 ? 10 : 20,
    angle: 0,
  })),
};
const racer = (seat: number, space: number): Marker => ({ kind: "racer", id: `racer-${seat}`, space, title: "" });
const seats = ["Ann", "Ben"].map((name, seat) => ({
  seat,
  name,
  kind: "person",
  you: seat === 0,
  look: null,
  racer: "",
}));
const told = (markers: Marker[], seat: number | null = 0): Told => ({
  snapshot: { seats, markers, waiting: [1] } as unknown as Snapshot,
  drawing,
  look: {},
  seat,
});
const rock: Marker = { kind: "rock", id: "rock-1", space: 6, title: "Rock" };

describe("bearings", () => {
  it("say which way and how far, from the way one looks", () => {
    const right = { x: 0, y: 0, angle: 0 };
    expect(bearing(right, { x: 30, y: 0 }, 10)).toEqual({ eighth: 0, steps: 3 });
    expect(bearing(right, { x: 0, y: 10 }, 10)).toEqual({ eighth: 2, steps: 1 });
    // Who looks down has on the left what lies to the right on the picture.
    expect(bearing({ ...right, angle: 90 }, { x: 20, y: 0 }, 10)).toEqual({ eighth: 6, steps: 2 });
    expect(bearing(right, { x: -10, y: -10 }, 10)).toEqual({ eighth: 5, steps: 1 });
    expect(bearing(right, { x: 1, y: 1 }, 10)).toBeNull();
  });

  it("measure by the distance of neighbours", () => {
    expect(unitOf(drawing)).toBe(10);
  });
});

describe("walking over the board", () => {
  const at = (index: number) => drawing.spaces[index] as Drawing["spaces"][0];
  it("goes from space to space and ends where the track ends", () => {
    expect(neighbour(drawing, at(0), 0)?.name).toBe("1.2");
    expect(neighbour(drawing, at(1), 2)?.name).toBe("2.2");
    expect(neighbour(drawing, at(1), 4)?.name).toBe("1.1");
    expect(neighbour(drawing, at(0), 6)).toBeNull();
    expect(neighbour(drawing, at(0), 4)).toBeNull();
  });
});

describe("the board in words", () => {
  it("says where one is", () => {
    expect(whereAmI(told([racer(0, 1), racer(1, 2)]))).toBe("Ann is at space 1.2; place 1 of 2");
    expect(whereAmI(told([racer(0, 1), racer(1, 1)]))).toContain("there too: Ben");
    expect(whereAmI(told([]))).toBe("Ann is not on the track.");
    expect(whereAmI(told([], null))).toContain("You are watching");
  });

  it("says who is near, racers first", () => {
    expect(whoIsNear(told([racer(0, 1), rock, racer(1, 3)]))).toBe(
      "Ben, about 2 spaces ahead; Rock, one space ahead on the right",
    );
    expect(whoIsNear(told([racer(0, 1)]))).toBe("Nothing is near.");
  });

  it("says how it stands", () => {
    expect(ranking(told([racer(0, 1)]))).toBe("1. Ann, you: space 1.2; 2. Ben: not on the track");
  });

  it("says what is asked, and where it leads", () => {
    const option = (action: string, text: string, spaces: number[]) => ({
      action,
      text,
      spaces,
      card: null,
      kind: "x",
      rules: [],
    });
    const decision: Decision = {
      id: "1.0",
      seat: 0,
      frame: "x",
      prompt: "Where to?",
      rules: [],
      options: [option("space:2", "On", [2]), option("pass", "Stay", [])],
    };
    const here = told([racer(0, 1)]);
    expect(whatIsAsked(here, decision)).toBe("Where to?; 1: On, one space ahead; 2: Stay");
    expect(whatIsAsked(here, null)).toBe("Waiting for Ben");
    // By the numbers that stand on the buttons: cards come first there.
    const bomb = { ...option("card:bomb", "Bomb", []), card: "bomb" };
    const cards = { ...here, look: { Card: () => null } };
    const mixed = { ...decision, options: [...decision.options, bomb] };
    expect(whatIsAsked(cards, mixed)).toBe("Where to?; 1: Bomb; 2: On, one space ahead; 3: Stay");
    expect(whatIsAtCalled(here, "1.3", decision)).toBe(
      "space 1.3; nothing is on it; one space ahead; you can choose it: On",
    );
  });

  it("finds a space by its words and says when there are several or none", () => {
    const here = told([racer(0, 1), rock]);
    expect(whatIsAtCalled(here, "2.3", null)).toContain("Rock");
    expect(whatIsAtCalled(here, "space", null)).toContain("8 spaces");
    expect(whatIsAtCalled(here, "9.9", null)).toBe("There is no space called “9.9”.");
  });

  it("says what is in a hand", () => {
    const held = { ...told([]), look: { hand: () => ["bomb", "star"], cardName: (card: string) => `the ${card}` } };
    expect(myHand(held)).toBe("the bomb; the star");
    expect(myHand(told([]))).toBe("No cards.");
    expect(myHand({ ...held, seat: null })).toContain("You are watching");
  });

  it("says what happened since", () => {
    const event = (n: number, text: string) => ({ n, text }) as RaceEvent;
    const log = [event(0, "A."), event(1, "B."), event(2, ""), event(3, "C."), event(4, "D.")];
    expect(whatHappened(log, 1)).toBe("C. D.");
    expect(whatHappened(log, 4)).toBe("B. C. D.");
    expect(whatHappened([], -1)).toBe("Nothing has happened yet.");
  });
});
