import { describe, expect, it } from "vitest";
import { bytesOf, lettersOf } from "./base64";

describe("a server's key", () => {
  it("is read from base64url, with and without what that changes", () => {
    expect([...bytesOf("AAEC")]).toEqual([0, 1, 2]);
    expect([...bytesOf("-_8")]).toEqual([251, 255]);
  });

  it("is written in letters that links may hold", () => {
    expect(lettersOf(new Uint8Array([251, 255]))).toBe("-_8");
    expect(lettersOf(new Uint8Array([0, 1, 2]))).toBe("AAEC");
  });
});
