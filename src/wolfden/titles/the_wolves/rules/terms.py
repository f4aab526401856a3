"""The words of The Wolves, each with the small number that stands for it inside a state."""

from typing import Final

MAX_DENS: Final = 4
"""W2.2 Dens on one attribute track."""

NEUTRAL: Final = 5
"""W16.3 The owner number of the neutral pack; seats are 0 to 4."""
