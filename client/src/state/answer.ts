import { useEffect, useState } from "preact/hooks";
import { onReturn } from "../api/again";
import { words } from "./table";

interface Answer<T> {
  found: T | null;
  trouble: string;
}

/**
 * What asking the server brings: asked at once, and again when one of `about` changes, or when there may be a way to the
 * server that there was not before. What was found before stays until there is better, and an answer about something
 * else than is asked now is not taken. `again`: it is asked anew after so many seconds, as long as the page is seen.
 */
export function useAnswer<T>(ask: () => Promise<T>, about: readonly unknown[], again = 0): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ found: null, trouble: "" });
  useEffect(() => {
    let wanted = true;
    let failed = false;
    const look = () => {
      if (again > 0 && document.hidden) return;
      ask().then(
        (found) => {
          failed = false;
          if (wanted) setAnswer({ found, trouble: "" });
        },
        (error) => {
          failed = true;
          if (wanted) setAnswer(({ found }) => ({ found, trouble: words(error) }));
        },
      );
    };
    look();
    const ends = onReturn(() => {
      if (failed) look();
    });
    const timer = again > 0 ? setInterval(look, again * 1000) : undefined;
    if (again > 0) document.addEventListener("visibilitychange", look);
    return () => {
      wanted = false;
      ends();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, about);
  return answer;
}
