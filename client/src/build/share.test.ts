import { describe, expect, it } from "vitest";
import { BadLink, LONGEST, packed, unpacked } from "./share";

const TEXT = 'name = "Hinterhöfe & Söhne"\nboards = [\n    "01A",\n    { board = "02A", turn = "left" },\n]\n';

describe("a track in a link", () => {
  it("comes out as it went in", async () => {
    const word = await packed(TEXT);
    expect(word).toMatch(/^[\w-]+$/);
    expect(word.length).toBeLessThan(TEXT.length * 1.5);
    expect(await unpacked(word)).toBe(TEXT);
  });

  it("is refused when it is broken or another's", async () => {
    const word = await packed(TEXT);
    for (const bad of ["", "z", "hello world", `x${word.slice(1)}`, word.slice(0, -6), "z!!", `z${"A".repeat(30)}`]) {
      await expect(unpacked(bad)).rejects.toBeInstanceOf(BadLink);
    }
  });

  it("does not swell beyond what a track may hold", async () => {
    const bomb = await packed("a".repeat(LONGEST + 1));
    expect(bomb.length).toBeLessThan(500);
    await expect(unpacked(bomb)).rejects.toBeInstanceOf(BadLink);
    expect(await unpacked(await packed("a".repeat(LONGEST)))).toHaveLength(LONGEST);
  });
});
