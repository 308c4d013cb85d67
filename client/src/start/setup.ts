import type { GameInfo, OptionInfo, SeatBody, TableSettings } from "../api/messages";

/** What a person has chosen on the way to a race against bots. */
export interface Setup {
  seats: number;
  racer: string | null;
  bot: string;
  /** Who plays at this screen, the person who sets up first. */
  names: string[];
  /** How many seats are for friends who get a link. */
  friends: number;
  /** Whether the table is listed for everybody. */
  listed: boolean;
  /** What the people of the table agree on. */
  settings: TableSettings;
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
    names: [name],
    friends: 0,
    listed: false,
    settings: {},
    options: {},
  };
}

/** With a capital: `black` is a value, Black drives. */
export function titled(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase());
}

/**
 * The seats of the table: people at this screen, then those for friends, then bots. Who has no name is called by the
 * racer, to everybody in their own language; friends choose theirs when they sit down.
 */
export function seatsOf(game: GameInfo, setup: Setup): SeatBody[] {
  const others = game.racers.map((racer) => racer.value).filter((racer) => racer !== setup.racer);
  const racers = setup.racer ? [setup.racer, ...others] : [];
  return Array.from({ length: setup.seats }, (_, seat) => {
    const look = racers[seat];
    const here = setup.names[seat];
    if (here === undefined && seat < setup.names.length + setup.friends) return { kind: "open" };
    const body: SeatBody = { kind: here === undefined ? "bot" : "person", name: here?.trim() ?? "" };
    if (here === undefined && setup.bot) body.bot = setup.bot;
    if (look) body.look = look;
    return body;
  });
}

/** The same set-up with as many seats, and no more people than these. */
export function withSeats(setup: Setup, seats: number): Setup {
  const names = setup.names.slice(0, seats);
  return { ...setup, seats, names, friends: Math.min(setup.friends, seats - names.length) };
}
