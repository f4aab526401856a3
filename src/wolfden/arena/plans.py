"""What a tournament is about, and what is handed to whoever plays one of its games."""

from dataclasses import dataclass, field

from wolfden.core.options import Options


@dataclass(frozen=True)
class Settings:
    """All that decides how the games of a tournament go; the same settings, the same games."""

    title: str
    rules: int
    """The version of the title's rules."""
    entrants: tuple[str, ...]
    """The bots as they were named, one of them perhaps several times."""
    players: int
    seed: str
    limit: float
    """Seconds that a bot may take for one decision."""
    swap: bool = False
    """Whether the sides of a title change hands from game to game."""
    options: Options = field(default_factory=dict)


@dataclass(frozen=True)
class Plan:
    """One game to be played: everything a worker must know, wherever it works."""

    title: str
    number: int
    """Which game of the tournament it is, from 1."""
    bots: tuple[str, ...]
    """Who sits on each seat."""
    seed: str
    limit: float
    options: Options
