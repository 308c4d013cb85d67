import type { Snapshot } from "../../api/messages";

export interface JockeyCard {
  name: string;
  /** Kinds of dice: `nimble`, `swift`, `dashing`. */
  dice: string[];
  carrots: number;
  barrels: number;
  staggers: number;
}

export interface AbilityView {
  name: string;
  /** In Gold Carrots. */
  cost: number;
}

export interface MountView {
  racer: string | null;
  /** `waiting`, `on`, `off` or `finished`. */
  status: string;
  /** Where it is, as a number that grows along the track. */
  along: number;
  carrots: number;
  staggers: number;
  fans: number;
  card: JockeyCard | null;
  hasMoved: boolean;
  abilities: AbilityView[];
  /** In a Circuit. */
  laps: number | null;
  points: number | null;
  /** With Stubborn Jockeys: the cards that one may know, and how many there are. */
  hand: JockeyCard[];
  handSize: number;
}

export interface TurnView {
  seat: number;
  showboat: boolean;
  toRoll: string[];
  dice: { kind: string; value: number }[];
  die: { kind: string; left: number; way: string } | null;
  /** What the Stagger die shows: a way, or `fan`. */
  staggerWay: string;
}

export interface ResultView {
  /** Per seat: in a Circuit the Race Points for all laps, else the Fan more that breaks a tie. */
  bonus: number[];
  /** Whether some places were decided by who had the latest Turn. */
  latest: boolean;
  /** In a Time Trial: what was added up, `straights`, `turns` and `cards`. */
  sum: { what: string; count: number; points: number }[];
}

export interface BayouView {
  mode: string;
  event: string | null;
  eventText: string;
  lastRound: boolean;
  deck: number;
  table: JockeyCard[];
  barrelsLeft: number;
  turn: TurnView | null;
  score: number | null;
  /** In a Time Trial: whether the mount fell asleep, and how many Jockey cards were used. */
  asleep: boolean;
  used: number;
  /** In a Time Trial: how many can still be turned up. */
  unused: number;
  /** In a Circuit: how many there are. */
  laps: number;
  /** Once the race is over: how the score came about. */
  result: ResultView | null;
  mounts: MountView[];
  /** What the Racers can do that are still to be chosen, by their names. */
  riders: Record<string, AbilityView[]>;
}

type Plain = Record<string, unknown>;

function list(value: unknown): Plain[] {
  return Array.isArray(value) ? value : [];
}

function card(value: Plain): JockeyCard {
  const made = {
    name: String(value.name),
    dice: list(value.dice).map(String),
    carrots: Number(value.carrots ?? 0),
    barrels: Number(value.barrels ?? 0),
    staggers: Number(value.staggers ?? 0),
  };
  cards.set(made.name, made);
  return made;
}

const LETTERS: Record<string, string> = { n: "nimble", s: "swift", d: "dashing" };

function spent(name: string, [dice, carrots, barrels, staggers]: [string, number, number, number]): void {
  cards.set(name, { name, dice: [...dice].map((letter) => LETTERS[letter] ?? letter), carrots, barrels, staggers });
}

/** `3:2.4` (piece, column, lane) as a number that grows along the track. */
export function along(space: unknown): number {
  const found = /^(\d+):(\d+)\./.exec(String(space ?? ""));
  return found ? Number(found[1]) * 100 + Number(found[2]) : -1;
}

function ability(value: Plain): AbilityView {
  return { name: String(value.name), cost: Number(value.cost) };
}

function mount(seat: Plain): MountView {
  return {
    racer: seat.racer ? String(seat.racer) : null,
    status: String(seat.status ?? "waiting"),
    along: Number(seat.progress ?? along(seat.space)),
    carrots: Number(seat.carrots ?? 0),
    staggers: Number(seat.staggers ?? 0),
    fans: Number(seat.fans ?? 0),
    card: seat.card ? card(seat.card as Plain) : null,
    hasMoved: Boolean(seat.has_moved),
    abilities: list(seat.abilities).map(ability),
    laps: seat.laps === undefined ? null : Number(seat.laps),
    points: seat.points === undefined ? null : Number(seat.points),
    hand: list(seat.hand).map(card),
    handSize: Number(seat.hand_size ?? 0),
  };
}

function turn(value: Plain | null): TurnView | null {
  if (!value) return null;
  const die = value.die as Plain | null;
  return {
    seat: Number(value.seat),
    showboat: Boolean(value.showboat),
    toRoll: list(value.to_roll).map(String),
    dice: list(value.dice).map((one) => ({ kind: String(one.kind), value: Number(one.value) })),
    die: die ? { kind: String(die.kind), left: Number(die.left), way: String(die.way) } : null,
    staggerWay: String(value.stagger ?? ""),
  };
}

function result(value: Plain | null): ResultView | null {
  if (!value) return null;
  return {
    bonus: Array.isArray(value.bonus) ? value.bonus.map(Number) : [],
    latest: Boolean(value.latest),
    sum: list(value.sum).map(({ what, count, points }) => ({
      what: String(what),
      count: Number(count),
      points: Number(points),
    })),
  };
}

const read = new WeakMap<object, BayouView>();
/** Jockey cards met so far by name: cards are shown by their names alone. */
const cards = new Map<string, JockeyCard>();

/** The part of the view that this look draws; of several own seats here, what `seat` may see. */
export function bayouView(snapshot: Snapshot, seat?: number): BayouView {
  const view = (snapshot.views?.[String(seat)] ?? snapshot.view) as Plain;
  const known = read.get(view);
  if (known) return known;
  // A card that was played before this page was opened is shown with its face too.
  for (const [name, brings] of Object.entries(view.spent ?? {}))
    spent(name, brings as [string, number, number, number]);
  const made: BayouView = {
    mode: String(view.mode ?? "race"),
    event: view.event ? String(view.event) : null,
    eventText: String(view.event_text ?? ""),
    lastRound: Boolean(view.last_round),
    deck: Number(view.deck ?? 0),
    table: list(view.table).map(card),
    barrelsLeft: Number(view.barrels_left ?? 0),
    turn: turn((view.turn ?? null) as Plain | null),
    score: view.score === undefined ? null : Number(view.score),
    asleep: Boolean(view.asleep),
    used: Number(view.used ?? 0),
    unused: Number(view.unused ?? 0),
    laps: Number(view.laps ?? 0),
    result: result((view.result ?? null) as Plain | null),
    mounts: list(view.seats).map(mount),
    riders: Object.fromEntries(Object.entries(view.riders ?? {}).map(([name, all]) => [name, list(all).map(ability)])),
  };
  read.set(view, made);
  return made;
}

export function jockeyCard(name: string): JockeyCard | undefined {
  return cards.get(name);
}
