import { describe, expect, it } from "vitest";
import { keyBytes } from "./push";

describe("a server's key", () => {
  it("is read from base64url, with and without what that changes", () => {
    expect([...keyBytes("AAEC")]).toEqual([0, 1, 2]);
    expect([...keyBytes("-_8")]).toEqual([251, 255]);
  });
});
