import { describe, expect, it } from "vitest";
import type { Drawing, Option, RaceEvent } from "../api/messages";
import type { GameLook } from "../games/look";
import { toldOf } from "./Foretold";
import { FEW, inOrder, rowsOf, wordsOf } from "./Options";

const space = (index: number, name: string) => ({ index, name, d: "", x: 0, y: 0, angle: 0 });
const drawing: Drawing = {
  left: 0,
  top: 0,
  width: 1,
  height: 1,
  shapes: [],
  spaces: [space(0, "0:1.1"), space(1, "0:1.2"), space(2, "0:2.1")],
  anchors: {},
};
const look: GameLook = {
  spaceName: ({ name }) => `row ${name.slice(2, 3)}, lane ${name.slice(4)}`,
};
const option = (index: number): Option => ({
  action: `space:${index}`,
  text: `on ${drawing.spaces[index]?.name}`,
  spaces: [index],
  card: null,
  kind: "space",
  rules: [],
});

describe("options about spaces", () => {
  it("are listed by where they lie", () => {
    const rows = rowsOf([0, 1, 2].map(option), drawing, look);
    expect(rows?.map((row) => [row.name, row.places.map((place) => place.short)])).toEqual([
      ["row 1", ["lane 1", "lane 2"]],
      ["row 2", ["lane 1"]],
    ]);
    expect(rows?.[0]?.places[1]).toMatchObject({ whole: "row 1, lane 2", option: { action: "space:1" } });
  });

  it("stay a list where spaces lie in no rows", () => {
    expect(rowsOf([option(0)], drawing, { spaceName: ({ name }) => `space ${name}` })).toBeNull();
    expect(rowsOf([option(0)], drawing, {})).toBeNull();
  });

  it("are listed along the track where there are many", () => {
    const many = Array.from({ length: FEW + 2 }, (_, k) => option((k * 3) % (FEW + 2)));
    const pass = { ...option(0), action: "pass", spaces: [], kind: "pass" };
    const listed = inOrder([...many, pass]);
    expect(listed[0]).toBe(pass);
    expect(listed.slice(1).map((one) => one.spaces[0])).toEqual(many.map((_, k) => k));
    expect(inOrder([option(2), option(0)]).map((one) => one.spaces[0])).toEqual([2, 0]);
  });

  it("call spaces as the game does", () => {
    expect(wordsOf(option(1), drawing, look)).toBe("On row 1, lane 2");
    expect(wordsOf(option(1), null, look)).toBe("On 0:1.2");
  });
});

describe("what an option would do", () => {
  const step = (n: number, kind: string, seat: number) => ({ n, kind, seat, text: `${kind} ${n}` }) as RaceEvent;

  it("tells of a move where it ends, not every step", () => {
    const events = [
      step(1, "moved", 0),
      step(2, "moved", 0),
      step(3, "rammed", 1),
      step(4, "moved", 1),
      step(5, "moved", 0),
    ];
    const moves: GameLook = { moves: new Set(["moved"]) };
    expect(toldOf(events, moves)).toEqual(["moved 2", "rammed 3", "moved 4", "moved 5"]);
    expect(toldOf(events, {})).toHaveLength(5);
  });
});
