import type { GameInfo, OptionInfo, SeatBody } from "../api/messages";

/** What a person has chosen on the way to a race against bots. */
export interface Setup {
  seats: number;
  racer: string | null;
  bot: string;
  name: string;
  options: Record<string, unknown>;
}

/** Options that the page asks for in another way, or that only files can answer. */
const ELSEWHERE: ReadonlySet<string> = new Set(["folder", "names"]);

export function shownOptions(game: GameInfo): OptionInfo[] {
  return game.options.filter((option) => !ELSEWHERE.has(option.kind));
}

export function trackOption(game: GameInfo): OptionInfo | undefined {
  return game.options.find((option) => option.kind === "track");
}

/** Neither a pushover nor a torment. */
const USUAL_BOT = "medium";

export function firstSetup(game: GameInfo, name: string): Setup {
  const seats = Math.min(Math.max(4, game.min_seats), game.max_seats);
  return {
    seats,
    racer: game.racers[0]?.value ?? null,
    bot: game.bots.includes(USUAL_BOT) ? USUAL_BOT : (game.bots.at(-1) ?? ""),
    name,
    options: {},
  };
}

/** With a capital: `black` is a value, Black drives. */
export function titled(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase());
}

/** The seats of the table: the person first, bots with the racers that are left; who has no name is called by the racer. */
export function seatsOf(game: GameInfo, setup: Setup): SeatBody[] {
  const name = (value: string | null) => titled(game.racers.find((racer) => racer.value === value)?.text ?? "");
  const others = game.racers.map((racer) => racer.value).filter((racer) => racer !== setup.racer);
  const first: SeatBody = { kind: "person", name: setup.name.trim() || name(setup.racer) };
  if (setup.racer) first.look = setup.racer;
  const seats = [first];
  for (let seat = 1; seat < setup.seats; seat++) {
    const body: SeatBody = { kind: "bot" };
    if (setup.bot) body.bot = setup.bot;
    const look = others[seat - 1];
    if (look) {
      body.look = look;
      body.name = name(look);
    }
    seats.push(body);
  }
  return seats;
}
