import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Decision, Drawing, Option, Snapshot } from "../../api/messages";
import { entriesOf } from "../../race/Hand";
import { addWords, has } from "../../words";
import { cardMeans, leadsTo } from "./About";
import { abilityWords, cardName, ITEMS, partOf, SPECIALS, speedWords } from "./cards";
import { KARTS, kartOf, racerCalled } from "./karts";
import { look } from "./look";
import { racekartView } from "./view";

addWords(readFileSync(join(import.meta.dirname, "en.ftl"), "utf8"));
const CONTENT = join(import.meta.dirname, "../../../../src/pileup/games/racekart_riot/content");

const snapshot = {
  view: {
    phase: "attack",
    market: [{ card: "jump", cost: 2, coins: 3 }],
    seats: [
      {
        racer: "queen-k",
        coins: 7,
        items: ["hidden"],
        supplies: { jump: 2 },
        hand: [null, { id: "QK03", speed: "place 3 5 7", does: [] }],
        cards: [{ id: "QK07", speed: 3, does: ["cat", "gain 1"] }],
      },
    ],
  },
} as unknown as Snapshot;

describe("the view of Racekart Riot", () => {
  it("is read with what it lacks filled in", () => {
    const { karts, market } = racekartView(snapshot);
    expect(market).toEqual([{ card: "jump", cost: 2, coins: 3 }]);
    expect(karts[0]).toMatchObject({ coins: 7, laps: 0, items: ["hidden"], supplies: [["jump", 2]], discard: [] });
    expect(karts[0]?.hand).toEqual([null, { id: "QK03", speed: "place 3 5 7", does: [] }]);
    expect(racekartView({ view: {} } as unknown as Snapshot).karts).toEqual([]);
  });

  it("says what a kart moves by: the card on the table, the one replayed in its place, 8 with Level Up", () => {
    const played = { id: "QK01", speed: 3, does: ["replay"] };
    const replayed = { id: "QK12", speed: 7, does: [] };
    const seats = [{}, { played }, { played, replayed }, { played, replayed: null, level_up: true }];
    const { karts } = racekartView({ view: { seats } } as unknown as Snapshot);
    expect(karts.map((kart) => kart.played?.speed)).toEqual([undefined, "3", "7", "8"]);
  });
});

describe("cards", () => {
  it("are read from their names", () => {
    expect(partOf("bumper-dragon-2")).toEqual({ slot: "bumper", style: "dragon", points: 2 });
    expect(partOf("jump")).toBeNull();
    expect(cardName("caboose-hover-1")).toBe("Hover Caboose, 1 point");
    expect(cardName("hidden")).toBe("Mystery item");
  });

  it("tell speeds and abilities in words", () => {
    racekartView(snapshot);
    expect(speedWords("place 3 5 7")).toBe("3 in first place, 5 in the middle, 7 in last place");
    expect(abilityWords("steal-speed-first 2")).toBe("Steal 2 speed from 1st");
    expect(cardName("QK07")).toBe("Movement card: 3, Cat, +1 coin");
  });

  it("offer every option, also two with the same card", () => {
    const option = (action: string, card: string) => ({ action, card }) as Option;
    const both = [option("card:3", "QK03"), option("level-up:3", "QK03")];
    expect(entriesOf(["QK03", "jump"], both).map((entry) => entry.option?.action)).toEqual([
      "card:3",
      undefined,
      "level-up:3",
    ]);
    const market = [option("slot:1", "jump"), option("slot:4", "jump")];
    expect(entriesOf([], market).map((entry) => entry.option?.action)).toEqual(["slot:1", "slot:4"]);
  });

  it("of the market lie apart from equal ones in hand", () => {
    const market = ["slot:1", "slot:4"].map((action) => ({ action, card: "jump", kind: "slot" }) as Option);
    const question = { frame: "market" } as Decision;
    const entries = entriesOf(["jump"], market, (option) => look.fromHand?.(option, question) ?? true);
    expect(entries.map((entry) => entry.option?.action)).toEqual([undefined, "slot:1", "slot:4"]);
  });

  it("say where they lead, and what is printed there", () => {
    const spaces = [
      { name: "R7", roles: ["space-coins"] },
      { name: "R9", roles: ["side-road"] },
    ];
    const drawing = { spaces } as unknown as Drawing;
    const option = (kind: string, ...at: number[]) => ({ kind, spaces: at }) as unknown as Option;
    expect(leadsTo(option("card", 0), drawing)).toBe("If nothing comes between, it ends on space R7, a coin space.");
    expect(leadsTo(option("level-up", 1), drawing)).toBe("If nothing comes between, it ends on space R9.");
    expect(leadsTo(option("card"), drawing)).toBe("");
    expect(leadsTo(option("slot", 0), drawing)).toBe("");
  });

  it("all say what they do, in every language", () => {
    const racers = readFileSync(join(CONTENT, "racers.toml"), "utf8");
    const abilities = new Set([...racers.matchAll(/"([a-z-]+)(?: \d+)?"/g)].map(([, word]) => word));
    const found = [...SPECIALS, ...ITEMS].filter((card) => card !== "hidden").map((card) => `rk-means-${card}`);
    for (const word of abilities) if (has(`rk-does-${word}`)) found.push(`rk-means-does-${word}`);
    expect(found.length).toBeGreaterThan(30);
    expect(found.filter((id) => !has(id))).toEqual([]);
    racekartView(snapshot);
    expect(cardMeans("QK07")).toMatch(/^You move 3 spaces\. .*throw a cat.* You get 1 coin\.$/);
    expect(cardMeans("QK07", true)).toBe("You move 8 spaces; what the card does otherwise does not happen.");
    expect(cardMeans("bumper-dragon-1")).toContain("1 point of its own");
    expect(cardMeans("hidden")).toBe("");
  });
});

describe("karts", () => {
  it("differ in shape, not in colour alone, and are found by either name", () => {
    expect(new Set(Object.values(KARTS).map((kart) => kart.body)).size).toBe(4);
    expect(kartOf("Lightnin' n Thunda")).toBe(KARTS["lightnin-n-thunda"]);
  });

  it("say what their racers are like, where one is chosen", () => {
    expect(racerCalled("Lightnin' n Thunda")).toBe("lightnin-n-thunda");
    expect(racerCalled("A racer of one's own")).toBe("");
    expect(Object.keys(KARTS).filter((racer) => !has(`rk-drives-${racer}`))).toEqual([]);
  });
});
