import type { Snapshot } from "../../api/messages";

/** What the server's view of Rush & Bash shows of one car. */
export interface CarView {
  seat: number;
  hearts: number;
  stars: number;
  /** The own hand as names of cards; of other hands the backs alone: `sprint`, `rush`. */
  hand: string[];
  finished: boolean;
  /** The name of its space, or where else it is. */
  where: string;
  /** Driven by the rulebook's Bot rules: no hand, no star. */
  bot: boolean;
}

export interface RushView {
  ranking: number[];
  /** The deck that each place draws from. */
  decks: string[];
  fullHeart: number;
  simplified: boolean;
  cars: CarView[];
}

type Plain = Record<string, unknown>;

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The part of the view that this look draws; of several own seats here, what `seat` may see. */
export function rushView(snapshot: Snapshot, seat?: number): RushView {
  const view = snapshot.views?.[String(seat)] ?? snapshot.view;
  const cars = list(view.cars) as Plain[];
  return {
    ranking: list(view.ranking).map(Number),
    decks: list(view.decks).map(String),
    fullHeart: Number(view.full_heart ?? 3),
    simplified: Boolean(snapshot.options.simplified),
    cars: cars.map((car, seat) => ({
      seat: Number(car.seat ?? seat),
      hearts: Number(car.hearts ?? 0),
      stars: Number(car.stars ?? 0),
      hand: list(car.hand).map(String),
      finished: Boolean(car.finished),
      where: String(car.where ?? ""),
      bot: Boolean(car.bot),
    })),
  };
}
