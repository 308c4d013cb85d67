import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { t } from "./index";

const SOURCES = join(import.meta.dirname, "..");

function sources(): string {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => readFileSync(join(SOURCES, name), "utf8"))
    .join("\n");
}

// The words of the frame round the games, and those that lie beside a game's look.
const words = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\ben\.ftl$/.test(name))
  .map((name) => readFileSync(join(SOURCES, name), "utf8"))
  .join("\n");
const messages = [...words.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);

describe("the words of the client", () => {
  it("has every message that the sources ask for", () => {
    const asked = [...sources().matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1] as string);
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((id) => !messages.includes(id))).toEqual([]);
  });

  it("has no message that nobody asks for", () => {
    const text = sources();
    // Ids that are put together: `speed-${one}`.
    const beginnings = [...text.matchAll(/`([\w-]+-)\$\{/g)].map((match) => match[1] as string);
    const unused = messages.filter(
      (id) => !text.includes(`"${id}"`) && !beginnings.some((start) => id.startsWith(start)) && !id.endsWith("-key"),
    );
    expect(unused).toEqual([]);
  });

  it("counts in words", () => {
    expect(t("choice-hint", { count: 1 })).toContain("One way");
    expect(t("choice-hint", { count: 3 })).toContain("3 ways");
    expect(t("result-title", { names: "Red, Blue", count: 2 })).toBe("Red, Blue share the win!");
  });
});
