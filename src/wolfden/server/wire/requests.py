"""Bodies of HTTP requests and their answers."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from wolfden.server.wire.things import EntryTold, Guest, Level, Name, Result, Settings, TableShown

Options = dict[str, str | int]
Email = Annotated[str, Meta(max_length=254, pattern=r"^([^@\s]+@[^@\s]+\.[^@\s]+)?$")]
Webhook = Annotated[str, Meta(max_length=500, pattern=r"^(https?://\S+)?$")]


class NewGuest(Struct, forbid_unknown_fields=True):
    """Who comes in."""

    name: Name


class ChangedGuest(Struct, forbid_unknown_fields=True):
    """What a guest changes about itself."""

    name: Name | UnsetType = UNSET
    email: Email | UnsetType = UNSET
    webhook: Webhook | UnsetType = UNSET
    language: Annotated[str, Meta(max_length=20)] | UnsetType = UNSET
    muted: (
        Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=200)] | UnsetType
    ) = UNSET


class Me(Struct):
    """A guest as it sees itself."""

    guest: Guest
    email: str
    webhook: str
    language: str
    muted: list[str]


class Session(Struct):
    """Who a browser is, if anybody, and which server it talks to."""

    me: Me | None
    version: str


class GivenCode(Struct, forbid_unknown_fields=True):
    """A code that somebody typed or scanned."""

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
    """The way onto a seat that is not open to everyone."""

    seat: int
    link: str
    invite: str
    qr: str


class TableList(Struct):
    """Tables of a guest."""

    tables: list[TableShown]


class Lobby(Struct):
    """Public tables."""

    open: list[TableShown]
    running: list[TableShown]
    finished: list[TableShown]


class PreviewOf(Struct, forbid_unknown_fields=True):
    """A table one would like to see an example of."""

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


class Bot(Struct):
    """A level one can play against."""

    level: str


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
    teams: dict[str, list[list[int]]]
    bots: list[Bot]
    default_bot: str
    guide: bool
    rule_letter: str
    quick_seats: list[str]


class TitleList(Struct):
    """Every title."""

    titles: list[Title]


class StepShown(Struct):
    """A step of a guide; its texts are the page's."""

    name: str
    ply: int
    ask: str
    point: tuple[str, ...]
    rules: tuple[str, ...]


class GuideShown(Struct):
    """A guided first game: whose seat the learner has, and the steps on the way."""

    title: str
    seat: int
    steps: list[StepShown]


class Replay(Struct):
    """A game from its start, as somebody may know it."""

    table: TableShown
    eyes: str
    names: list[str]
    entries: list[EntryTold]
    result: Result | None


class Moment(Struct, omit_defaults=True):
    """A game after some of its actions."""

    ply: int
    eyes: str
    view: dict[str, object]
    actors: list[int]
    views: list[dict[str, object]] | None = None
    chances: list[float] | None = None


class Fork(Struct, forbid_unknown_fields=True):
    """A new table that goes on from a moment of a finished one."""

    ply: Annotated[int, Meta(ge=0)]
    seats: Plans
    settings: Settings = Settings()
    public: bool = False


class Upload(Struct, forbid_unknown_fields=True):
    """A replay file."""

    text: str
