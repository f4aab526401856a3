"""Data shared by database, services and wire: guests, seats, tables, entries, plans."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from wolfden.core.contract import Json
from wolfden.teaching.analysis.study import Move

NAME_LENGTH: Final = 40

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Level = Annotated[str, Meta(max_length=40)]
Seconds = Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 60)]
Email = Annotated[str, Meta(max_length=1000)]
Webhook = Annotated[str, Meta(max_length=500, pattern=r"^(https?://\S+)?$")]
Options = dict[str, str | int]
PushEndpoint = Annotated[str, Meta(max_length=1000, pattern=r"^https?://\S+$")]
Moment = Annotated[int, Meta(ge=0, lt=2**53)]
Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Guest(Struct, frozen=True):
    """A person or a bot account at a table."""

    id: str
    name: str
    bot: bool = False


class Sleep(Struct, forbid_unknown_fields=True, frozen=True):
    """Hours in which the clocks of a table over days stand still."""

    start: Hour
    end: Hour
    zone: Annotated[str, Meta(max_length=60)]


class Holiday(Struct, forbid_unknown_fields=True, frozen=True):
    """A time, in milliseconds, in which a guest's clocks over days stand still."""

    start: Moment
    end: Moment


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
"""Why a game that was to be rated is not; see ``service/rating.py``.

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


# Given by guests.


class ChangedGuest(Struct, forbid_unknown_fields=True):
    """What a guest changes about itself."""

    name: Name | UnsetType = UNSET
    email: Email | UnsetType = UNSET
    webhook: Webhook | UnsetType = UNSET
    language: Annotated[str, Meta(max_length=20)] | UnsetType = UNSET
    muted: (
        Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=200)] | UnsetType
    ) = UNSET
    sleep: Sleep | UnsetType | None = UNSET
    holiday: Holiday | UnsetType | None = UNSET


class NewPush(Struct, forbid_unknown_fields=True):
    """Where a browser receives pushes, and the keys that encrypt them, in base64."""

    endpoint: PushEndpoint
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Me(Struct):
    """A guest as it sees itself."""

    guest: Guest
    email: str
    confirmed: bool
    webhook: str
    language: str
    muted: list[str]
    sleep: Sleep | None
    holiday: Holiday | None


class Turn(Struct):
    """A game in which a guest is to act, and when the first clock there runs out."""

    table: str
    title: str
    seat: int
    deadline: int | None


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit somewhere."""

    kind: Literal["me", "open", "invited", "bot"]
    level: Level = ""


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


class Fork(Struct, forbid_unknown_fields=True):
    """A new table that goes on from a moment of a finished one."""

    ply: Annotated[int, Meta(ge=0)]
    seats: Plans
    settings: Settings = Settings()
    public: bool = False


class ChatLine(Struct, tag="chat"):
    """A chat message."""

    number: int
    room: str
    guest: Guest
    seat: int | None
    text: str
    at: int


class UndoRequest(Struct, tag="undo_request"):
    """A seat asks the others to undo more than it may undo alone."""

    request: int
    seat: int
    ply: int
    waiting: list[int]
    state: str
