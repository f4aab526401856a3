"""Messages that the server sends on WebSockets."""

from typing import Annotated, Self

import msgspec
from msgspec import Meta, Struct, field, structs

from wolfden.core.changes import Path
from wolfden.players.strength import Certainty
from wolfden.server.model import shapes
from wolfden.server.model.plans import Ended
from wolfden.server.model.shapes import ClockShown, EntryTold, EventTold, Result, TableShown
from wolfden.teaching.analysis.study import Move
from wolfden.teaching.hints import ReasonedHint

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


class HintGiven(ReasonedHint, frozen=True, tag="hint", kw_only=True):
    """What a strong bot would do, and why."""

    id: Id
    seq: int
    action: str

    @classmethod
    def of(cls, name: Id, seq: int, hint: ReasonedHint) -> Self:
        """Return the answer that tells a hint."""
        action = hint.steps[0].action
        return cls(id=name, seq=seq, action=action, **structs.asdict(hint))


class Evaluation(Struct, tag="evaluation"):
    """How likely each seat is to win, and how far such chances came true in games of bots."""

    id: Id
    seq: int
    chances: list[float]
    certainty: Certainty


class ChatLog(Struct, tag="chat_log"):
    """What was said before."""

    messages: list[shapes.ChatLine]


class MarksShown(Struct, tag="marks"):
    """The marks of a seat."""

    room: str
    seat: int
    data: object


class PlansShown(Struct, tag="plans"):
    """What one's own seat has planned: lines from ``seq`` on, or how the plan ended."""

    seat: int
    seq: int
    lines: list[list[Move]]
    ended: Ended


class Home(Struct, tag="home"):
    """The lobby on connecting."""

    mine: list[TableShown]
    open: list[TableShown]


class OpenTables(Struct, tag="open"):
    """Public open tables."""

    open: list[TableShown]


class OfferedTables(Struct, tag="groups"):
    """Open tables that are offered to the groups of a guest."""

    groups: list[TableShown]


class MyTable(Struct, tag="mine"):
    """One of a guest's tables has changed."""

    table: TableShown


class YourTurn(Struct, tag="turn"):
    """It is a guest's turn."""

    table: str
    seat: int
    seq: int
