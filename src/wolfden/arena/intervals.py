"""How sure a share of wins is: its 95 % interval. Needs no library, so that servers have it too."""

from math import sqrt
from typing import Final

SPREAD: Final = 1.96
"""Standard deviations on either side of a 95 % interval."""


def wilson(won: float, played: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson score); shared wins count in part.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if played == 0:
        return (0.0, 1.0)
    share = won / played
    weight = SPREAD**2 / played
    centre = (share + weight / 2) / (1 + weight)
    reach = sqrt(share * (1 - share) * weight + weight**2 / 4) / (1 + weight)
    return (max(0.0, centre - reach), min(1.0, centre + reach))
