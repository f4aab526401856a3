"""Bodies of requests about replays."""

from typing import Annotated

from msgspec import Meta, Struct

from wolfden.players.strength import Certainty
from wolfden.server.tables.wire import EntryTold, Plans, Result, Settings, TableShown


class Fork(Struct, forbid_unknown_fields=True):
    """A new table that goes on from a moment of a finished one."""

    ply: Annotated[int, Meta(ge=0)]
    seats: Plans
    settings: Settings = Settings()
    public: bool = False


class Upload(Struct, forbid_unknown_fields=True):
    """A replay file."""

    text: str


class Replay(Struct):
    """A game from its start, as one audience may know it."""

    table: TableShown
    eyes: str
    names: list[str]
    rules: int
    """The version of the rules it is shown by; ``table.rules`` is the one it was played under."""
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
    certainty: Certainty | None = None
    """How far such chances came true; where there are any."""
