import { afterEach, describe, expect, it } from "vitest";
import { isTaken } from "./keys";

afterEach(() => {
  document.body.innerHTML = "";
});

function pressed(on: string, how: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, ...how });
  document.querySelector(on)?.dispatchEvent(event);
  return event;
}

describe("keys of a page", () => {
  it("are not those of a field that is filled in, nor of the browser", () => {
    document.body.innerHTML = '<input><input type="range"><button></button>';
    expect(isTaken(pressed("input"))).toBe(true);
    expect(isTaken(pressed("[type=range]"), "input:not([type=range])")).toBe(false);
    expect(isTaken(pressed("button"))).toBe(false);
    expect(isTaken(pressed("button", { ctrlKey: true }))).toBe(true);
  });

  it("are not those of an open dialog, even where its button that had the focus has gone", () => {
    document.body.innerHTML = "<dialog open></dialog>";
    expect(isTaken(pressed("body"))).toBe(true);
    document.querySelector("dialog")?.removeAttribute("open");
    expect(isTaken(pressed("body"))).toBe(false);
  });
});
