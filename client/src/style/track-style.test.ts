import { describe, expect, it } from "vitest";
import { withoutDark } from "../../track-style";

describe("the style of tracks", () => {
  it("is parted into light and dark, wherever the dark blocks stand", () => {
    const code =
      "a{b:c}@media (prefers-color-scheme:dark){ x{y:z} }d{e:f}\n@media (prefers-color-scheme: dark) {\nu{v:w}}g{h:i}";
    const { light, dark } = withoutDark(code);
    expect(light.replace(/\s/g, "")).toBe("a{b:c}d{e:f}g{h:i}");
    expect(dark.replace(/\s/g, "")).toBe("x{y:z}u{v:w}");
  });
});
