import { beforeEach, describe, expect, it, vi } from "vitest";
import { chooseLanguage, LANGUAGES, language, preferred, speak, t } from "./index";

beforeEach(async () => {
  await chooseLanguage("en");
  localStorage.clear();
});

describe("the language of the page", () => {
  it("is the first of the person's that there are words in", () => {
    expect(preferred(["pt-BR", "it-CH", "de"])).toBe("it");
    expect(preferred(["DE_at"])).toBe("de");
    expect(preferred(["nl", "en-GB", "de"])).toBe("en");
    expect(preferred(["den"])).toBe("en");
    expect(preferred([])).toBe("en");
  });

  it("is kept when somebody sets it, and follows the browser again when they unset it", async () => {
    vi.stubGlobal("navigator", { languages: ["it-IT"] });
    await chooseLanguage("de");
    expect([language.value, document.documentElement.lang, t("close")]).toEqual(["de", "de", "Schließen"]);
    expect(localStorage.getItem("pileup.language")).toBe("de");
    await chooseLanguage(null);
    expect([language.value, t("close")]).toEqual(["it", "Chiudi"]);
    expect(localStorage.getItem("pileup.language")).toBeNull();
    vi.unstubAllGlobals();
  });

  it("counts in the words of the language", async () => {
    await chooseLanguage("it");
    expect(t("result-title", { names: "Ann", count: 1 })).toBe("Vince Ann!");
    expect(t("result-title", { names: "Ann, Bo", count: 2 })).toBe("Vittoria condivisa: Ann, Bo!");
  });

  it("shows the last wish where one follows on another's heels", async () => {
    const first = chooseLanguage("de");
    const second = chooseLanguage("it");
    await Promise.all([first, second]);
    expect(language.value).toBe("it");
    await speak();
    expect(language.value).toBe("it");
  });

  it("is called by its own name", () => {
    expect([...LANGUAGES.values()]).toEqual(["English", "Deutsch", "Italiano"]);
  });
});
