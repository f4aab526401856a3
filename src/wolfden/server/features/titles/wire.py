"""Titles as the page offers them."""

from typing import Literal

from msgspec import Struct

from wolfden.server.tables.wire import Options


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


class Measured(Struct):
    """By what rules the ratings of bots and the trust in their chances were measured."""

    rules: int
    options: Options
    """What they were measured with where a table that is set up plays something else."""


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
    measured: Measured
    default_bot: str
    guides: tuple[str, ...]
    """The names of its guided first games."""
    about: bool
    """Whether there is a page about the game itself."""
    rule_letter: str
    quick_seats: list[str]


class TitleList(Struct):
    """Every title."""

    titles: list[Title]
