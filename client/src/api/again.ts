import { Refused } from "./http";

/** Milliseconds between two tries; afterwards it is given up. */
const PAUSES: readonly number[] = [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000, 8000];
/** Milliseconds that an answer is waited for: the server itself gives up its database after eight seconds. */
const ANSWER_WITHIN = 15_000;

/** Whether nobody knows what became of what was sent: no answer came, or that the server is busy with itself. */
export function unheard(error: unknown): boolean {
  return error instanceof Refused && [0, 429, 502, 503, 504].includes(error.status);
}

/**
 * Sends something until the server has said yes or no to it. Only for what is done once however often it is sent.
 *
 * @param send sends it once.
 * @param waiting told each time that it has to be sent again.
 * @param stop aborted when nobody waits any more.
 * @param forever whether to try for as long as the page is there; else the last error is thrown after a minute.
 */
export async function untilHeard<T>(
  send: (signal: AbortSignal) => Promise<T>,
  waiting: (error: unknown) => void,
  stop: AbortSignal,
  forever = false,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await within(ANSWER_WITHIN, stop, send);
    } catch (error) {
      const pause = PAUSES[tries] ?? (forever ? PAUSES.at(-1) : undefined);
      if (pause === undefined || stop.aborted || !unheard(error)) throw error;
      waiting(error);
      await rest(pause, stop);
      if (stop.aborted) throw error;
    }
  }
}

/** Does something with a signal that is aborted after so many milliseconds. */
async function within<T>(time: number, stop: AbortSignal, does: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const end = () => late.abort();
  const timer = setTimeout(end, time);
  stop.addEventListener("abort", end);
  try {
    return await does(late.signal);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener("abort", end);
  }
}

/** Milliseconds of rest, less where the network comes back or somebody looks again. */
export function rest(time: number, stop: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      stop.removeEventListener("abort", end);
      ends();
      done();
    };
    const timer = setTimeout(end, time);
    stop.addEventListener("abort", end);
    const ends = onReturn(end);
    if (stop.aborted) end();
  });
}

/**
 * Calls back when there may be a way to the server again: the network is back, the page was woken or is looked at.
 * Gives what ends that.
 */
export function onReturn(back: () => void): () => void {
  const seen = () => document.hidden || back();
  window.addEventListener("online", back);
  window.addEventListener("pageshow", back);
  document.addEventListener("visibilitychange", seen);
  return () => {
    window.removeEventListener("online", back);
    window.removeEventListener("pageshow", back);
    document.removeEventListener("visibilitychange", seen);
  };
}
