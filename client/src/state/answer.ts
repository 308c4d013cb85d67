import { useEffect, useState } from "preact/hooks";
import { words } from "./table";

interface Answer<T> {
  found: T | null;
  trouble: string;
}

/**
 * What asking the server brings: asked at once, and again when one of `about` changes. What was found before stays
 * until there is better, and an old answer never comes after a new one.
 */
export function useAnswer<T>(ask: () => Promise<T>, about: readonly unknown[]): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ found: null, trouble: "" });
  useEffect(() => {
    let wanted = true;
    ask().then(
      (found) => wanted && setAnswer({ found, trouble: "" }),
      (error) => wanted && setAnswer(({ found }) => ({ found, trouble: words(error) })),
    );
    return () => {
      wanted = false;
    };
  }, about);
  return answer;
}
