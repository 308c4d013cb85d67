import { describe, expect, it } from "vitest";
import type { Drawing, Marker, Preview, RaceEvent } from "../api/messages";
import { Camera } from "./camera";
import { foresee } from "./foresight";
import { nameSide, nearAngle, placeOf, spread } from "./place";

const drawing: Drawing = {
  left: 0,
  top: 0,
  width: 100,
  height: 50,
  shapes: [],
  spaces: [0, 1, 2, 3].map((index) => ({ index, name: `s${index}`, d: "", x: 10 + 20 * index, y: 25, angle: 90 })),
  anchors: { lake: { x: 5, y: 6, angle: 0 } },
};
const car = (space: number): Marker => ({ kind: "racer", id: "car-0", space });
const kinds = { racerId: (seat: number) => `car-${seat}`, moves: new Set(["drove"]), shots: new Set(["fired"]) };

describe("places", () => {
  it("writes names on the outer sides of pieces in a row", () => {
    const at = (x: number, y: number) => ({ x, y, angle: 0 });
    const places = new Map([
      ["a", at(0, 0)],
      ["b", at(19, 2)],
      ["c", at(0, 16)],
      ["d", at(200, 0)],
    ]);
    expect(["a", "b", "c", "d"].map((id) => nameSide(id, places, places.keys()))).toEqual([-1, 1, 0, 0]);
    places.set("e", at(-20, 0));
    expect(["e", "a", "b"].map((id) => nameSide(id, places, places.keys()))).toEqual([-1, 0, 1]);
    expect(nameSide("nobody", places, places.keys())).toBe(0);
  });

  it("puts a marker on its space, at its anchor or where it says", () => {
    expect(placeOf(drawing, { ...car(1), angle: 10 })).toEqual({ x: 30, y: 25, angle: 100 });
    expect(placeOf(drawing, { kind: "rock", id: "r", anchor: "lake" })).toEqual({ x: 5, y: 6, angle: 0 });
    expect(placeOf(drawing, { kind: "rock", id: "r", x: 1, y: 2 })).toEqual({ x: 1, y: 2, angle: 0 });
  });

  it("spreads markers that share a space, but not what lies flat under them", () => {
    const both = spread(drawing, [car(1), { kind: "racer", id: "car-1", space: 1 }]);
    expect(both.get("car-0")).not.toEqual(both.get("car-1"));
    const flat = spread(drawing, [car(1), { kind: "boost", id: "b", space: 1 }]);
    expect(flat.get("car-0")).toEqual({ x: 30, y: 25, angle: 90 });
  });

  it("turns the short way round", () => {
    expect(nearAngle(350, 10)).toBe(370);
    expect(nearAngle(10, 350)).toBe(-10);
    expect(nearAngle(0, 90)).toBe(90);
  });
});

describe("foresight", () => {
  const event: RaceEvent = { n: 0, kind: "drove", seat: 0, text: "", args: {}, spaces: [1, 2], rules: [], card: null };
  const preview = (markers: Marker[]): Preview => ({
    events: [event],
    markers,
    chance: null,
    over: false,
    unknown: false,
    drawing_key: "",
    declined: null,
  });

  it("shows a piece on track that is still to come", () => {
    const next = {
      ...drawing,
      spaces: [...drawing.spaces, { ...drawing.spaces[0], index: 9, x: 70, y: 25 }],
    } as Drawing;
    const at = next.spaces.length - 1;
    const { ghosts } = foresee(drawing, next, [car(0)], preview([car(at)]), kinds);
    expect(ghosts[0]?.place).toMatchObject({ x: 70, y: 25 });
  });

  it("shows the way of a piece that moves", () => {
    const { ghosts, ways, gone } = foresee(drawing, null, [car(0)], preview([car(2)]), kinds);
    expect(ghosts.map(({ place }) => place.x)).toEqual([50]);
    expect(ways[0]?.points.map((point) => point.x)).toEqual([10, 30, 50]);
    expect(gone).toEqual([]);
  });

  it("shows where a shot goes, and takes nothing else for a way", () => {
    const fired = { ...event, kind: "fired", seat: 1, spaces: [0, 3] };
    const laid = { ...event, kind: "bomb_placed", spaces: [3] };
    const { ways } = foresee(drawing, null, [car(0)], { ...preview([car(2)]), events: [laid, event, fired] }, kinds);
    expect(ways.map(({ shot, points }) => [shot, points.map((point) => point.x)])).toEqual([
      [false, [10, 30, 50]],
      [true, [10, 70]],
    ]);
  });

  it("shows what is new and what is gone, and nothing that stays", () => {
    const rock: Marker = { kind: "rock", id: "rock-3", space: 3 };
    const bomb: Marker = { kind: "bomb", id: "bomb-1", space: 1 };
    const { ghosts, ways, gone } = foresee(drawing, null, [car(0), rock], preview([car(0), bomb]), kinds);
    expect(ghosts.map(({ marker }) => marker.id)).toEqual(["bomb-1"]);
    expect(gone.map(({ id }) => id)).toEqual(["rock-3"]);
    expect(ways).toEqual([]);
  });
});

describe("the camera", () => {
  const camera = () => {
    const made = new Camera({ x: 0, y: 0, width: 100, height: 50 });
    made.free = () => ({ x: 10, y: 0, width: 200, height: 200 });
    return made;
  };

  it("fits the whole drawing into what panels leave free", () => {
    const { x, y, scale } = camera().whole();
    expect(scale).toBe(2);
    expect([x, y]).toEqual([10, 50]);
  });

  it("keeps the point under the pointer where it is when zooming", () => {
    const made = camera();
    made.fit();
    const before = made.view.value;
    made.zoom(2, { x: 60, y: 80 });
    const after = made.view.value;
    expect(after.scale).toBe(4);
    expect((60 - after.x) / after.scale).toBeCloseTo((60 - before.x) / before.scale);
    expect((80 - after.y) / after.scale).toBeCloseTo((80 - before.y) / before.scale);
  });

  it("keeps what it shows in its place when the drawing grows to the left", () => {
    const made = camera();
    made.fit();
    const before = made.view.value;
    made.bounds = { x: -50, y: 0, width: 150, height: 50 };
    expect(made.view.value).toEqual(before);
    const { x, scale } = made.whole();
    expect(scale).toBeCloseTo(200 / 150);
    expect(x + -50 * scale).toBeCloseTo(10); // its left edge where the free part begins
  });

  it("tells spaces apart where they come out some 25 pixels long", () => {
    const made = camera(); // 200 by 200 pixels: 153 units at 1.3 pixels each, 70 of them round what is shown
    expect(made.tells({ x: 0, y: 0, width: 83, height: 10 })).toBe(true);
    expect(made.tells({ x: 0, y: 0, width: 84, height: 10 })).toBe(false);
    expect(made.tells({ x: 0, y: 0, width: 10, height: 84 })).toBe(false);
  });

  it("follows what happens to the edge of the drawing, and shows no emptiness beside it", () => {
    const made = camera();
    // Four pixels a unit: the drawing is 400 by 200, its left half behind the panel at the left.
    made.view.value = { scale: 4, x: -190, y: 0 };
    expect(made.toward({ x: 75, y: 25 })).toBeNull(); // at pixel 110, in the middle
    expect(made.toward({ x: 2, y: 25 })).toEqual({ scale: 4, x: 10, y: 0 });
    // What is smaller than the free part lies in its middle.
    made.view.value = { scale: 1, x: -90, y: 0 };
    expect(made.toward({ x: 2, y: 25 })).toEqual({ scale: 1, x: 60, y: 75 });
  });

  it("never loses the drawing out of sight", () => {
    const made = camera();
    made.fit();
    made.pan(-5000, 5000);
    const { x, y, scale } = made.view.value;
    expect(x + 100 * scale).toBeGreaterThan(10);
    expect(y).toBeLessThan(200);
  });
});
