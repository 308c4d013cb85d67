import { signal } from "@preact/signals";
import type { NewTable } from "../api/messages";

/** A table that this browser has a seat at (or watches). */
export interface KnownTable {
  table: string;
  game: string;
  tokens: string[];
  /** The last line of its chat that was read here. */
  read?: number;
  /** Invitations to free seats that were made here, by seat. */
  invites?: Record<string, string>;
  /** When it was last open here, in milliseconds since 1970. */
  seen: number;
  over: boolean;
  /** One line to know it by. */
  line: string;
}

const KEY = "pileup.tables";
const KEPT = 20;

function load(): KnownTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as KnownTable[]).filter((one) => typeof one?.table === "string") : [];
  } catch {
    return [];
  }
}

export const knownTables = signal<KnownTable[]>(load());

export function knownTable(table: string): KnownTable | undefined {
  return knownTables.value.find((one) => one.table === table);
}

export function tokensOf(table: string): string[] {
  return knownTable(table)?.tokens ?? [];
}

/** Remembers a table or what changed about it; tokens only ever come in addition. */
export function remember(table: string, change: Partial<Omit<KnownTable, "table">>): void {
  const before = knownTable(table);
  const now: KnownTable = {
    game: "",
    over: false,
    line: "",
    ...before,
    ...change,
    table,
    tokens: [...new Set([...(before?.tokens ?? []), ...(change.tokens ?? [])])],
    seen: Date.now(),
  };
  knownTables.value = [now, ...knownTables.value.filter((one) => one.table !== table)].slice(0, KEPT);
  localStorage.setItem(KEY, JSON.stringify(knownTables.value));
}

/** Remembers a table that was made here: its host's token, those of the seats taken here, invitations to the others. */
export function rememberMade(made: NewTable, game: string): void {
  const tokens = made.seats.map((seat) => seat.token).filter((token) => token !== null);
  const invites = made.seats.filter((seat) => seat.invite !== null).map((seat) => [seat.seat, seat.invite]);
  remember(made.table, { game, tokens: [...tokens, made.host], invites: Object.fromEntries(invites) });
}

export function forget(table: string): void {
  knownTables.value = knownTables.value.filter((one) => one.table !== table);
  localStorage.setItem(KEY, JSON.stringify(knownTables.value));
}
