"""Analysis: any position, lines tried from it, and what the engine thinks of it."""

from typing import Final

DEFAULT_SECONDS: Final = 10.0
"""How long the engine thinks about a position."""
DEFAULT_LINES: Final = 3
MOST_LINES: Final = 10
"""How many of the best actions are shown."""
