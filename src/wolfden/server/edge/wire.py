"""What clients send: WebSocket messages and HTTP bodies; and the answers to requests."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from wolfden.server.model.shapes import Guest, Level, Me, Name, Options, TableShown, Turn
from wolfden.server.service.messages import Id, Words
from wolfden.teaching.guide import GuideStep

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


class Ping(Asked, tag="ping"):
    """Are you there?"""


Message = Act | Undo | Answer | Explain | PreviewAction | Hint | Evaluate | Say | Mark | Sync | Ping

DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)

# HTTP bodies.


class NewGuest(Struct, forbid_unknown_fields=True):
    """The name of a new guest."""

    name: Name


class NewReport(Struct, forbid_unknown_fields=True):
    """A chat message by its room and number, or else a guest at the table, and why."""

    guest: Annotated[str, Meta(max_length=16)] = ""
    room: Room = ""
    number: Annotated[int, Meta(ge=0, lt=2**31)] = 0
    note: Annotated[str, Meta(max_length=500)] = ""


class Session(Struct):
    """The guest of a browser, if it has one; the server's version, mail and key for pushes."""

    me: Me | None
    version: str
    can_mail: bool
    push_key: str


class GivenCode(Struct, forbid_unknown_fields=True):
    """A code that was typed or scanned."""

    code: Annotated[str, Meta(max_length=60)]


class Code(Struct):
    """A code that makes another device the same guest."""

    code: str
    link: str
    qr: str
    expires: int


class BotMade(Struct):
    """A new bot account; the token is shown this once."""

    guest: Guest
    token: str


class BotList(Struct):
    """The bot accounts of a guest."""

    bots: list[Guest]


class Joining(Struct, forbid_unknown_fields=True):
    """Where to sit down; with an invitation, on its seat."""

    seat: int | None = None
    invite: Annotated[str, Meta(max_length=60)] = ""


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


class Lobby(Struct):
    """Public tables; ``groups``: open ones that are offered to groups of the guest who asks."""

    open: list[TableShown]
    running: list[TableShown]
    finished: list[TableShown]
    groups: list[TableShown]


class LiveList(Struct):
    """Running games worth watching, the best first."""

    games: list[TableShown]


class PreviewOf(Struct, forbid_unknown_fields=True):
    """A table to show an example of."""

    seats: int
    options: Options = {}


class Preview(Struct):
    """A board dealt as an example."""

    view: dict[str, object]


class OptionShown(Struct, omit_defaults=True):
    """An option of a title."""

    name: str
    kind: Literal["choice", "number", "document"]
    help: str
    default: str | int
    values: list[str] = []
    low: int | None = None
    high: int | None = None
    note: str = ""
    """The key of a text about what a table plays without a file of this option."""


class Bot(Struct):
    """A level one can play against, and the styles it may have: ``alpha:style=bold``."""

    level: str
    styles: list[str]


class RatingScale(Struct):
    """The ratings of bots with a number of players, and what they were measured with.

    ``games`` or more of each level against the one before it, and the ``least`` and ``most``
    simulations that bots had for a decision.
    """

    players: int
    levels: dict[str, int]
    games: int
    least: int
    most: int
    rules: int
    """The version of the title's rules that they were measured by."""


class EditionShown(Struct):
    """A preset of options, such as what one printed edition plays."""

    name: str
    options: Options


class Title(Struct):
    """A title as the page offers it."""

    id: str
    name: str
    min_seats: int
    max_seats: int
    rules_version: int
    maturity: str
    note: str
    options: list[OptionShown]
    editions: list[EditionShown]
    quick_options: Options
    teams: dict[str, list[list[int]]]
    bots: list[Bot]
    ratings: list[RatingScale]
    default_bot: str
    guide: bool
    about: bool
    """Whether there is a page about the game itself."""
    rule_letter: str
    quick_seats: list[str]


class TitleList(Struct):
    """Every title."""

    titles: list[Title]


class GuideShown(Struct):
    """A guided first game: whose seat the learner has, and the steps on the way."""

    title: str
    seat: int
    steps: tuple[GuideStep, ...]


class Upload(Struct, forbid_unknown_fields=True):
    """A replay file."""

    text: str
