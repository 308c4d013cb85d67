"""The messages between server and client; the OpenAPI description and the client's types come from these.

Contract: docs/architecture.md, section 3. Fields may be added, never change their meaning.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pileup.engine.game import Choice
from pileup.engine.workshop import Area, Finding, Flag, LaidPart, Layout, Part, Plan, Way, Workshop
from pileup.play.asked import Decision, Event, Odds, Option, Preview
from pileup.rulebook import RuleEntry
from pileup.study.analyse import SeatReview
from pileup.study.story import Moment, RoundEnd, SeatStory, Story, Turn
from pileup.track.drawing import Drawing, Marker

__all__ = [
    "Analysed",
    "AnalysisProgress",
    "Area",
    "BranchBody",
    "ChatBody",
    "ChatMessage",
    "ChooseBody",
    "Decision",
    "ErrorAnswer",
    "Event",
    "Finding",
    "Flag",
    "GameInfo",
    "GuideStop",
    "GuideTour",
    "Health",
    "LaidPart",
    "Layout",
    "Luck",
    "MailBody",
    "MailContact",
    "Mistake",
    "Moment",
    "NewSeat",
    "NewTable",
    "News",
    "NoticesInfo",
    "Odds",
    "Option",
    "Part",
    "Plan",
    "Preview",
    "Proof",
    "PushBody",
    "PushKeys",
    "RoundEnd",
    "RuleEntry",
    "SeatBody",
    "SeatContacts",
    "SeatInfo",
    "SeatReview",
    "SeatStory",
    "Sequence",
    "Snapshot",
    "Story",
    "TableBody",
    "TableLine",
    "TableSettings",
    "TakeBody",
    "TrackBody",
    "Trouble",
    "Turn",
    "Way",
    "Workshop",
]

Name = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=120)]
Mark = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]*$")]
SeatKind = Literal["person", "open", "bot"]
Status = Literal["gathering", "racing", "over"]


class Trouble(msgspec.Struct):
    """What is wrong (`code` for programs, the rest for people)."""

    code: str
    what: str
    where: str = ""
    cure: str = ""
    legal: list[str] | None = None


class ErrorAnswer(msgspec.Struct):
    """The body of every answer that is no success."""

    error: Trouble


# --- games ------------------------------------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct):
    """One option of a game on the start page.

    Attributes:
        title, help, and the texts of choices: in the caller's language.
    """

    name: str
    title: str
    kind: str
    default: Any
    help: str
    choices: list[Choice] = []
    low: int = 0
    high: int = 0


class GameInfo(msgspec.Struct):
    """A game that can be raced here.

    Attributes:
        bots: names of the bots that can sit on a seat, the weakest first.
        racers: the racers that a seat's `look` can name; empty where the game gives them out itself.
        guide: there is a first-race guide.
        windows: questions that a seat may pass for a whole race.
    """

    name: str
    title: str
    summary: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]
    racers: list[Choice] = []
    guide: bool = False
    windows: list[Choice] = []


class TrackBody(msgspec.Struct, forbid_unknown_fields=True):
    """A track to look at: its pieces, or the text of its file."""

    layout: Layout | None = None
    text: Annotated[str, Meta(max_length=60_000)] | None = None


# --- opening a table --------------------------------------------------------------------------------------------------


class SeatBody(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: a person here, a bot, or whoever opens the link (`open`)."""

    kind: SeatKind
    name: Name = ""
    bot: Word | None = None
    look: Word | None = None


class TableSettings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What the people of a table agreed on.

    Attributes:
        takeover: seconds after which a bot plays for an absent person; 0: never.
        bank: seconds that each person may think in all; 0: no limit. Who has used them up is played by a bot.
        increment: seconds that each answer adds to them.
        takeover_bot: which bot that is; "": the game's default.
        pace: seconds between the moves of bots.
    """

    takeover: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    takeover_bot: Word = ""
    bank: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.0


class TableBody(msgspec.Struct, forbid_unknown_fields=True):
    """A new table. With no open seat, the race begins at once.

    Attributes:
        options: the game's options by name; left out: their defaults.
        seats: one for each competitor; left out: one person, the others bots.
        public: listed for everybody.
        position: a board to go on from, in the game's own words.
        mark: a secret of the caller's making, random and used for this one wish. However often that is sent, it is
            done once, and each time the same tokens are given; they follow from the mark.
    """

    game: Word
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatBody], Meta(max_length=16)] | None = None
    public: bool = False
    settings: TableSettings = TableSettings()
    position: dict[str, Any] | None = None
    mark: Mark | None = None


class NewSeat(msgspec.Struct):
    """A seat of a new table: the token of a person's, the invitation to an open one's."""

    seat: int
    token: str | None = None
    invite: str | None = None


class NewTable(msgspec.Struct):
    """A table that was just made. `host` is the token that may change it before the start."""

    table: str
    seats: list[NewSeat]
    host: str


# --- the table as somebody sees it ------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct):
    """A seat as everybody sees it.

    Attributes:
        kind: person, open (free), bot, rulebook (played by the rules themselves).
        racer: what the piece is called: a colour, a character ("" in lists).
        bot: the bot that plays now, on a bot's seat or for an absent person.
        you: one of your seats.
        here: somebody with this seat's token has the table open; None for bots, and for some seconds after the server
            has loaded the table, while people may be on their way back to it.
        away: since when nobody has, in seconds since 1970; None while somebody has, and while it is not known.
        since: since when it must decide; None while it need not. Where time is limited, later by the outages of the
            server since then; just after one it lies ahead, and its time does not run yet.
        bank: seconds it had left to think then, where the table limits them.
        passes: names of the windows that your seat passes by itself; None for the others' seats.
    """

    seat: int
    name: str
    kind: str
    look: str | None
    racer: str
    bot: str | None
    you: bool
    here: bool | None
    away: float | None
    since: float | None = None
    bank: float | None = None
    passes: list[str] | None = None


class ChatMessage(msgspec.Struct):
    """What somebody said at the table; `seat` is None for a watcher."""

    n: int
    at: float
    seat: int | None
    name: str
    text: str


class UndoRequest(msgspec.Struct):
    """Somebody wants a choice back that others have acted on since; the seats in `waiting` have yet to agree."""

    seat: int
    name: str
    waiting: list[int]


class Snapshot(msgspec.Struct):
    """A table as you see it now.

    Attributes:
        sequence: number of the last step; also the id of the stream's messages.
        revision: goes up when something beside the race changes (seats, settings).
        status: gathering (before the start), racing, over.
        commitment: hash of the seed, published at the start; the seed itself comes with the record at the end.
        view_seat: whose view this is: yours; of several seats of yours the one that must decide; -1: a watcher's.
        view: what the game shows that seat; its shape is the game's.
        views: with several seats of yours (one screen for several people), the view of each, by its number.
        waiting: seats that must decide now.
        can_undo: one of your seats may take back its last decision.
        can_ask_undo: it may if those agree who have acted since; `undo` asks them.
        undo_request: somebody asked for that, and not all have agreed yet.
        host: you may change the table before the start.
        successor: the table where the same people race again.
        drawing_key: which of the race's drawings shows the track of now (`GET …/drawing?key=`); "" where there is one.
        kept: the race was run under other rules or content than today's: it is shown as it was kept, in the words of
            then, and can't be branched or proved here any more.
        log: the last events; left out in the stream.
        chat: the last lines; left out in the stream.
    """

    table: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    sequence: int
    revision: int
    status: Status
    commitment: str
    over: bool
    places: list[int] | None
    round: int
    view_seat: int
    view: dict[str, Any]
    views: dict[str, dict[str, Any]] | None
    markers: list[Marker]
    decisions: list[Decision]
    waiting: list[int]
    can_undo: bool
    can_ask_undo: bool
    undo_request: UndoRequest | None
    public: bool
    host: bool
    settings: TableSettings
    parent: str | None
    successor: str | None
    drawing_key: str = ""
    kept: bool = False
    log: list[Event] | None = None
    chat: list[ChatMessage] | None = None


class News(msgspec.Struct):
    """What happened since the message before, and how it stands now."""

    sequence: int
    events: list[Event]
    snapshot: Snapshot


class ReplayStep(msgspec.Struct):
    """One step of a finished race.

    Attributes:
        at: how many lines of the record were played; lines: how many there are; line: the last one.
        seat: whose view it is (-1: a watcher's).
        events: what that line did.
        drawing_key: as in `Snapshot`.
    """

    at: int
    lines: int
    line: str | None
    seat: int
    round: int
    events: list[Event]
    view: dict[str, Any]
    markers: list[Marker]
    drawing_key: str = ""


class Proof(msgspec.Struct):
    """Whether every roll and draw of a finished race came from the seed that was committed to before it began.

    Attributes:
        chance_events: how many of them were checked.
        commitment: the hash that was shown from the start; seed: what it is the hash of.
        reasons: why it is not proved; [] when it is.
    """

    fair: bool
    chance_events: int
    commitment: str | None
    seed: str | None
    reasons: list[str]


class Mistake(msgspec.Struct):
    """A costly choice: `chosen` where `better` promised `cost` (0 to 1) more; `rough`: not certain."""

    at: int
    seat: int
    round: int
    cost: float
    chosen: str
    better: str
    rough: bool


class Luck(msgspec.Struct):
    """A roll or draw that changed a seat's odds of winning by `swing`; `text`: what it was."""

    at: int
    seat: int
    round: int
    swing: float
    text: str


class Analysed(msgspec.Struct):
    """A race, looked through.

    Attributes:
        odds: of winning, for each seat, after each line, from none on.
        seats: what each seat's choices, luck and the others did to its odds.
        playouts: behind each odds; search: iterations behind each cost.
    """

    odds: list[list[float]]
    seats: list[SeatReview]
    mistakes: list[Mistake]
    rolls: list[Luck]
    playouts: int
    search: int


class AnalysisProgress(msgspec.Struct):
    """How far an analysis is: `done` of `total` lines; `found` once it is done."""

    state: Literal["none", "waiting", "running", "done", "failed"] = "none"
    done: int = 0
    total: int = 0
    found: Analysed | None = None


class TableLine(msgspec.Struct):
    """A table in a list.

    Attributes:
        mine: your seats there; my_turn: one of them must decide.
        open: seats that anybody may take (of a public table), or that your invitations are for.
        options: of the game, as far as they were chosen and are short.
    """

    table: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    round: int
    sequence: int
    mine: list[int]
    my_turn: bool
    open: list[int]
    created: float
    changed: float
    options: dict[str, str | int | bool] = {}


# --- answering --------------------------------------------------------------------------------------------------------


class ChooseBody(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to a decision."""

    decision: Annotated[str, Meta(max_length=48)]
    option: Annotated[str, Meta(max_length=200)]


class Sequence(msgspec.Struct):
    """The number of the step that was accepted; `asked`: none yet, others must agree first."""

    sequence: int
    asked: bool = False


class UndoBody(msgspec.Struct, forbid_unknown_fields=True):
    """An undo (of one you need not agree to: `{}`), or the answer to somebody's wish for one.

    Attributes:
        at: the `sequence` of the position that the caller saw. What they saw is taken back (or agreed to), once,
            however often it is sent.
    """

    agree: bool | None = None
    at: Annotated[int, Meta(ge=0)] | None = None


class TakeBody(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits down; `mark`: as in `TableBody`."""

    name: Name = ""
    look: Word | None = None
    mark: Mark | None = None


class SwapBody(msgspec.Struct, forbid_unknown_fields=True):
    """Two seats whose people change places; `revision`: of the table as the caller saw it, so that it is done once."""

    seats: tuple[int, int]
    revision: int | None = None


class SetSeatBody(msgspec.Struct, forbid_unknown_fields=True):
    """What the host makes of a seat before the start."""

    kind: SeatKind
    name: Name | None = None
    bot: Word | None = None
    look: Word | None = None


class TakeoverBody(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a seat (its name, or "" for the default), or None: the person plays again."""

    bot: Word | None = ""


class PassesBody(msgspec.Struct, forbid_unknown_fields=True):
    """All windows that a seat passes from now on, by name."""

    windows: Annotated[list[Word], Meta(max_length=64)]


class ChatBody(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say.

    Attributes:
        seat: which of your seats says it.
        after: the number of the last line that they had read, 0 before the first. The same words after that line are
            said once, however often they are sent.
    """

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    seat: int | None = None
    after: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class MineBody(msgspec.Struct, forbid_unknown_fields=True):
    """The tokens that a browser holds, to find its tables."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=200)]


class TableName(msgspec.Struct):
    """A table."""

    table: str


class BranchBody(msgspec.Struct, forbid_unknown_fields=True):
    """A new table that goes on from step `at` of a finished race; `mark`: as in `TableBody`."""

    at: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[SeatBody], Meta(max_length=16)] | None = None
    mark: Mark | None = None


# --- notices ----------------------------------------------------------------------------------------------------------


class NoticesInfo(msgspec.Struct):
    """How this server tells people of their turn while they are away.

    Attributes:
        push: the key that browsers subscribe with (`applicationServerKey`); None: no web push.
        mail: whether it sends mail.
    """

    push: str | None
    mail: bool


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    """What messages to a browser are sealed with, base64url; as in its `PushSubscription`."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern="^[A-Za-z0-9_-]+=*$")]
    auth: Annotated[str, Meta(min_length=20, max_length=30, pattern="^[A-Za-z0-9_-]+=*$")]


class PushBody(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that wants to be told: `PushSubscription.toJSON()` without the time it ends."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    keys: PushKeys


class MailBody(msgspec.Struct, forbid_unknown_fields=True):
    """A mail address that wants to be told; it is asked by mail first."""

    address: Annotated[str, Meta(max_length=254)]


class MailContact(msgspec.Struct):
    """A mail address of a seat, without most of its name; `confirmed`: its reader said yes."""

    address: str
    confirmed: bool


class SeatContacts(msgspec.Struct):
    """Where a seat is told of its turns: `push`, the endpoints of browsers; `mail`, addresses."""

    push: list[str]
    mail: list[MailContact]


class GuideStop(msgspec.Struct):
    """One stop of a first-race guide.

    Attributes:
        text: what is said, paragraph by paragraph.
        look: the parts of the page that it speaks of.
        rules: ids of the rules behind it.
        choice: the action that the race goes on with, where the reader is asked; "" where there is only to read.
        events: what happened since the stop before.
        snapshot: the race as the reader's seat sees it.
    """

    text: list[str]
    look: list[str]
    rules: list[str]
    choice: str
    events: list[Event]
    snapshot: Snapshot


class GuideTour(msgspec.Struct):
    """A first-race guide: a recorded race in which the reader makes the choices of one seat.

    Attributes:
        drawings: the drawings of its stops, by their keys.
    """

    game: str
    title: str
    drawings: dict[str, Drawing]
    stops: list[GuideStop]


class Health(msgspec.Struct):
    """The server is well."""

    ok: bool
