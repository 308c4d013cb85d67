// Generated from the server's messages by client/scripts/messages.py: don't edit.

/**
 * A race, looked through.
 *
 * Attributes:
 *     odds: of winning, for each seat, after each line, from none on.
 *     seats: what each seat's choices, luck and the others did to its odds.
 *     playouts: behind each odds; search: iterations behind each cost.
 */
export interface Analysed {
  odds: number[][];
  seats: SeatReview[];
  mistakes: Mistake[];
  rolls: Luck[];
  playouts: number;
  search: number;
}

/** How far an analysis is: `done` of `total` lines; `found` once it is done. */
export interface AnalysisProgress {
  state: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  total: number;
  found: Analysed | null;
}

/** A named place that is no space: a grid box, a clearing, the side of a junction. */
export interface Anchor {
  x: number;
  y: number;
  angle: number;
}

/** Where a piece lies in the drawing: its outline, its middle, its size and the direction of travel into it. */
export interface Area {
  d: string;
  x: number;
  y: number;
  size: number;
  angle: number;
}

/** A new table that goes on from step `at` of a finished race; `mark`: as in `TableBody`. */
export interface BranchBody {
  at: number;
  seats?: SeatBody[] | null;
  mark?: string | null;
}

/**
 * Something to say.
 *
 * Attributes:
 *     seat: which of your seats says it.
 *     after: the number of the last line that they had read, 0 before the first. The same words after that line are
 *         said once, however often they are sent.
 */
export interface ChatBody {
  text: string;
  seat?: number | null;
  after?: number | null;
}

/** What somebody said at the table; `seat` is None for a watcher. */
export interface ChatMessage {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** One value that an option may have, and the words for it. */
export interface Choice {
  value: string;
  text: string;
}

/** An answer to a decision. */
export interface ChooseBody {
  decision: string;
  option: string;
}

/**
 * A question to one seat.
 *
 * Attributes:
 *     id: "<sequence>.<seat>"; an answer may name it, so that a late answer to an older question is refused.
 *     seat: who is asked.
 *     frame: the rule that asks, as the game names it.
 *     prompt: the question in words.
 *     rules: ids of the rules behind it.
 *     options: every legal action, in the rules' order.
 */
export interface Decision {
  id: string;
  seat: number;
  frame: string;
  prompt: string;
  rules: string[];
  options: Option[];
}

/**
 * A whole track, drawn.
 *
 * Attributes:
 *     width, height: size of the picture in drawing units.
 *     left, top: where the picture begins; everything that counts lies between these and so much further, and what is
 *         only scenery may go on beyond.
 *     shapes: everything printed, in the order of drawing.
 *     spaces: the outlines of the spaces, by index.
 *     anchors: named places for pieces that stand on no space.
 */
export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
  spaces: SpaceShape[];
  anchors: Record<string, Anchor>;
  left: number;
  top: number;
}

/** The body of every answer that is no success. */
export interface ErrorAnswer {
  error: Trouble;
}

/**
 * Something that happened, as one seat may know it.
 *
 * Attributes:
 *     n: its place in that seat's own log, from 0.
 *     kind: the event's name in lower case.
 *     seat: whom it is about, if anybody.
 *     text: in words; "" for events that only pictures need.
 *     args: the event's numbers by name.
 *     spaces: indexes of the spaces it is about.
 *     rules: ids of the rules behind it.
 *     card: the name of the card it shows, if any.
 */
export interface RaceEvent {
  n: number;
  kind: string;
  seat: number | null;
  text: string;
  args: Record<string, number>;
  spaces: number[];
  rules: string[];
  card: string | null;
}

/**
 * One thing wrong (or doubtful) in a track, and what to do about it.
 *
 * Attributes:
 *     piece: the number of the piece (or space) it is about, from 0; None for the whole.
 *     line: the line of the file.
 */
export interface Finding {
  severity: "error" | "warning";
  what: string;
  cure: string;
  piece: number | null;
  line: number | null;
}

/** Something that holds for a whole track or not, with its words. */
export interface Flag {
  name: string;
  text: string;
}

/**
 * A game that can be raced here.
 *
 * Attributes:
 *     bots: names of the bots that can sit on a seat, the weakest first.
 *     racers: the racers that a seat's `look` can name; empty where the game gives them out itself.
 *     guide: there is a first-race guide.
 *     windows: questions that a seat may pass for a whole race.
 */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  bots: string[];
  racers: Choice[];
  guide: boolean;
  windows: Choice[];
}

/**
 * One stop of a first-race guide.
 *
 * Attributes:
 *     text: what is said, paragraph by paragraph.
 *     look: the parts of the page that it speaks of.
 *     rules: ids of the rules behind it.
 *     choice: the action that the race goes on with, where the reader is asked; "" where there is only to read.
 *     events: what happened since the stop before.
 *     snapshot: the race as the reader's seat sees it.
 */
export interface GuideStop {
  text: string[];
  look: string[];
  rules: string[];
  choice: string;
  events: RaceEvent[];
  snapshot: Snapshot;
}

/**
 * A first-race guide: a recorded race in which the reader makes the choices of one seat.
 *
 * Attributes:
 *     drawings: the drawings of its stops, by their keys.
 */
export interface GuideTour {
  game: string;
  title: string;
  drawings: Record<string, Drawing>;
  stops: GuideStop[];
}

/** The server is well. */
export interface Health {
  ok: boolean;
}

/** A part in a track: which, laid which way (""; the usual one), moved by how many lanes to the right. */
export interface LaidPart {
  part: string;
  way: string;
  shift: number;
}

/** A track as a list of pieces in race direction; `flags` names those that are set. */
export interface Layout {
  name: string;
  pieces: LaidPart[];
  flags: string[];
}

/** A roll or draw that changed a seat's odds of winning by `swing`; `text`: what it was. */
export interface Luck {
  at: number;
  seat: number;
  round: number;
  swing: number;
  text: string;
}

/** A mail address that wants to be told; it is asked by mail first. */
export interface MailBody {
  address: string;
}

/** A mail address of a seat, without most of its name; `confirmed`: its reader said yes. */
export interface MailContact {
  address: string;
  confirmed: boolean;
}

/**
 * A piece on the track: a racer, an obstacle, a token.
 *
 * Attributes:
 *     kind: what it is: "racer", "rock", "bomb", "boost", "token" and other words of the game; unknown ones are
 *         drawn as discs.
 *     id: unique among the markers of one position, the same from position to position, so that it can be animated.
 *     space: the space it stands on, or -1 where `anchor` or x and y tell the place.
 *     anchor: the name of an anchor of the drawing.
 *     x, y: how far from the middle of its space or anchor; where it has neither, where it stands.
 *     label: a short text on it (a number, a letter).
 *     title: its name in words, for screen readers.
 *     colour: a CSS colour.
 *     roles: further CSS classes.
 */
export interface Marker {
  kind: string;
  id: string;
  space?: number;
  anchor?: string;
  x?: number;
  y?: number;
  angle?: number;
  label?: string;
  title?: string;
  colour?: string;
  roles?: string[];
}

/** The tokens that a browser holds, to find its tables. */
export interface MineBody {
  tokens: string[];
}

/** A costly choice: `chosen` where `better` promised `cost` (0 to 1) more; `rough`: not certain. */
export interface Mistake {
  at: number;
  seat: number;
  round: number;
  cost: number;
  chosen: string;
  better: string;
  rough: boolean;
}

/**
 * Something worth telling, in words; `at`: lines of the record after which to look, None for the whole race.
 *
 * Attributes:
 *     kind: lead, comeback, start-to-finish, pile-up, lucky, unlucky, wrecker.
 */
export interface Moment {
  kind: string;
  text: string;
  at: number | null;
  seat: number | null;
}

/** A seat of a new table: the token of a person's, the invitation to an open one's. */
export interface NewSeat {
  seat: number;
  token: string | null;
  invite: string | null;
}

/** A table that was just made. `host` is the token that may change it before the start. */
export interface NewTable {
  table: string;
  seats: NewSeat[];
  host: string;
}

/** What happened since the message before, and how it stands now. */
export interface News {
  sequence: number;
  events: RaceEvent[];
  snapshot: Snapshot;
}

/**
 * How this server tells people of their turn while they are away.
 *
 * Attributes:
 *     push: the key that browsers subscribe with (`applicationServerKey`); None: no web push.
 *     mail: whether it sends mail.
 */
export interface NoticesInfo {
  push: string | null;
  mail: boolean;
}

/**
 * One outcome of a chance event.
 *
 * Attributes:
 *     action: its exact text, to be given to `Race.happen` ("" where several outcomes read the same).
 *     text: the outcome in words.
 *     odds: its probability.
 *     words: the probability in words: "1 in 6".
 */
export interface Odds {
  action: string;
  text: string;
  odds: number;
  words: string;
}

/**
 * One legal action of a decision.
 *
 * Attributes:
 *     action: its exact text, to be given back to `Race.choose`.
 *     text: the option in words.
 *     spaces: indexes of the spaces it is about.
 *     card: the name of the card it plays, if any.
 *     kind: the name of the action's range: card, space, pass …
 *     rules: ids of the rules behind it, where they differ from the decision's.
 */
export interface Option {
  action: string;
  text: string;
  spaces: number[];
  card: string | null;
  kind: string;
  rules: string[];
}

/**
 * One option of a game on the start page.
 *
 * Attributes:
 *     title, help, and the texts of choices: in the caller's language.
 */
export interface OptionInfo {
  name: string;
  title: string;
  kind: string;
  default: unknown;
  help: string;
  choices: Choice[];
  low: number;
  high: number;
}

/**
 * One side of a piece that a track can be made of.
 *
 * Attributes:
 *     name: as in track files, "02A".
 *     group: the piece itself, "02": its other sides can't be used beside this one.
 *     kind: what it is offered under: start (comes first), straight, turn, special, bridge, finish (comes last).
 *     text: what is special about it, in words; "" for nothing.
 *     ways: how it can be laid, the usual way first.
 *     needs: names of the parts that it can't do without.
 *     drawing: the side by itself, its road entering from below.
 */
export interface Part {
  name: string;
  group: string;
  side: string;
  kind: string;
  text: string;
  ways: Way[];
  needs: string[];
  drawing: Drawing;
}

/** All windows that a seat passes from now on, by name. */
export interface PassesBody {
  windows: string[];
}

/**
 * A track as far as it has come.
 *
 * Attributes:
 *     ok: it can be raced.
 *     track: the value for the game's option; None where it can't be raced.
 *     layout: its pieces; None where it is no list of pieces.
 *     text: the track as a file.
 *     drawing: None where nothing can be drawn.
 *     areas: where each piece (or space) lies; None for those that are nowhere.
 *     joints: in front of each piece, and last where the track ends: there new pieces go.
 *     open: where a piece at the end will lie; None where the track is closed.
 */
export interface Plan {
  name: string;
  ok: boolean;
  findings: Finding[];
  text: string;
  track: unknown;
  layout: Layout | null;
  drawing: Drawing | null;
  areas: (Area | null)[];
  joints: Anchor[];
  open: Area | null;
}

/**
 * What an option would do, as far as its seat can know.
 *
 * Attributes:
 *     events: what happens up to the next decision, chance event or unknown fact.
 *     markers: the pieces after that.
 *     chance: the odds of the chance event that comes next; None where none does, or only a card is drawn.
 *     over: the race would be over.
 *     unknown: it stops early, because what follows depends on what the seat can't see.
 *     drawing_key: which drawing shows the track after that (`Race.drawing_key`).
 *     declined: from this event on, it is what happens if the seat then uses nothing that it is offered; None: no
 *         such question comes.
 */
export interface Preview {
  events: RaceEvent[];
  markers: Marker[];
  chance: Odds[] | null;
  over: boolean;
  unknown: boolean;
  drawing_key: string;
  declined: number | null;
}

/**
 * Whether every roll and draw of a finished race came from the seed that was committed to before it began.
 *
 * Attributes:
 *     chance_events: how many of them were checked.
 *     commitment: the hash that was shown from the start; seed: what it is the hash of.
 *     reasons: why it is not proved; [] when it is.
 */
export interface Proof {
  fair: boolean;
  chance_events: number;
  commitment: string | null;
  seed: string | null;
  reasons: string[];
}

/** A browser that wants to be told: `PushSubscription.toJSON()` without the time it ends. */
export interface PushBody {
  endpoint: string;
  keys: PushKeys;
}

/** What messages to a browser are sealed with, base64url; as in its `PushSubscription`. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/**
 * One step of a finished race.
 *
 * Attributes:
 *     at: how many lines of the record were played; lines: how many there are; line: the last one.
 *     seat: whose view it is (-1: a watcher's).
 *     events: what that line did.
 *     drawing_key: as in `Snapshot`.
 */
export interface ReplayStep {
  at: number;
  lines: number;
  line: string | null;
  seat: number;
  round: number;
  events: RaceEvent[];
  view: Record<string, unknown>;
  markers: Marker[];
  drawing_key: string;
}

/** How the seats stood when a round was over: the place of each, ties share one. */
export interface RoundEnd {
  round: number;
  at: number;
  places: number[];
}

/** One entry of a game's rules, with the chapter it stands in, and the language they are told in. */
export interface RuleEntry {
  id: string;
  chapter: string;
  text: string;
  language: string;
}

/** Who is to sit on a seat: a person here, a bot, or whoever opens the link (`open`). */
export interface SeatBody {
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string | null;
  look?: string | null;
}

/** Where a seat is told of its turns: `push`, the endpoints of browsers; `mail`, addresses. */
export interface SeatContacts {
  push: string[];
  mail: MailContact[];
}

/**
 * A seat as everybody sees it.
 *
 * Attributes:
 *     kind: person, open (free), bot, rulebook (played by the rules themselves).
 *     racer: what the piece is called: a colour, a character ("" in lists).
 *     bot: the bot that plays now, on a bot's seat or for an absent person.
 *     you: one of your seats.
 *     here: somebody with this seat's token has the table open; None for bots, and for some seconds after the server
 *         has loaded the table, while people may be on their way back to it.
 *     away: since when nobody has, in seconds since 1970; None while somebody has, and while it is not known.
 *     since: since when it must decide; None while it need not. Where time is limited, later by the outages of the
 *         server since then; just after one it lies ahead, and its time does not run yet.
 *     bank: seconds it had left to think then, where the table limits them.
 *     passes: names of the windows that your seat passes by itself; None for the others' seats.
 */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: string;
  look: string | null;
  racer: string;
  bot: string | null;
  you: boolean;
  here: boolean | null;
  away: number | null;
  since: number | null;
  bank: number | null;
  passes: string[] | null;
}

/**
 * How one seat fared.
 *
 * Attributes:
 *     choices: decisions with at least two options; cost: of all of them together; mean_cost: of one.
 *     luck: the sum of its odds' changes by chance; by_others: by the choices of the others; by_self: by its own.
 */
export interface SeatReview {
  seat: number;
  name: string;
  place: number | null;
  choices: number;
  cost: number;
  mean_cost: number;
  luck: number;
  by_others: number;
  by_self: number;
}

/** One seat: what its choices set off, and how many of its rolls helped it (`luck`, in thousandths of a win). */
export interface SeatStory {
  seat: number;
  name: string;
  place: number;
  crashes: number;
  luck: number;
}

/** The number of the step that was accepted; `asked`: none yet, others must agree first. */
export interface Sequence {
  sequence: number;
  asked: boolean;
}

/** What the host makes of a seat before the start. */
export interface SetSeatBody {
  kind: "bot" | "open" | "person";
  name?: string | null;
  bot?: string | null;
  look?: string | null;
}

/**
 * One stroke of the drawing, below the spaces or above them.
 *
 * Attributes:
 *     kind: "path" (uses `d`), "circle" (x, y, r) or "text" (x, y, text, size, angle).
 *     role: what it shows, as a CSS class: road, lane-line, checkpoint, bolt …
 *     d: SVG path data in drawing units.
 *     size: height of a text's letters.
 *     above: drawn over the spaces, as bolts and numbers are.
 */
export interface Shape {
  kind: "circle" | "path" | "text";
  role: string;
  d?: string;
  x?: number;
  y?: number;
  r?: number;
  angle?: number;
  text?: string;
  size?: number;
  above?: boolean;
}

/**
 * A table as you see it now.
 *
 * Attributes:
 *     sequence: number of the last step; also the id of the stream's messages.
 *     revision: goes up when something beside the race changes (seats, settings).
 *     status: gathering (before the start), racing, over.
 *     commitment: hash of the seed, published at the start; the seed itself comes with the record at the end.
 *     view_seat: whose view this is: yours; of several seats of yours the one that must decide; -1: a watcher's.
 *     view: what the game shows that seat; its shape is the game's.
 *     views: with several seats of yours (one screen for several people), the view of each, by its number.
 *     waiting: seats that must decide now.
 *     can_undo: one of your seats may take back its last decision.
 *     can_ask_undo: it may if those agree who have acted since; `undo` asks them.
 *     undo_request: somebody asked for that, and not all have agreed yet.
 *     host: you may change the table before the start.
 *     successor: the table where the same people race again.
 *     drawing_key: which of the race's drawings shows the track of now (`GET …/drawing?key=`); "" where there is one.
 *     kept: the race was run under other rules or content than today's: it is shown as it was kept, in the words of
 *         then, and can't be branched or proved here any more.
 *     log: the last events; left out in the stream.
 *     chat: the last lines; left out in the stream.
 */
export interface Snapshot {
  table: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  sequence: number;
  revision: number;
  status: "gathering" | "over" | "racing";
  commitment: string;
  over: boolean;
  places: number[] | null;
  round: number;
  view_seat: number;
  view: Record<string, unknown>;
  views: Record<string, Record<string, unknown>> | null;
  markers: Marker[];
  decisions: Decision[];
  waiting: number[];
  can_undo: boolean;
  can_ask_undo: boolean;
  undo_request: UndoRequest | null;
  public: boolean;
  host: boolean;
  settings: TableSettings;
  parent: string | null;
  successor: string | null;
  drawing_key: string;
  kept: boolean;
  log: RaceEvent[] | null;
  chat: ChatMessage[] | null;
}

/**
 * The outline of one space.
 *
 * Attributes:
 *     index: the space's number in the track; `space:<index>` in actions.
 *     name: the space's name, unique in the track.
 *     d: its outline as SVG path data.
 *     x, y: its middle, where a piece stands.
 *     angle: the direction of travel there.
 *     roles: CSS classes that tell what is printed on it: bolt, red-zone, portal …
 */
export interface SpaceShape {
  index: number;
  name: string;
  d: string;
  x: number;
  y: number;
  angle: number;
  roles?: string[];
}

/**
 * A race, told.
 *
 * Attributes:
 *     lines: of the record; chances: how many of them chance decided; rounds: how many there were.
 *     turns: in their order; standings: after each round.
 */
export interface Story {
  lines: number;
  chances: number;
  rounds: number;
  turns: Turn[];
  standings: RoundEnd[];
  moments: Moment[];
  seats: SeatStory[];
}

/** Two seats whose people change places; `revision`: of the table as the caller saw it, so that it is done once. */
export interface SwapBody {
  seats: [number, number];
  revision?: number | null;
}

/**
 * A new table. With no open seat, the race begins at once.
 *
 * Attributes:
 *     options: the game's options by name; left out: their defaults.
 *     seats: one for each competitor; left out: one person, the others bots.
 *     public: listed for everybody.
 *     position: a board to go on from, in the game's own words.
 *     mark: a secret of the caller's making, random and used for this one wish. However often that is sent, it is
 *         done once, and each time the same tokens are given; they follow from the mark.
 */
export interface TableBody {
  game: string;
  options?: Record<string, unknown>;
  seats?: SeatBody[] | null;
  public?: boolean;
  settings?: TableSettings;
  position?: Record<string, unknown> | null;
  mark?: string | null;
}

/**
 * A table in a list.
 *
 * Attributes:
 *     mine: your seats there; my_turn: one of them must decide.
 *     open: seats that anybody may take (of a public table), or that your invitations are for.
 *     options: of the game, as far as they were chosen and are short.
 */
export interface TableLine {
  table: string;
  game: string;
  title: string;
  status: "gathering" | "over" | "racing";
  seats: SeatInfo[];
  round: number;
  sequence: number;
  mine: number[];
  my_turn: boolean;
  open: number[];
  created: number;
  changed: number;
  options: Record<string, string | number | boolean>;
}

/** A table. */
export interface TableName {
  table: string;
}

/**
 * What the people of a table agreed on.
 *
 * Attributes:
 *     takeover: seconds after which a bot plays for an absent person; 0: never.
 *     bank: seconds that each person may think in all; 0: no limit. Who has used them up is played by a bot.
 *     increment: seconds that each answer adds to them.
 *     takeover_bot: which bot that is; "": the game's default.
 *     pace: seconds between the moves of bots.
 */
export interface TableSettings {
  takeover?: number;
  takeover_bot?: string;
  bank?: number;
  increment?: number;
  pace?: number;
}

/** Who sits down; `mark`: as in `TableBody`. */
export interface TakeBody {
  name?: string;
  look?: string | null;
  mark?: string | null;
}

/** A bot for a seat (its name, or "" for the default), or None: the person plays again. */
export interface TakeoverBody {
  bot?: string | null;
}

/** A track to look at: its pieces, or the text of its file. */
export interface TrackBody {
  layout?: Layout | null;
  text?: string | null;
}

/** What is wrong (`code` for programs, the rest for people). */
export interface Trouble {
  code: string;
  what: string;
  where: string;
  cure: string;
  legal: string[] | null;
}

/**
 * A turn of the race: it begins after `at` lines of the record; `seat`: whose it is, None for what is everybody's.
 *
 * Attributes:
 *     crashes: how many events of its kind `GameKind.crash_events` it told.
 */
export interface Turn {
  at: number;
  seat: number | null;
  round: number;
  crashes: number;
}

/**
 * An undo (of one you need not agree to: `{}`), or the answer to somebody's wish for one.
 *
 * Attributes:
 *     at: the `sequence` of the position that the caller saw. What they saw is taken back (or agreed to), once,
 *         however often it is sent.
 */
export interface UndoBody {
  agree?: boolean | null;
  at?: number | null;
}

/** Somebody wants a choice back that others have acted on since; the seats in `waiting` have yet to agree. */
export interface UndoRequest {
  seat: number;
  name: string;
  waiting: number[];
}

/**
 * One way in which a part can be laid.
 *
 * Attributes:
 *     value: its name: straight, right, left, reversed …
 *     turn: quarter turns clockwise that the road makes.
 *     entry, exit: what the road is like at its ends; two parts meet where these are the same. "": everything meets.
 */
export interface Way {
  value: string;
  turn: number;
  entry: string;
  exit: string;
}

/**
 * What a game's tracks are made of.
 *
 * Attributes:
 *     option: the name of the game's option that takes a track.
 *     parts: empty where tracks are files only.
 *     shifts: by how many lanes a piece can be moved at most.
 *     begin: what a new track begins with.
 *     example: a track file to begin with, where there are no parts.
 */
export interface Workshop {
  option: string;
  parts: Part[];
  flags: Flag[];
  shifts: number;
  begin: Layout;
  example: string;
}
