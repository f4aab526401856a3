"""The words of Age of the Wolf, each with the small number that stands for it inside a state."""

from typing import Final

FIVE: Final = 5
"""A1.1 Wolves come in fives; the Lead Wolf counts as five."""

PREDATORS: Final = ("human", "tiger", "bear")

CARDS: Final = ("scare", "breed", "extra", "freeze")
"""A1.3 The cards A to D, called by the verb that plays them."""
SCARE_CARD: Final = 0
BREED_CARD: Final = 1
EXTRA_CARD: Final = 2
FREEZE_CARD: Final = 3
CARD_KINDS: Final = 4

NOBODY: Final = -1
"""The owner of a region without wolves."""
