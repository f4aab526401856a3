"""What is spoken of in requests, answers and messages: guests, seats, tables, entries."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

NAME_LENGTH: Final = 40

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Level = Annotated[str, Meta(max_length=40)]
Seconds = Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 60)]
Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Guest(Struct, frozen=True):
    """SeatRef at a table: a person or a bot account."""

    id: str
    name: str
    bot: bool = False


class Sleep(Struct, forbid_unknown_fields=True, frozen=True):
    """Hours in which the clocks of a table over days stand still."""

    start: Hour
    end: Hour
    zone: Annotated[str, Meta(max_length=60)]


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """How much time seats have: none, live, or days. Bank and increment are seconds."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Seconds = 0
    increment: Seconds = 0
    sleep: Sleep | None = None


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    """What is agreed at a table beside the options of its title."""

    clock: Clock = Clock()
    timeout: Literal["bot", "loss"] = "bot"
    absent: Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 30)] | None = None
    stand_in: Level = ""
    undo: Literal["consent", "limit", "off"] = "consent"
    hints: bool = True
    aids: bool = True
    watchers: bool = True
    autostart: bool = True


StandIn = Literal["", "handed", "absent", "timeout", "resigned"]


class SeatShown(Struct):
    """A seat as everybody may see it."""

    seat: int
    kind: Literal["open", "invited", "guest", "bot"]
    guest: Guest | None
    level: str
    stand_in: StandIn
    here: bool


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
    """A table as everybody may see it."""

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
    result: Result | None
    abandon: list[int]
    origin: Origin | None = field(name="from")
    rematch: str
    guide: str


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


class ClockShown(Struct):
    """What the clocks show: milliseconds left at a time, and which run since then."""

    left: list[int | None]
    running: list[int]
    at: int
    asleep: bool = False
