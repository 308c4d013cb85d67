import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useAnswer } from "./answer";

interface Props {
  ask: (about: string) => Promise<string>;
  about: string;
  again?: number;
}

function Shown({ ask, about, again }: Props) {
  const { found, trouble } = useAnswer(() => ask(about), [about], again);
  return (
    <p>
      {found ?? "nothing"}/{trouble}
    </p>
  );
}

const place = document.createElement("div");
const draw = (props: Props) => act(() => render(<Shown {...props} />, place));
const settle = () => act(async () => {});

afterEach(() => {
  render(null, place);
  vi.useRealTimers();
});

describe("an answer of the server", () => {
  it("is not overtaken by one about something else", async () => {
    const open: Record<string, (text: string) => void> = {};
    const ask = (about: string) => new Promise<string>((resolve) => (open[about] = resolve));
    draw({ ask, about: "a" });
    draw({ ask, about: "b" });
    open.b?.("of b");
    open.a?.("of a");
    await settle();
    expect(place.textContent).toBe("of b/");
  });

  it("stays while what comes after it fails, and trouble goes with the next answer", async () => {
    vi.useFakeTimers();
    const ask = vi
      .fn<Props["ask"]>()
      .mockResolvedValueOnce("first")
      .mockRejectedValueOnce(new Error("lost"))
      .mockResolvedValue("second");
    draw({ ask, about: "a", again: 10 });
    const seen: (string | null)[] = [];
    for (const pause of [0, 10_000, 10_000]) {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(pause);
      });
      seen.push(place.textContent);
    }
    expect(seen).toEqual(["first/", "first/lost", "second/"]);
    render(null, place);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
