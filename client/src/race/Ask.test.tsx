import { render } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RaceEvent, Snapshot } from "../api/messages";
import type { GameLook } from "../games/look";
import { Table } from "../state/table";
import { Ask } from "./Ask";

const SEATS = ["Ann", "Bo"].map((name, seat) => ({
  seat,
  name,
  racer: name,
  kind: "person",
  look: null,
  you: seat === 0,
}));

function shown(more: object): { table: Table; page: HTMLElement } {
  const snapshot = {
    seats: SEATS,
    sequence: 4,
    view: {},
    markers: [],
    decisions: [],
    waiting: [1],
    undo_request: null,
    ...more,
  } as unknown as Snapshot;
  const table = new Table("t");
  table.latest.value = snapshot;
  table.shown.value = snapshot;
  const page = document.createElement("div");
  render(<Ask table={table} snapshot={snapshot} look={{}} />, page);
  return { table, page };
}

afterEach(() => vi.unstubAllGlobals());

describe("what is asked", () => {
  it("says whom the race waits for", () => {
    expect(shown({}).page.textContent).toContain("Waiting for Bo");
  });

  it("asks those who have acted since whether somebody may take back", async () => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
      sent.push([new URL(url).pathname.split("/").at(-1), JSON.parse(String(init?.body))]);
      return { ok: true, status: 200, json: async () => ({ sequence: 5 }) };
    });
    const { page } = shown({ undo_request: { seat: 1, name: "Bo", waiting: [0] } });
    expect(page.textContent).toContain("Bo would like to take back a choice.");
    const [no, fine] = page.querySelectorAll<HTMLButtonElement>(".wish button");
    fine?.click();
    no?.click();
    await vi.waitFor(() =>
      expect(sent).toEqual([
        ["undo", { agree: true, at: 4 }],
        ["undo", { agree: false, at: 4 }],
      ]),
    );
  });

  it("says while pieces move what was played, and shows the card of whose turn it is", () => {
    const event = (n: number, kind: string, seat: number | null, text = "", card: string | null = null) =>
      ({ n, kind, seat, text, card, spaces: [], rules: [], args: {} }) as unknown as RaceEvent;
    const look: GameLook = {
      turns: new Set(["turn"]),
      plays: new Set(["played"]),
      Card: ({ card }) => <i>card {card}</i>,
    };
    const log = [
      event(1, "turn", 0),
      event(2, "played", 0, "Ann plays A.", "a"),
      event(3, "turn", 1),
      event(4, "played", 1, "Bo plays B.", "b"),
    ];
    const during = (now: RaceEvent) => {
      const { table, page } = shown({});
      table.log.value = [...log, now];
      table.now.value = now;
      render(<Ask table={table} snapshot={table.shown.value as Snapshot} look={look} />, page);
      return page.querySelector(".ask-line")?.textContent;
    };
    expect(during(event(5, "drove", 1))).toBe("Bo plays B.card b");
    // Who is rammed did not play the card.
    expect(during(event(5, "damaged", 0, "Ann takes 1 damage."))).toBe("Ann takes 1 damage.card b");
    expect(during(event(5, "turn", 0))).not.toContain("card");
    // Asked on in their own turn, they see what they have played; asked for a card they do not.
    const option = { action: "pass", text: "Go on", spaces: [], card: null, kind: "pass", rules: [] };
    const asking = (card: string | null) => {
      const options = [option, { ...option, card }];
      const decisions = [{ id: "4.0", seat: 0, frame: "x", prompt: "Use it?", rules: [], options }];
      const { table, page } = shown({ decisions });
      table.log.value = [...log, event(5, "turn", 0), event(6, "played", 0, "Ann plays C.", "c")];
      render(<Ask table={table} snapshot={table.shown.value as Snapshot} look={look} />, page);
      return page.querySelector(".ask-line")?.textContent;
    };
    expect(asking(null)).toContain("card c");
    expect(asking("a")).not.toContain("card c");
  });

  it("only tells those who have nothing to say about it", () => {
    const { page } = shown({ undo_request: { seat: 0, name: "Ann", waiting: [1] } });
    expect(page.textContent).toContain("Ann would like");
    expect(page.querySelectorAll(".wish button").length).toBe(0);
  });

  it("hides what is asked of a second person at this screen until they say they are there", () => {
    const option = { action: "card:a", text: "Play A", spaces: [], card: null, kind: "card", rules: [] };
    const decision = { id: "4.1", seat: 1, frame: "card", prompt: "Choose", rules: [], options: [option, option] };
    const { table, page } = shown({
      seats: SEATS.map((seat) => ({ ...seat, you: true })),
      decisions: [decision],
    });
    expect(page.textContent).toContain("Pass the screen to Bo");
    expect(page.textContent).not.toContain("Play A");
    page.querySelector<HTMLButtonElement>(".curtain button")?.click();
    expect(table.asked.value?.id).toBe("4.1");
  });
});
