/** How far the server's clock is ahead of the browser's, in seconds. */
let ahead = 0;

/** Notes what time the server says it is, in an answer that was made just now: never in one that a cache may give. */
export function heardTime(answer: Response): void {
  const said = Date.parse(answer.headers?.get("Date") ?? "");
  // A header tells whole seconds, so a difference below that tells nothing.
  const difference = (said - Date.now()) / 1000;
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < 2 ? 0 : difference;
}

/** The time in seconds since 1970 by the server's clock, which all times in its messages are of. */
export function serverNow(): number {
  return Date.now() / 1000 + ahead;
}
