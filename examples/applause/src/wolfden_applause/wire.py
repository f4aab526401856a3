"""What is sent about applause."""

from msgspec import Struct


class Applauded(Struct):
    """A finished game, and how many guests have applauded it."""

    table: str
    title: str
    guests: int


class ApplauseList(Struct):
    """The games that most guests have applauded."""

    games: list[Applauded]
