import { describe, expect, it } from "vitest";
import type { Drawing, Option } from "../api/messages";
import type { GameLook } from "../games/look";
import { rowsOf, wordsOf } from "./Options";

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

  it("call spaces as the game does", () => {
    expect(wordsOf(option(1), drawing, look)).toBe("On row 1, lane 2");
    expect(wordsOf(option(1), null, look)).toBe("On 0:1.2");
  });
});
