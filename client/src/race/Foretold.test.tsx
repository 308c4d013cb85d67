import { render } from "preact";
import { describe, expect, it } from "vitest";
import type { Drawing, Preview, Snapshot } from "../api/messages";
import { Table } from "../state/table";
import { Foretold } from "./Foretold";

const option = { action: "card:a", text: "Play A", spaces: [], card: "a", kind: "card", rules: [] };
const decision = { id: "4.0", seat: 0, frame: "card", prompt: "Choose", rules: [], options: [option, option] };

function foretold(preview: object): string {
  const table = new Table("t");
  const seats = [{ seat: 0, name: "Ann", racer: "Red", look: null, kind: "person", you: true }];
  table.shown.value = { seats, markers: [] } as unknown as Snapshot;
  table.drawing.value = { spaces: [{ name: "s0" }, { name: "s1" }], shapes: [] } as unknown as Drawing;
  table.hover({ decision, option });
  table.preview.value = { markers: [], chance: null, over: false, unknown: false, ...preview } as unknown as Preview;
  const page = document.createElement("div");
  render(<Foretold table={table} decision={decision} look={{ racerId: (seat) => `car-${seat}` }} />, page);
  return page.textContent ?? "";
}

describe("what a choice would do", () => {
  const events = ["Ann plays A.", "Ann rams Bo."].map((text) => ({ kind: "x", seat: 0, text, spaces: [] }));

  it("is told apart from what would follow if nothing else were used", () => {
    const markers = [{ kind: "car", id: "car-0", space: 1 }];
    expect(foretold({ events, declined: 1, markers })).toBe(
      "Ann plays A.And if you then use nothing: Ann rams Bo. Ann comes to stand on s1.",
    );
    // Off the track there is no space to name.
    expect(foretold({ events, declined: 1 })).toMatch(/Ann rams Bo\.\s*$/);
  });

  it("is one story where nothing more is asked", () => {
    expect(foretold({ events, declined: null })).toBe("Ann plays A. Ann rams Bo.");
  });
});
