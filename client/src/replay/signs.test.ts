import { describe, expect, it } from "vitest";
import { lettersOf } from "./signs";

describe("letters in charts", () => {
  it("are the first where no other name begins like that", () => {
    expect(lettersOf(["Red", "Green", "White"])).toEqual(["R", "G", "W"]);
  });

  it("tell names apart that begin alike", () => {
    expect(lettersOf(["Black", "Blue", "Red"])).toEqual(["Ba", "Bu", "R"]);
    expect(lettersOf(["Grün", "Gelb", "Schwarz"])).toEqual(["Gr", "Ge", "S"]);
    expect(lettersOf(["Rooster", "Rabbit"])).toEqual(["Ro", "Ra"]);
  });

  it("are numbers where nothing tells them apart", () => {
    expect(lettersOf(["Seat", "Seat", "Pig"])).toEqual(["1", "2", "P"]);
    expect(lettersOf(["", "Queen K"])).toEqual(["1", "Q"]);
    expect(lettersOf(["Seat 1", "Seat 2"])).toEqual(["S1", "S2"]);
  });

  it.each([
    ["Black", "Blue", "Green", "Red", "White", "Yellow"],
    ["Schwarz", "Blau", "Grün", "Rot", "Weiß", "Gelb"],
    ["Nero", "Blu", "Verde", "Rosso", "Bianco", "Giallo"],
    ["Redbane", "Goat Lorde", "Queen K", "Lightnin' n Thunda"],
    ["An", "Ann", "Anna", "Anne", "Annegret", "A"],
  ])("are never the same twice: %s, %s …", (...names) => {
    const found = lettersOf(names);
    expect(new Set(found).size).toBe(names.length);
    expect(found.every((one) => one.length >= 1 && [...one].length <= 2)).toBe(true);
  });
});
