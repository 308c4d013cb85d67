import { describe, expect, it } from "vitest";
import type { Drawing } from "../api/messages";
import { areaOf, layNames, type Named, signsOf, steady } from "./names";
import { spread } from "./place";

const at = (id: string, name: string, x: number, y: number, first = false): Named => ({
  id,
  name,
  place: { x, y, angle: 0 },
  first,
});
const sides = (named: Named[], scale = 2, things = [] as ReturnType<typeof areaOf>[]) =>
  Object.fromEntries(layNames(named, scale, things));

describe("names of pieces", () => {
  it("stand below, and on the outer sides of two in a row that are nearer than their names are long", () => {
    expect(sides([at("a", "Ann", 0, 0)])).toEqual({ a: "below" });
    // 6.4 / 2 units a letter: "Redbane" takes 22.4 units, "Ann" and "Ben" 9.6.
    expect(sides([at("a", "Redbane", 0, 0), at("b", "Goat Lorde", 20, 2)])).toEqual({ a: "left", b: "right" });
    expect(sides([at("a", "Ann", 0, 0), at("b", "Ben", 20, 2)])).toEqual({ a: "below", b: "below" });
  });

  it("leave what is printed or lies on the track uncovered where another side is free", () => {
    const rock = areaOf({ x: 0, y: 12 });
    expect(sides([at("a", "Ann", 0, 0)], 2, [rock])).toEqual({ a: "above" });
    const round = [rock, areaOf({ x: 0, y: -12 }), areaOf({ x: 18, y: 0 })];
    expect(sides([at("a", "Ann", 0, 0)], 2, round)).toEqual({ a: "left" });
    // A sign may be covered before a name is lost.
    expect(sides([at("a", "Ann", 0, 0)], 2, [...round, areaOf({ x: -18, y: 0 })])).toEqual({ a: "below" });
  });

  it("know the signs of a track: what is printed above its spaces", () => {
    const shapes = [
      { kind: "circle", role: "rock-space", x: 10, y: 20, r: 6, above: true },
      { kind: "text", role: "rock-number", x: 50, y: 20, size: 10, text: "2+", above: true },
      { kind: "circle", role: "tree", x: 90, y: 20, r: 6 },
      { kind: "path", role: "lane-line", d: "M0,0 H9", above: true },
    ];
    expect(signsOf({ shapes, spaces: [] } as unknown as Drawing)).toEqual([
      { left: 4, right: 16, top: 14, bottom: 26 },
      { left: 44, right: 56, top: 15, bottom: 25 },
    ]);
  });

  it("stand above and below two pieces above each other", () => {
    expect(sides([at("a", "Ann", 0, 0), at("b", "Ben", 0, 12)])).toEqual({ a: "above", b: "below" });
  });

  it("give way to names that are written already", () => {
    // 50 units apart: not a row, but "Lightnin' n Thunda" is 58 units wide at two pixels a unit.
    const long = at("b", "Lightnin' n Thunda", 50, 0);
    expect(sides([at("a", "Goat Lorde", 0, 0), at("c", "Redbane", 20, 60), long])).toEqual({
      a: "below",
      b: "below",
      c: "below",
    });
    expect(sides([at("a", "A name as long as", 0, 0), long])).toEqual({ a: "below", b: "above" });
    expect(sides([at("a", "A name as long as", 0, 0), long], 4)).toEqual({ a: "below", b: "below" });
  });

  it("are left out where there is no room, but not the name of who is asked", () => {
    const crowd = [
      at("left", "x", -20, 0),
      at("up", "x", 0, -16),
      at("mid", "Somebody", 0, 0),
      at("right", "x", 20, 0),
      at("down", "x", 0, 16),
    ];
    expect(sides(crowd)).not.toHaveProperty("mid");
    const asked = crowd.map((one) => (one.id === "mid" ? { ...one, first: true } : one));
    expect(sides(asked)).toHaveProperty("mid", "below");
  });

  it("are laid out anew a few times only while the picture grows", () => {
    expect(steady(2)).toBe(2);
    expect(steady(2.3)).toBe(2);
    expect(new Set(Array.from({ length: 100 }, (_, k) => steady(1 + k / 100))).size).toBe(4);
  });
});

describe("pieces that share a space", () => {
  const shared = (angle: number, count: number) => {
    const drawing = { spaces: [{ index: 0, name: "", d: "", x: 50, y: 50, angle }] } as unknown as Drawing;
    const all = Array.from({ length: count }, (_, seat) => ({ kind: "racer", id: `r${seat}`, space: 0 }));
    return [...spread(drawing, all).values()];
  };

  it("stand beside each other across the road, whichever way it leads", () => {
    for (const angle of [0, 90, 45]) {
      const radians = (angle * Math.PI) / 180;
      for (const count of [2, 3]) {
        const along = shared(angle, count).map(
          ({ x, y }) => (x - 50) * Math.cos(radians) + (y - 50) * Math.sin(radians),
        );
        for (const way of along) expect(way).toBeCloseTo(0);
        const across = shared(angle, count).map(
          ({ x, y }) => (y - 50) * Math.cos(radians) - (x - 50) * Math.sin(radians),
        );
        expect(across.map(Math.round)).toEqual(count === 2 ? [-5, 5] : [-10, 0, 10]);
      }
    }
  });

  it("stand round the middle where there are more", () => {
    const four = shared(90, 4);
    expect(new Set(four.map(({ x, y }) => Math.round(Math.hypot(x - 50, y - 50))))).toEqual(new Set([8]));
    expect(new Set(four.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(4);
  });
});
