"""What is sent and received about tables: settings, seats, entries, messages, HTTP bodies."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct, field

from wolfden.core.changes import Path
from wolfden.core.contract import Json
from wolfden.server.guests.wire import NAME_LENGTH, Guest, Sleep
from wolfden.teaching.actions import Move

Level = Annotated[str, Meta(max_length=40)]
Seconds = Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 60)]
Options = dict[str, str | int]


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """How much time seats have: none, live, or days. Bank and increment are seconds."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Seconds = 0
    increment: Seconds = 0
    sleep: Sleep | None = None


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    """What is agreed at a table besides the options of its title."""

    clock: Clock = Clock()
    timeout: Literal["bot", "loss"] = "bot"
    absent: Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 30)] | None = None
    stand_in: Level = ""
    undo: Literal["consent", "limit", "off"] = "consent"
    hints: bool = True
    aids: bool = True
    watchers: bool = True
    autostart: bool = True
    rated: bool = False


StandIn = Literal["", "handed", "absent", "timeout", "resigned"]

Unrated = Literal["", "bots", "same", "short", "often", "left", "removed"]
"""Why a game that was to be rated is not; see ``features/ratings/service.py``.

A bot played, or one player for another; the same person, or its bot accounts, played more than one
side; a side hardly acted; the same opponents had enough rated games today; somebody left a game
that goes on; the organiser removed a player.
"""


class SeatShown(Struct):
    """A seat as every visitor may see it."""

    seat: int
    kind: Literal["open", "invited", "guest", "bot"]
    guest: Guest | None
    level: str
    stand_in: StandIn
    here: bool
    helped: bool
    """Whether a bot or another guest has acted for the one who holds it."""


class Result(Struct):
    """How a game ended."""

    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    parts: list[list[tuple[str, int]]]


class Origin(Struct):
    """The moment of another table from which this one goes on."""

    table: str
    ply: int


Status = Literal["open", "running", "finished", "abandoned"]


class TableShown(Struct):
    """A table as every visitor may see it."""

    id: str
    title: str
    rules: int
    status: Status
    public: bool
    host: str
    options: dict[str, str | int]
    settings: Settings
    teams: list[list[int]]
    seats: list[SeatShown]
    seq: int
    ply: int
    actors: list[int]
    created: int
    started: int
    finished: int
    moved: int
    watching: int
    deadline: int | None
    """When the first running clock runs out."""
    away: list[int]
    """The seats whose guests are on holiday, in games over days."""
    result: Result | None
    abandon: list[int]
    origin: Origin | None = field(name="from")
    rematch: str
    guide: str
    fill_at: int
    """When bots take the seats that are still empty; 0: never."""
    tournament: str
    """The tournament that the game is part of; empty: none."""
    paired: bool
    """Whether guests were paired here: seats are drawn when the game begins."""
    unrated: Unrated
    """Why a game that was to be rated is not."""


class EventTold(Struct):
    """An event with what the audience may know of it."""

    name: str
    seat: int
    facts: dict[str, object]


class EntryTold(Struct, omit_defaults=True):
    """An entry of a table as one audience may know it."""

    seq: int
    kind: Literal["act", "undo", "end"]
    ply: int
    seat: int
    at: int
    words: str = ""
    reason: str = ""
    events: list[EventTold] | None = None


class PositionShown(Struct):
    """The position after some actions, as the seat that acts sees it, and what it may do there."""

    seat: int
    view: Json
    actors: list[int]
    legal: object
    moves: list[Move]
    """The actions that led here, with what chance decided."""
    entries: list[EntryTold]


class ClockShown(Struct):
    """What the clocks show: milliseconds left at a time, and which run since then."""

    left: list[int | None]
    running: list[int]
    at: int
    asleep: bool = False
    away: list[int] = []
    """The seats whose guests are on holiday."""


class Turn(Struct):
    """A game in which a guest is to act, and when the first clock there runs out."""

    table: str
    title: str
    seat: int
    deadline: int | None


Person = Annotated[str, Meta(max_length=NAME_LENGTH)]
"""Who plays a seat at the device of the guest who holds it; empty: the guest."""


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit somewhere."""

    kind: Literal["me", "open", "invited", "bot"]
    level: Level = ""
    person: Person = ""


Plans = Annotated[list[SeatPlan], Meta(min_length=1, max_length=20)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    title: Annotated[str, Meta(max_length=60)]
    seats: Plans
    options: Options = {}
    public: bool = False
    settings: Settings = Settings()
    group: Annotated[str, Meta(max_length=16)] = ""
    """A group of the guest that the table is offered to."""


class UndoRequest(Struct, tag="undo_request"):
    """A seat asks the others to undo more than it may undo alone."""

    request: int
    seat: int
    ply: int
    waiting: list[int]
    state: str


Id = Annotated[str, Meta(max_length=40)] | Annotated[int, Meta(ge=-(2**53), le=2**53)] | None
Words = Annotated[str, Meta(max_length=500)]
ENCODER = msgspec.json.Encoder()


class TableNews(Struct, tag="table"):
    """The table has changed."""

    table: TableShown


class State(Struct, tag="state"):
    """Everything at once."""

    id: Id
    seat: int | None
    seq: int
    ply: int
    view: dict[str, object]
    entries: list[EntryTold]
    actors: list[int]
    legal: object
    undo: int
    clock: ClockShown | None
    result: Result | None


class Update(Struct, tag="update", kw_only=True):
    """What has changed since an earlier ``seq``; each seat's own part is added to it."""

    since: int = field(name="from")
    seq: int
    ply: int
    changes: list[tuple[Path, object]]
    entries: list[EntryTold]
    actors: list[int]
    clock: ClockShown | None
    result: Result | None


class Ack(Struct, tag="ack"):
    """It is done and stored."""

    id: Id
    seq: int


class Error(Struct, tag="error", omit_defaults=True):
    """It was not done."""

    code: str
    message: str
    seq: int
    id: Id = None
    rule: str = ""
    retry_after: int = 0
    key: str = ""
    facts: dict[str, object] = {}
    request: str = ""


class Pong(Struct, tag="pong"):
    """Still here."""

    id: Id
    at: int


class Explanation(Struct, tag="explanation", omit_defaults=True):
    """Why something is not allowed, or that it is."""

    id: Id
    allowed: bool
    code: str = ""
    rule: str = ""
    sentence: str = ""
    facts: dict[str, object] = {}


class Previewed(Struct, tag="preview"):
    """What an action would do."""

    id: Id
    seq: int
    changes: list[tuple[Path, object]]
    events: list[EventTold]
    certain: bool


Room = Annotated[str, Meta(max_length=20)]

# WebSocket messages.


class Asked(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends; the answer names its ``id``."""

    id: Id = None


class Act(Asked, tag="act"):
    """An action, decided at ``seq``."""

    seq: int
    action: Words


class Undo(Asked, tag="undo"):
    """Take back the last action, or everything above ``ply``."""

    seq: int
    ply: int | None = None


class Answer(Asked, tag="answer"):
    """Yes or no to another seat's request to undo."""

    request: int
    yes: bool


class Explain(Asked, tag="explain"):
    """Why may I not do this?"""

    words: Words


class PreviewAction(Asked, tag="preview"):
    """What would this do?"""

    action: Words


class Hint(Asked, tag="hint"):
    """What would a bot do?"""


class Evaluate(Asked, tag="evaluate"):
    """Who is likely to win?"""


class Say(Asked, tag="chat"):
    """Words for a room."""

    room: Room
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mark(Asked, tag="marks"):
    """Pins, arrows and notes."""

    room: Room
    data: Raw


class Sync(Asked, tag="sync"):
    """Send me everything."""

    seq: int | None = None


class Take(Asked, tag="take"):
    """The person of a seat has the device: show me what that seat may know."""

    seat: int


class Ping(Asked, tag="ping"):
    """Are you there?"""


Talk = Say | Mark
Question = Explain | PreviewAction | Hint | Evaluate | Sync | Ping
Message = Act | Undo | Answer | Take | Talk | Question

DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Joining(Struct, forbid_unknown_fields=True):
    """Where to sit down; with an invitation, on its seat."""

    seat: int | None = None
    invite: Annotated[str, Meta(max_length=60)] = ""
    person: Person = ""


class Starting(Struct, forbid_unknown_fields=True):
    """The bot level for seats still empty; none: there must not be any."""

    fill: Level = ""


class HandingOver(Struct, forbid_unknown_fields=True):
    """To whom a seat is handed over."""

    to: Literal["bot", "guest"]
    level: Level = ""


class Abandoning(Struct, forbid_unknown_fields=True):
    """Whether one wants to abandon the game."""

    yes: bool = True


class Invite(Struct):
    """The invitation to a seat."""

    seat: int
    link: str
    invite: str
    qr: str


class TableList(Struct):
    """Tables of a guest; ``next`` is where more of them are, if there are any."""

    tables: list[TableShown]
    next: str = ""


class TurnList(Struct):
    """Games in which a guest is to act."""

    turns: list[Turn]
