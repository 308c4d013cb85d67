import { has, language, t } from "../words";
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
  let answer: Response;
  try {
    answer = await fetch(address(path), init);
  } catch {
    throw new Refused(0, {
      code: "offline",
      what: "",
      where: path,
      cure: "",
      legal: null,
    });
  }
  if (!answer.ok) throw new Refused(answer.status, await troubleOf(answer));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
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
  open: (table: TableBody) => call<NewTable>("tables", [], table),
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
  choose: (table: string, tokens: readonly string[], decision: string, option: string) =>
    call<Sequence>(`tables/${name(table)}/choose`, tokens, { decision, option }),
  take: (table: string, seat: number, invite: string, body: TakeBody) =>
    call<NewSeat>(`tables/${name(table)}/seats/${seat}/take`, [invite], body),
  start: (table: string, tokens: readonly string[]) => call<void>(`tables/${name(table)}/start`, tokens, {}),
  again: (table: string, tokens: readonly string[]) => call<TableName>(`tables/${name(table)}/again`, tokens, {}),
  answerUndo: (table: string, tokens: readonly string[], agree: boolean) =>
    call<Sequence>(`tables/${name(table)}/undo`, tokens, { agree }),
  say: (table: string, tokens: readonly string[], text: string, seat: number | null) =>
    call<ChatMessage>(`tables/${name(table)}/chat`, tokens, { text, seat }),
  /** A bot plays a seat of yours ("": the table's usual one), or null: you play again. */
  takeOver: (table: string, tokens: readonly string[], seat: number, bot: string | null) =>
    call<void>(`tables/${name(table)}/seats/${seat}/bot`, tokens, { bot }),
  /** All windows that a seat of yours passes by itself from now on. */
  passIn: (table: string, tokens: readonly string[], seat: number, windows: string[]) =>
    call<void>(`tables/${name(table)}/seats/${seat}/passes`, tokens, { windows }),
  setTable: (table: string, tokens: readonly string[], settings: TableSettings) =>
    call<void>(`tables/${name(table)}/settings`, tokens, settings),
  setSeat: (table: string, tokens: readonly string[], seat: number, body: SetSeatBody) =>
    call<NewSeat>(`tables/${name(table)}/seats/${seat}`, tokens, body),
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
    call<NewTable>(`tables/${name(table)}/branch`, tokens, { at, seats }),
  openRecord: (record: unknown) => call<TableName>("records", [], record),
  undo: (table: string, tokens: readonly string[]) => call<Sequence>(`tables/${name(table)}/undo`, tokens, {}),
};
