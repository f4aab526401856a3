"""Reviews: what every decision of a finished game cost, and what luck did."""

from typing import Final

DEFAULT_SIMULATIONS: Final = 400
"""Simulations per decision."""
MOST_SIMULATIONS: Final = 30_000
"""The second round takes several times as many, up to what a search may have."""
