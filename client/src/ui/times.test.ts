import { describe, expect, it } from "vitest";
import { ago, clock, duration } from "./times";

describe("times in words", () => {
  it("names spans by their largest unit", () => {
    expect(duration(60)).toBe("1 minute");
    expect(duration(600)).toBe("10 minutes");
    expect(duration(3 * 86_400)).toBe("3 days");
  });

  it("tells how long ago something was", () => {
    expect(ago(1000, 1030)).toBe("now");
    expect(ago(1000, 1000 + 5 * 60)).toBe("5 minutes ago");
    expect(ago(1000, 1000 + 7200)).toBe("2 hours ago");
  });

  it("shows what is left as a clock does", () => {
    expect(clock(245)).toBe("4:05");
    expect(clock(0.2)).toBe("0:01");
    expect(clock(-3)).toBe("0:00");
    expect(clock(3661)).toBe("1:01:01");
  });
});
