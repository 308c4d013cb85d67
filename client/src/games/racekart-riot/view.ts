import type { Snapshot } from "../../api/messages";

/** The half of a movement card that counts in this lap. */
export interface Movement {
  id: string;
  /** A number, or `d8`, `d12+2`, `place 3 5 7`, `pay`, `copy`. */
  speed: string;
  /** Its abilities in printed order: `steal-coins 2`. */
  does: string[];
}

export const CATEGORIES = ["race", "pairs", "karts", "parts", "coins", "crowns"] as const;

export interface KartView {
  racer: string | null;
  title: string;
  laps: number;
  toFinish: number;
  place: number;
  coins: number;
  /** Mystery items by name; `hidden` where one can't know. */
  items: string[];
  /** Names and numbers of supply cards, the parts of locked karts and what was used up included in `used`. */
  supplies: [string, number][];
  used: [string, number][];
  sameStyle: number;
  mixed: number;
  /** Movement cards: in hand where they are known, all of the racer's, and by id where they lie. */
  hand: (Movement | null)[];
  cards: Movement[];
  /** What it moves by: the card on the table, the one replayed in its place, 8 with Level Up; null before. */
  played: Movement | null;
  discard: string[];
  faceUp: string[];
  points: Record<string, number>;
}

export interface RacekartView {
  phase: string;
  lap: number;
  holder: number;
  market: { card: string; cost: number; coins: number }[];
  karts: KartView[];
}

type Plain = Record<string, unknown>;

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function movement(value: unknown): Movement | null {
  if (!value) return null;
  const { id, speed, does } = value as Plain;
  return { id: String(id), speed: String(speed), does: list(does).map(String) };
}

function counts(value: unknown): [string, number][] {
  return Object.entries((value ?? {}) as Record<string, number>).map(([name, count]) => [name, Number(count)]);
}

function kart(seat: Plain): KartView {
  const locked = (seat.locked ?? {}) as Plain;
  return {
    racer: seat.racer ? String(seat.racer) : null,
    title: String(seat.title ?? ""),
    laps: Number(seat.laps ?? 0),
    toFinish: Number(seat.to_finish ?? 0),
    place: Number(seat.place ?? 0),
    coins: Number(seat.coins ?? 0),
    items: list(seat.items).map(String),
    supplies: counts(seat.supplies),
    used: counts(seat.used),
    sameStyle: Number(locked.same_style ?? 0),
    mixed: Number(locked.mixed ?? 0),
    hand: list(seat.hand).map(movement),
    cards: list(seat.cards)
      .map(movement)
      .filter((card) => card !== null),
    played: seat.level_up ? { id: "", speed: "8", does: [] } : movement(seat.replayed ?? seat.played),
    discard: list(seat.discard).map(String),
    faceUp: list(seat.face_up).map(String),
    points: (seat.points ?? {}) as Record<string, number>,
  };
}

const read = new WeakMap<object, RacekartView>();
/** Movement cards of the race by id, as of the position read last: cards are shown by their names alone. */
const movements = new Map<string, Movement>();

/** The part of the view that this look draws; of several own seats here, what `seat` may see. */
export function racekartView(snapshot: Snapshot, seat?: number): RacekartView {
  const view = (snapshot.views?.[String(seat)] ?? snapshot.view) as Plain;
  const known = read.get(view);
  if (known) return known;
  const made: RacekartView = {
    phase: String(view.phase ?? ""),
    lap: Number(view.lap_mode ?? 1),
    holder: Number(view.holder ?? -1),
    market: list(view.market).map((slot) => {
      const { card, cost, coins } = slot as Plain;
      return { card: String(card), cost: Number(cost), coins: Number(coins) };
    }),
    karts: list(view.seats).map((one) => kart(one as Plain)),
  };
  read.set(view, made);
  for (const one of made.karts) for (const card of one.cards) movements.set(card.id, card);
  return made;
}

export function movementOf(card: string): Movement | undefined {
  return movements.get(card);
}
