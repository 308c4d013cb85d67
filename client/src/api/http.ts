import { has, language, t } from "../words";
import { lettersOf } from "./base64";
import { heardTime } from "./clock";
import type {
  AnalysisProgress,
  ChatMessage,
  Drawing,
  ErrorAnswer,
  GameInfo,
  GuideTour,
  MailContact,
  NewSeat,
  NewTable,
  NoticesInfo,
  Plan,
  Preview,
  Proof,
  PushBody,
  ReplayStep,
  RuleEntry,
  SeatBody,
  SeatContacts,
  Sequence,
  SetSeatBody,
  Snapshot,
  Story,
  TableBody,
  TableLine,
  TableName,
  TableSettings,
  TakeBody,
  TrackBody,
  Trouble,
  Workshop,
} from "./messages";

/** What the server (or the way to it) says is wrong, in words for the person in front of the screen. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(inWords(trouble));
  }
}

/** What players meet we say in their language; the rest is the server's own words. */
function inWords({ code, what, cure }: Trouble): string {
  return has(`trouble-${code}`) ? t(`trouble-${code}`) : [what, cure].filter(Boolean).join(" ");
}

type Signal = AbortSignal | null;

const BASE = new URL(".", document.baseURI).href;

/** The header by which seats prove themselves: every token that this browser holds for the table. */
export function authorization(tokens: readonly string[]): Record<string, string> {
  return tokens.length ? { Authorization: `Bearer ${tokens.join(",")}` } : {};
}

/** The header by which the server knows what language to answer in. */
export function inOurLanguage(): Record<string, string> {
  return { "Accept-Language": language.peek() };
}

export function address(path: string): string {
  return new URL(`api/${path}`, BASE).href;
}

/** Where a table's record can be saved from. */
export function recordAddress(table: string): string {
  return address(`tables/${encodeURIComponent(table)}/record`);
}

async function call<T>(
  path: string,
  tokens: readonly string[] = [],
  body?: unknown,
  signal: AbortSignal | null = null,
  method = "GET",
): Promise<T> {
  const init: RequestInit = { method, headers: { ...authorization(tokens), ...inOurLanguage() }, signal };
  if (body !== undefined) {
    init.method = "POST";
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  try {
    const answer = await fetch(address(path), init);
    if (init.method !== "GET") heardTime(answer);
    if (!answer.ok) throw new Refused(answer.status, await troubleOf(answer));
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  } catch (error) {
    if (error instanceof Refused) throw error;
    // No answer, half of one, or one that is none of Pileup's.
    throw new Refused(0, { code: "offline", what: "", where: path, cure: "", legal: null });
  }
}

async function troubleOf(answer: Response): Promise<Trouble> {
  try {
    const { error } = (await answer.json()) as Partial<ErrorAnswer>;
    if (error) return error;
  } catch {
    // Not our server's own words: a proxy's page, say.
  }
  return {
    code: String(answer.status),
    what: t("trouble-answered-with", { status: answer.status }),
    where: "",
    cure: "",
    legal: null,
  };
}

/** Marks of what was sent and not yet answered, by what it is. */
const marks = new Map<string, string>();

/**
 * Sends something that gives secrets, with a mark that it keeps until the answer is here: sent again, it is done once.
 *
 * @param what it is: other words about the same thing are not another one.
 */
async function marked<T>(what: string, send: (mark: string) => Promise<T>): Promise<T> {
  const mark = marks.get(what) ?? newMark();
  marks.set(what, mark);
  const answer = await send(mark);
  marks.delete(what);
  return answer;
}

/** 192 random bits: what follows from them is as hard to guess. */
function newMark(): string {
  return lettersOf(crypto.getRandomValues(new Uint8Array(24)));
}

const name = encodeURIComponent;

export const api = {
  games: () => call<GameInfo[]>("games"),
  gameDrawing: (game: string, options: Record<string, string>) =>
    call<Drawing>(`games/${name(game)}/drawing?${new URLSearchParams(options)}`),
  workshop: (game: string) => call<Workshop>(`games/${name(game)}/workshop`),
  namedTrack: (game: string, track: string) => call<Plan>(`games/${name(game)}/tracks/${name(track)}`),
  plan: (game: string, track: TrackBody, signal: AbortSignal | null = null) =>
    call<Plan>(`games/${name(game)}/track`, [], track, signal),
  rules: (game: string) => call<RuleEntry[]>(`games/${name(game)}/rules`),
  guide: (game: string) => call<GuideTour>(`games/${name(game)}/guide`),
  guidePreview: (game: string, stop: number, option: string) =>
    call<Preview>(`games/${name(game)}/guide/preview?${new URLSearchParams({ stop: String(stop), option })}`),
  open: (table: TableBody) =>
    marked(`open ${JSON.stringify(table)}`, (mark) => call<NewTable>("tables", [], { ...table, mark })),
  snapshot: (table: string, tokens: readonly string[]) => call<Snapshot>(`tables/${name(table)}`, tokens),
  drawing: (table: string, key: string) =>
    call<Drawing>(`tables/${name(table)}/drawing${key && `?${new URLSearchParams({ key })}`}`),
  preview: (table: string, tokens: readonly string[], decision: string, option: string, signal: AbortSignal) =>
    call<Preview>(
      `tables/${name(table)}/preview?${new URLSearchParams({ decision, option })}`,
      tokens,
      undefined,
      signal,
    ),
  take: (table: string, seat: number, invite: string, body: TakeBody) =>
    marked(`take ${table} ${seat}`, (mark) =>
      call<NewSeat>(`tables/${name(table)}/seats/${seat}/take`, [invite], { ...body, mark }),
    ),
  // What follows may be sent again and again (`untilHeard`): it is done once.
  choose: (table: string, tokens: readonly string[], decision: string, option: string, signal: Signal = null) =>
    call<Sequence>(`tables/${name(table)}/choose`, tokens, { decision, option }, signal),
  /** `at`: the sequence of the position that was seen. */
  undo: (table: string, tokens: readonly string[], at: number, signal: Signal = null) =>
    call<Sequence>(`tables/${name(table)}/undo`, tokens, { at }, signal),
  answerUndo: (table: string, tokens: readonly string[], agree: boolean, at: number, signal: Signal = null) =>
    call<Sequence>(`tables/${name(table)}/undo`, tokens, { agree, at }, signal),
  /** `after`: the number of the last line that was read. */
  say: (
    table: string,
    tokens: readonly string[],
    text: string,
    seat: number | null,
    after: number,
    signal: Signal = null,
  ) => call<ChatMessage>(`tables/${name(table)}/chat`, tokens, { text, seat, after }, signal),
  start: (table: string, tokens: readonly string[], signal: Signal = null) =>
    call<void>(`tables/${name(table)}/start`, tokens, {}, signal),
  again: (table: string, tokens: readonly string[], signal: Signal = null) =>
    call<TableName>(`tables/${name(table)}/again`, tokens, {}, signal),
  /** A bot plays a seat of yours ("": the table's usual one), or null: you play again. */
  takeOver: (table: string, tokens: readonly string[], seat: number, bot: string | null, signal: Signal = null) =>
    call<void>(`tables/${name(table)}/seats/${seat}/bot`, tokens, { bot }, signal),
  /** All windows that a seat of yours passes by itself from now on. */
  passIn: (table: string, tokens: readonly string[], seat: number, windows: string[], signal: Signal = null) =>
    call<void>(`tables/${name(table)}/seats/${seat}/passes`, tokens, { windows }, signal),
  setTable: (table: string, tokens: readonly string[], settings: TableSettings, signal: Signal = null) =>
    call<void>(`tables/${name(table)}/settings`, tokens, settings, signal),
  setSeat: (table: string, tokens: readonly string[], seat: number, body: SetSeatBody, signal: Signal = null) =>
    call<NewSeat>(`tables/${name(table)}/seats/${seat}`, tokens, body, signal),
  notices: () => call<NoticesInfo>("notices"),
  contacts: (table: string, tokens: readonly string[], seat: number) =>
    call<SeatContacts>(`tables/${name(table)}/seats/${seat}/contacts`, tokens),
  addPush: (table: string, tokens: readonly string[], seat: number, body: PushBody) =>
    call<void>(`tables/${name(table)}/seats/${seat}/push`, tokens, body),
  removePush: (table: string, tokens: readonly string[], seat: number, endpoint: string) =>
    call<void>(
      `tables/${name(table)}/seats/${seat}/push?${new URLSearchParams({ endpoint })}`,
      tokens,
      undefined,
      null,
      "DELETE",
    ),
  addMail: (table: string, tokens: readonly string[], seat: number, address: string) =>
    call<MailContact>(`tables/${name(table)}/seats/${seat}/mail`, tokens, { address }),
  removeMail: (table: string, tokens: readonly string[], seat: number) =>
    call<void>(`tables/${name(table)}/seats/${seat}/mail`, tokens, undefined, null, "DELETE"),
  publicTables: () => call<TableLine[]>("tables"),
  myTables: (tokens: readonly string[]) => call<TableLine[]>("tables/mine", [], { tokens }),
  replaySteps: (table: string, at: number, count: number, seat: number) =>
    call<ReplayStep[]>(`tables/${name(table)}/replay/steps?at=${at}&count=${count}&seat=${seat}`),
  story: (table: string) => call<Story>(`tables/${name(table)}/story`),
  proof: (table: string) => call<Proof>(`tables/${name(table)}/proof`),
  analyse: (table: string) => call<AnalysisProgress>(`tables/${name(table)}/analysis`, [], {}),
  analysis: (table: string) => call<AnalysisProgress>(`tables/${name(table)}/analysis`),
  branch: (table: string, tokens: readonly string[], at: number, seats: SeatBody[]) =>
    marked(`branch ${table} ${at} ${JSON.stringify(seats)}`, (mark) =>
      call<NewTable>(`tables/${name(table)}/branch`, tokens, { at, seats, mark }),
    ),
  openRecord: (record: unknown) => call<TableName>("records", [], record),
};
