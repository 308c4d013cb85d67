import { signal } from "@preact/signals";
import type { NewTable } from "../api/messages";
import { keptList } from "./lists";

/** A table that this browser has a seat at (or watches). */
export interface KnownTable {
  table: string;
  game: string;
  /** What the game is called. */
  title?: string;
  tokens: string[];
  /** The last line of its chat that was read here. */
  read?: number;
  /** Invitations to free seats that were made here, by seat. */
  invites?: Record<string, string>;
  /** Of a test-drive: the address where its track is built. */
  bench?: string;
  /** When it was last open here, in milliseconds since 1970. */
  seen: number;
  over: boolean;
  /** One line to know it by. */
  line: string;
}

const KEY = "pileup.tables";
const KEPT = 20;

const kept = () => keptList<KnownTable>(KEY, (one) => typeof one?.table === "string");

export const knownTables = signal(kept());

// Other tabs sit down at tables too.
addEventListener("storage", (event) => {
  if (event.key === KEY) knownTables.value = kept();
});

export function knownTable(table: string): KnownTable | undefined {
  return knownTables.value.find((one) => one.table === table);
}

export function tokensOf(table: string): string[] {
  return knownTable(table)?.tokens ?? [];
}

/** Remembers a table or what changed about it; tokens only ever come in addition. */
export function remember(table: string, change: Partial<Omit<KnownTable, "table">>): void {
  // What another tab has kept a moment ago must not be written over.
  const known = kept();
  const before = known.find((one) => one.table === table);
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
  store([now, ...known.filter((one) => one.table !== table)].slice(0, KEPT));
}

/**
 * Remembers a table that was made here: its host's token, those of the seats taken here, invitations to the others.
 * `bench`: where its track is built, if it is a test-drive.
 */
export function rememberMade(made: NewTable, game: string, bench?: string): void {
  const tokens = made.seats.map((seat) => seat.token).filter((token) => token !== null);
  const invites = made.seats.filter((seat) => seat.invite !== null).map((seat) => [seat.seat, seat.invite]);
  const known = { game, tokens: [...tokens, made.host], invites: Object.fromEntries(invites) };
  remember(made.table, bench === undefined ? known : { ...known, bench });
}

export function forget(table: string): void {
  store(kept().filter((one) => one.table !== table));
}

function store(tables: KnownTable[]): void {
  knownTables.value = tables;
  localStorage.setItem(KEY, JSON.stringify(tables));
}
