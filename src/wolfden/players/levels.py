"""The names of the built-in bots, and how strong those are that search."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Budget:
    """Seconds, or simulations, or whichever ends first; zero sets no limit."""

    seconds: float = 0.0
    simulations: int = 0


@dataclass(frozen=True)
class Level:
    """The strength of a searching player."""

    budget: Budget
    temperature: float = 0.0
    """0: always the most visited action; 1: in proportion to visits; above: more random."""
    misjudgement: float = 0.0
    """How far it errs about an action it has looked at: the standard deviation of the chance to
    win. So it misses a better move or a reply, but not what is plain."""

    @property
    def is_exact(self) -> bool:
        """Whether it always takes the most visited action."""
        return self.temperature == 0.0 and self.misjudgement == 0.0


LEVELS: Final[dict[str, Level]] = {
    "pup": Level(Budget(seconds=0.1, simulations=40), misjudgement=0.1),
    "cub": Level(Budget(seconds=0.1, simulations=200), misjudgement=0.04),
    "yearling": Level(Budget(seconds=0.25, simulations=1200), misjudgement=0.01),
    "hunter": Level(Budget(seconds=0.3)),
    "alpha": Level(Budget(seconds=1.2)),
    "legend": Level(Budget(seconds=10.0)),
}
"""The bots that search, from the weakest to the strongest."""

BOTS: Final[tuple[str, ...]] = ("random", "greedy", *LEVELS)
"""Every built-in bot, from the weakest to the strongest."""

DEFAULT_BOT: Final = "cub"
STYLE: Final = "style="
"""Before the name of a character, after a level and a colon."""


def level_of(name: str) -> str:
    """Return the level of a bot, without its style or budget."""
    return name.partition(":")[0]
