import { describe, expect, it } from "vitest";
import type { Layout, Part } from "../api/messages";
import { added, flipped, jointFor, meets, moved, removed, shifted, turned, usedAt } from "./draft";

const drawing = { left: 0, top: 0, width: 1, height: 1, shapes: [], spaces: [], anchors: {} };
function part(name: string, kind: string, ways: string[], entry = "", exit = ""): Part {
  const group = name.slice(0, -1);
  const laid = ways.map((value) => ({ value, turn: 0, entry, exit }));
  return { name, group, side: name.slice(-1), kind, text: "", ways: laid, needs: [], drawing };
}

const parts = [
  part("startA", "start", ["straight"]),
  part("1A", "straight", ["straight"], "lanes", "lanes"),
  part("1B", "special", ["straight"], "lanes", "portals"),
  part("2A", "turn", ["right", "left"]),
  part("2B", "turn", ["right"]),
  part("3A", "straight", ["straight"], "portals", "lanes"),
  part("finishA", "finish", ["straight"]),
];
const [start, one, portal, bend, , arrival, finish] = parts as [Part, Part, Part, Part, Part, Part, Part];

function track(...names: string[]): Layout {
  const pieces = names.map((name) => ({
    part: name,
    way: parts.find((one) => one.name === name)?.ways[0]?.value ?? "",
    shift: 0,
  }));
  return { name: "", pieces, flags: [] };
}
const names = (layout: Layout) => layout.pieces.map((piece) => piece.part).join(" ");

describe("a track in the making", () => {
  it("keeps the start first and the finish last, wherever a piece is dropped", () => {
    const layout = track("startA", "1A", "finishA");
    expect(jointFor(layout, parts, bend, 0)).toBe(1);
    expect(jointFor(layout, parts, bend, 3)).toBe(2);
    expect(jointFor(layout, parts, bend, 2)).toBe(2);
    expect(jointFor(layout, parts, start, 2)).toBe(0);
    expect(jointFor(layout, parts, finish, 1)).toBe(3);
    expect(jointFor(track("1A"), parts, bend, 1)).toBe(1);
  });

  it("adds a piece the usual way round and takes it out again", () => {
    const layout = added(track("startA", "finishA"), bend, 1);
    expect(layout.pieces[1]).toEqual({ part: "2A", way: "right", shift: 0 });
    expect(names(removed(layout, 1))).toBe("startA finishA");
  });

  it("moves a piece to a joint in front of it or behind it", () => {
    const layout = track("startA", "1A", "2A", "3A");
    expect(names(moved(layout, 1, 4).layout)).toBe("startA 2A 3A 1A");
    expect(moved(layout, 1, 4).at).toBe(3);
    expect(names(moved(layout, 3, 1).layout)).toBe("startA 3A 1A 2A");
    expect(moved(layout, 3, 1).at).toBe(1);
    expect(names(moved(layout, 2, 2).layout)).toBe(names(layout));
    expect(names(moved(layout, 2, 3).layout)).toBe(names(layout));
  });

  it("turns a piece through all its ways, and leaves alone what lies one way only", () => {
    const layout = track("startA", "2A");
    const left = turned(layout, parts, 1);
    expect(left.pieces[1]?.way).toBe("left");
    expect(turned(left, parts, 1).pieces[1]?.way).toBe("right");
    expect(turned(layout, parts, 0)).toBe(layout);
  });

  it("turns a piece over, and lays it the usual way where its other side can't lie the same way", () => {
    const left = turned(track("2A"), parts, 0);
    expect(flipped(left, parts, 0).pieces[0]).toEqual({ part: "2B", way: "right", shift: 0 });
    expect(flipped(flipped(track("1A"), parts, 0), parts, 0)).toEqual(track("1A"));
    expect(flipped(track("startA"), parts, 0)).toEqual(track("startA"));
  });

  it("moves a piece sideways no further than the game allows", () => {
    const layout = shifted(track("1A"), 0, 1, 1);
    expect(layout.pieces[0]?.shift).toBe(1);
    expect(shifted(layout, 0, 1, 1)).toBe(layout);
    expect(shifted(layout, 0, -1, 1).pieces[0]?.shift).toBe(0);
  });

  it("knows which pieces are taken and whose roads meet", () => {
    const layout = track("startA", "1B");
    expect(usedAt(layout, parts, one)).toBe(1);
    expect(usedAt(layout, parts, bend)).toBe(-1);
    expect(meets(layout, parts, arrival, 2)).toBe(true);
    expect(meets(layout, parts, portal, 2)).toBe(false);
    expect(meets(layout, parts, bend, 2)).toBe(true);
  });
});
