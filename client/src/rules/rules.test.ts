import { describe, expect, it } from "vitest";
import { chapterTitle, search } from "./book";

const entry = (id: string, chapter: string, text: string) => ({ id, chapter, text, language: "en" });
const book = [
  entry("AB-MOVE-01", "3 Moving", "A car that unbumps nobody stays."),
  entry("AB-MOVE-02", "3 Moving", "Bumped cars spin **twice**."),
  entry("AB-CAFE-01", "12. Café (AB-CAFE)", "Nobody moves."),
  entry("AB-CAFE-02", "12. Café (AB-CAFE)", "Wer stößt, fährt über die Straße."),
];

describe("looking for a rule", () => {
  it("finds entries with all the words, those that begin with them first", () => {
    expect(search(book, "bump").map((one) => one.id)).toEqual(["AB-MOVE-02", "AB-MOVE-01"]);
    expect(search(book, "bump twice").map((one) => one.id)).toEqual(["AB-MOVE-02"]);
    expect(search(book, "nothing")).toEqual([]);
  });

  it("finds by chapter and by id, whatever the accents and capitals", () => {
    expect(search(book, "CAFE").map((one) => one.id)).toEqual(["AB-CAFE-01", "AB-CAFE-02"]);
    expect(search(book, "strasse uber").map((one) => one.id)).toEqual(["AB-CAFE-02"]);
    expect(search(book, "Straße").map((one) => one.id)).toEqual(["AB-CAFE-02"]);
    expect(search(book, "ab-move-02").map((one) => one.id)[0]).toBe("AB-MOVE-02");
  });

  it("gives everything in the book's order where nothing is looked for", () => {
    expect(search(book, "  ")).toEqual(book);
  });
});

describe("a chapter's title", () => {
  it("is what a reader needs of it", () => {
    expect(chapterTitle("12. Café (AB-CAFE)")).toBe("Café");
    expect(chapterTitle("7a. Movement abilities (RK-ABL)")).toBe("Movement abilities");
    expect(chapterTitle("11. Laps and game end (RK-LAP, RK-END)")).toBe("Laps and game end");
    expect(chapterTitle("20.3 House proposal (replaceable by a data file)")).toBe(
      "House proposal (replaceable by a data file)",
    );
    expect(chapterTitle("9a. Event table (RK-EVT), d8")).toBe("Event table, d8");
  });
});
