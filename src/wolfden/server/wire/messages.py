"""Messages on the WebSocket of a table, in both directions."""

from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct, field

from wolfden.core.changes import Path
from wolfden.server.wire.things import (
    ClockShown,
    EntryTold,
    EventTold,
    Guest,
    Result,
    TableShown,
)

Id = Annotated[str, Meta(max_length=40)] | Annotated[int, Meta(ge=-(2**53), le=2**53)] | None
Words = Annotated[str, Meta(max_length=500)]
Room = Annotated[str, Meta(max_length=20)]

# What a client sends.


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """An action, decided at ``seq``."""

    seq: int
    action: Words
    id: Id = None


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last action, or everything above ``ply``."""

    seq: int
    ply: int | None = None
    id: Id = None


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Yes or no to somebody's wish to undo."""

    request: int
    yes: bool
    id: Id = None


class Explain(Struct, tag="explain", forbid_unknown_fields=True):
    """Why may I not do this?"""

    words: Words
    id: Id = None


class PreviewAction(Struct, tag="preview", forbid_unknown_fields=True):
    """What would this do?"""

    action: Words
    id: Id = None


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot do?"""

    id: Id = None


class Evaluate(Struct, tag="evaluate", forbid_unknown_fields=True):
    """Who is likely to win?"""

    id: Id = None


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    """Words for a room."""

    room: Room
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: Id = None


class Mark(Struct, tag="marks", forbid_unknown_fields=True):
    """Pins, arrows and notes."""

    room: Room
    data: Raw
    id: Id = None


class Sync(Struct, tag="sync", forbid_unknown_fields=True):
    """Send me everything."""

    seq: int | None = None
    id: Id = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: Id = None


Message = Act | Undo | Answer | Explain | PreviewAction | Hint | Evaluate | Say | Mark | Sync | Ping

DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
ENCODER = msgspec.json.Encoder()

# What the server sends.


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


class Pong(Struct, tag="pong"):
    """Still here."""

    id: Id
    at: int


class UndoRequest(Struct, tag="undo_request"):
    """SeatRef wants to take back more than is theirs to take back."""

    request: int
    seat: int
    ply: int
    waiting: list[int]
    state: str


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


class HintGiven(Struct, tag="hint"):
    """What a bot would do."""

    id: Id
    seq: int
    action: str


class Evaluation(Struct, tag="evaluation"):
    """How likely each seat is to win."""

    id: Id
    seq: int
    chances: list[float]


class ChatLine(Struct, tag="chat"):
    """What somebody said."""

    number: int
    room: str
    guest: Guest
    seat: int | None
    text: str
    at: int


class ChatLog(Struct, tag="chat_log"):
    """What was said before."""

    messages: list[ChatLine]


class MarksShown(Struct, tag="marks"):
    """The marks of a seat."""

    room: str
    seat: int
    data: object


class Home(Struct, tag="home"):
    """The lobby on connecting."""

    mine: list[TableShown]
    open: list[TableShown]


class OpenTables(Struct, tag="open"):
    """Public open tables."""

    open: list[TableShown]


class MyTable(Struct, tag="mine"):
    """One of a guest's tables has changed."""

    table: TableShown


class YourTurn(Struct, tag="turn"):
    """It is a guest's turn."""

    table: str
    seat: int
    seq: int
