"""What was measured of a title's bots: ratings of the levels, and how far to trust chances.

A title keeps it in ``bot/strength.toml``. ``docs/strength.md`` says how it was measured.
"""

import logging
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from math import log10
from pathlib import Path
from typing import Any, Final, Literal

from wolfden.core.contract import Game
from wolfden.core.options import Value
from wolfden.titles import TITLES

MEASURED: Final = "bot/strength.toml"
"""What was measured of a title, below its folder."""
FIRST_RATING: Final = 1000
"""The rating of the weakest level, where every scale begins."""
FIRST_LEVEL: Final = "pup"
ROUNDING: Final = 10
"""Ratings are less certain than this."""
LITTLE: Final = 0.1
MUCH: Final = 0.3
"""Chances are hardly better than a guess up to one gain, and good from the other on."""
LEAST: Final = 1e-4
"""No chance counts as less: the odds of nothing are without bounds."""

Certainty = Literal["low", "fair", "high"]

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class LevelStep:
    """A level against the one before it: simulations of both, and the share of games it won."""

    level: str
    simulations: int
    against: int
    share: float
    games: int


@dataclass(frozen=True)
class Ladder:
    """The levels of a title with one number of players."""

    fair: float
    """The share of a bot that is as strong as the others."""
    steps: tuple[LevelStep, ...]

    @property
    def ratings(self) -> dict[str, int]:
        """The levels on one scale: 400 points are ten times the odds to win (Elo)."""
        rating = float(FIRST_RATING)
        found = {FIRST_LEVEL: FIRST_RATING}
        for step in self.steps:
            odds = step.share / (1 - step.share) * (1 - self.fair) / self.fair
            rating += 400 * log10(odds)
            found[step.level] = round(rating / ROUNDING) * ROUNDING
        return found

    @property
    def games(self) -> int:
        """The fewest games of a step."""
        return min(step.games for step in self.steps)

    @property
    def budgets(self) -> tuple[int, int]:
        """The least and the most simulations of a decision in these games."""
        used = [count for step in self.steps for count in (step.simulations, step.against)]
        return min(used), max(used)


@dataclass(frozen=True)
class Trust:
    """How far to trust the chances of a search, by the part of the game that is over."""

    prior: tuple[float, ...]
    """What each seat wins on average."""
    weights: tuple[float, ...]
    """How much of the odds is the search's, the rest being the prior's: at moments evenly spaced
    from the first to the last of a game."""
    gains: tuple[float, ...]
    """Which part of a guess's log loss shown chances avoid, in equal parts of a game."""

    def weight(self, progress: float) -> float:
        """Return how much of the odds is the search's at a moment of a game."""
        place = min(max(progress, 0.0), 1.0) * (len(self.weights) - 1)
        below = min(int(place), len(self.weights) - 2)
        share = place - below
        return self.weights[below] * (1 - share) + self.weights[below + 1] * share

    def chances(self, found: Sequence[float], progress: float) -> list[float]:
        """Return the chances to show for what a search found, of parties that have a prior each."""
        weight = self.weight(progress)
        means = [
            max(share, LEAST) ** weight * max(usual, LEAST) ** (1 - weight)
            for share, usual in zip(found, self.prior, strict=True)
        ]
        total = sum(means)
        return [one / total for one in means]

    def by(self, order: Sequence[int]) -> "Trust":
        """Return the same with priors by seat, measured in this order; all alike without one."""
        if not order:
            return replace(self, prior=(1 / len(self.prior),) * len(self.prior))
        return replace(self, prior=tuple(self.prior[order.index(seat)] for seat in sorted(order)))

    def of(self, seats: Sequence[int]) -> "Trust":
        """Return the same for some seats that are a party each."""
        return replace(self, prior=tuple(self.prior[seat] for seat in seats))

    def against_all(self, seat: int) -> "Trust":
        """Return the same for two parties: a seat, and all others together."""
        own = self.prior[seat]
        return replace(self, prior=(own, 1 - own))

    def certainty(self, progress: float) -> Certainty:
        """Return how much better than a guess shown chances were at such moments."""
        part = min(int(min(max(progress, 0.0), 1.0) * len(self.gains)), len(self.gains) - 1)
        gain = self.gains[part]
        return "low" if gain <= LITTLE else "fair" if gain < MUCH else "high"


@dataclass(frozen=True)
class Measurements:
    """What was measured of a title, by number of players."""

    ladders: Mapping[int, Ladder] = field(default_factory=dict)
    trust: Mapping[int, Trust] = field(default_factory=dict)
    rules: int = 1
    """The version of the rules that the games were played by."""
    options: Mapping[str, Value] = field(default_factory=dict)
    """What they were played by where a table that is set up plays something else today."""


@cache
def measurements_of(title: str) -> Measurements:
    """Return what was measured of a title; empty if it has no such file, or a bad one."""
    folder = TITLES.folder(title)
    if folder is None or not (folder / MEASURED).is_file():
        return Measurements()
    try:
        return read_measurements(folder / MEASURED)
    except (OSError, ValueError, KeyError, TypeError) as error:
        _log.warning("%s is not used: %r", folder / MEASURED, error)
        return Measurements()


def trust_in(game: Game, seats: int) -> Trust | None:
    """Return how far to trust chances at a table; as with the next fewer seats if not measured."""
    known = measurements_of(game.meta().id).trust
    if seats in known or not known:
        return known.get(seats)
    nearest = max([count for count in known if count < seats], default=min(known))
    shares = dict(zip(game.sides(nearest), known[nearest].prior, strict=False))
    prior = [shares[side] for side in game.sides(seats)] or [1 / seats] * seats
    return replace(known[nearest], prior=tuple(prior))


def read_measurements(path: Path) -> Measurements:
    """Read a file of measurements.

    Raises:
        OSError, ValueError, KeyError, TypeError: it cannot be read, or lacks something.
    """
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return Measurements(
        ladders={int(count): _ladder(one) for count, one in found.get("ladder", {}).items()},
        trust={
            int(count): _trust(int(count), one) for count, one in found.get("trust", {}).items()
        },
        rules=int(found.get("rules", 1)),
        options=dict(found.get("options", {})),
    )


def _ladder(entry: dict[str, Any]) -> Ladder:
    steps = tuple(
        LevelStep(
            one["level"],
            one["simulations"],
            one["against"],
            one["share"],
            one.get("games", entry["games"]),
        )
        for one in entry["steps"]
    )
    return Ladder(entry["fair"], steps)


def _trust(players: int, entry: dict[str, Any]) -> Trust:
    trust = Trust(tuple(entry["prior"]), tuple(entry["weights"]), tuple(entry["gains"]))
    if len(trust.prior) != players or len(trust.weights) < 2 or not trust.gains:
        raise ValueError("trust needs a prior for each seat, two weights and a gain")
    return trust
