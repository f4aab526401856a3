"""The words of Age of the Wolf, each with the small number that stands for it inside a state."""

from typing import Final

FIVE: Final = 5
"""A1.1 Wolves come in fives; the Lead Wolf counts as five."""


NOBODY: Final = -1
"""The owner of a region without wolves."""
