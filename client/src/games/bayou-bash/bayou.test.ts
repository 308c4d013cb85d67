import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../api/messages";
import { addWords } from "../../words";
import { cardName } from "./cards";
import { MOUNTS } from "./mounts";
import { dieFace, signMarkup, staggerFace } from "./signs";
import { along, bayouView } from "./view";

addWords(readFileSync(join(import.meta.dirname, "en.ftl"), "utf8"));

const J08 = { name: "J08", dice: ["nimble", "swift", "swift"], carrots: 1, barrels: 1, staggers: 0 };
const view = {
  mode: "race",
  event: "Swamp Wind",
  table: [J08],
  turn: { seat: 0, to_roll: ["dashing"], dice: [], die: { kind: "nimble", left: 2, way: "forward" } },
  seats: [{ racer: "pig", status: "on", space: "3:2.4", carrots: 2, fans: 1 }],
};

describe("the view of Bayou Bash", () => {
  it("is read with what it lacks filled in", () => {
    const read = bayouView({ view } as unknown as Snapshot);
    expect(read.turn?.die).toEqual({ kind: "nimble", left: 2, way: "forward" });
    expect(read.mounts[0]).toMatchObject({ carrots: 2, staggers: 0, fans: 1, laps: null, hand: [] });
    expect(bayouView({ view: {} } as unknown as Snapshot).mounts).toEqual([]);
  });

  it("orders by piece, then column", () => {
    expect(along("3:2.4")).toBeGreaterThan(along("2:6.1"));
    expect(along("3:3.1")).toBeGreaterThan(along("3:2.4"));
    expect(along(null)).toBe(-1);
  });
});

describe("Jockey cards", () => {
  it("are told in words once they have been seen", () => {
    bayouView({ view } as unknown as Snapshot);
    expect(cardName("J08")).toBe("Jockey card: 1 Nimble, 2 Swift, 1 Gold Carrot, 1 Barrel");
    expect(cardName("J99")).toBe("Jockey card J99");
    bayouView({ view: { ...view, spent: { J99: ["dd", 1, 0, 2] } } } as unknown as Snapshot);
    expect(cardName("J99")).toBe("Jockey card: 2 Dashing, 1 Gold Carrot, 2 Staggers");
  });
});

describe("signs on the track", () => {
  it("have the colour of whose they are", () => {
    expect(signMarkup("fan", 12, "#123456")).toContain('fill="#123456"');
    expect(signMarkup("fan", 12)).not.toContain("var(");
    expect(signMarkup("barrel", 12, "#123456")).toBe(signMarkup("barrel", 12));
  });
});

describe("dice on the track", () => {
  it("show their own number, and a bolt where they rolled one", () => {
    expect(dieFace("nimble", 2)).toContain(">2</text>");
    expect(dieFace("nimble", 2)).not.toBe(dieFace("swift", 2));
    expect(dieFace("swift", 2, true).length).toBeGreaterThan(dieFace("swift", 2).length);
  });

  it("point on the screen where the Stagger goes", () => {
    expect(staggerFace("forward", -90)).toContain("rotate(-90)");
    expect(staggerFace("back-left", 0)).toContain("rotate(-135)");
    expect(staggerFace("fan", 0)).not.toContain("rotate(");
  });
});

describe("mounts", () => {
  it("differ in shape, not in colour alone", () => {
    expect(new Set(Object.values(MOUNTS).map((mount) => mount.body)).size).toBe(4);
  });
});
