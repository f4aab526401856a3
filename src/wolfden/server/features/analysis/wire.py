"""What is sent and received about the analysis board."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from wolfden.server.tables.wire import Options, PositionShown, Result, Words
from wolfden.teaching.actions import Move
from wolfden.teaching.analysis import MOST_LINES
from wolfden.teaching.analysis.study import (
    LINK_LENGTH,
    MOST_MOVES,
    Study,
)
from wolfden.teaching.thinking import Thought

Position = Annotated[str, Meta(max_length=200_000)]
Title = Annotated[str, Meta(max_length=60)]
Place = Annotated[int, Meta(ge=0, le=20)]

ALSO_SENT: Final = (Thought,)
"""What other packages declare and is sent as it is."""


class AnalysisOf(Struct, forbid_unknown_fields=True):
    """What is to be analysed: exactly one of these; ``seats`` and ``options`` go with a title."""

    table: Annotated[str, Meta(max_length=60)] = ""
    puzzle: Annotated[str, Meta(max_length=60)] = ""
    title: Title = ""
    text: str = ""
    link: Annotated[str, Meta(max_length=LINK_LENGTH)] = ""
    seats: Place = 0
    options: Options = {}


class AnalysisOpened(Struct):
    """A study, and what a table of its game would say of itself."""

    study: Study
    teams: list[list[int]]
    options: dict[str, str | int]
    """The options without documents, which the position has."""
    seconds: float
    """How long the engine thinks about a position; 0: it is off."""


class AnalysisAsked(Struct, forbid_unknown_fields=True):
    """A position and the actions from there that are to be shown."""

    title: Title
    position: Position
    moves: Annotated[list[Move], Meta(max_length=MOST_MOVES)] = []
    seat: Place = 0


class AnalysisWords(Struct, forbid_unknown_fields=True):
    """Words that a seat would say in a position."""

    title: Title
    position: Position
    seat: Place
    words: Words


class AnalysisThinking(Struct, forbid_unknown_fields=True):
    """A position to think about, by what a seat knows."""

    title: Title
    position: Position
    seat: Place
    lines: Annotated[int, Meta(ge=1, le=MOST_LINES)] = 3


class AnalysisExported(Struct):
    """A study as text, and as the end of a link; that is empty if it would be too long."""

    text: str
    link: str


class AnalysisShown(PositionShown):
    """A position of an analysis, which can be analysed further."""

    position: str
    outcomes: list[str]
    """What chance may do now, if that is little."""
    result: Result | None
