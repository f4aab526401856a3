"""Actions as packed integers: which kind, and up to four named fields.

``docs/notation.md`` lists the words of each kind and its rule.
"""

from typing import Final

from wolfden.core.machine import i64

TO: Final = 12
AMOUNT: Final = 18
"""Where fields begin: rules put them into a code that ``pack`` has made without them."""
WITH_LEAD: Final = 1 << 26

MOST_WOLVES: Final = 255
"""The largest amount an action can name."""
VERB_MASK: Final = 63
"""The bits of a code that are its verb."""


def pack(verb: i64, at: i64 = 0, to: i64 = 0, amount: i64 = 0, lead: bool = False) -> i64:
    """Return the code of an action; the functions below take it apart again.

    ``at`` is the region it happens in or starts from, or the number of whatever is dealt or
    chosen; ``to`` the region it leads to (``SEA`` for predators driven into water); ``amount`` how
    many wolves; ``lead`` whether the Lead Wolf is one of them.
    """
    code = verb | at << 6 | to << TO | amount << AMOUNT
    return code | WITH_LEAD if lead else code


def verb_of(code: i64) -> i64:
    """Return which kind of action it is."""
    return code & VERB_MASK


def at_of(code: i64) -> i64:
    """Return the region, or the number of what is chosen."""
    return code >> 6 & 63


def to_of(code: i64) -> i64:
    """Return the region it leads to."""
    return code >> TO & 63


def amount_of(code: i64) -> i64:
    """Return how many wolves it moves or costs."""
    return code >> AMOUNT & MOST_WOLVES


def has_lead(code: i64) -> bool:
    """Return whether the Lead Wolf is one of them."""
    return code & WITH_LEAD != 0
