import { useEffect, useState } from "preact/hooks";
import { serverNow } from "../api/clock";
import { language } from "../words";

const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit & string, seconds: number][] = [
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

function largest(seconds: number): [unit: string, count: number] {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", 1];
  return [unit, Math.round(seconds / size)];
}

/** A time span in the reader's language: "5 minutes". */
export function duration(seconds: number): string {
  const [unit, count] = largest(seconds);
  return new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** How long ago something was, in the reader's language: "5 minutes ago"; within a minute: "now". */
export function ago(since: number, now: number): string {
  const passed = Math.max(0, now - since);
  const form = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  if (passed < 60) return form.format(0, "second");
  const [unit, count] = largest(passed);
  return form.format(-count, unit as Intl.RelativeTimeFormatUnit);
}

/** Time left, as clocks show it: "4:05"; from a day on in words. */
export function clock(seconds: number): string {
  if (seconds >= 86_400) return duration(seconds);
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The server's time in seconds since 1970, kept up to date every so many seconds while the component is there. */
export function useNow(every: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every * 1000);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
