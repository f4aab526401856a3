"""Actions as packed integers: which kind, and up to four named fields.

The notation of each kind (see ``notation.py`` for the words) and its rule:

========== =================================================== ==========
kind       words                                               rule
========== =================================================== ==========
first      ``first 2`` (chance)                                A2.1
predator   ``predator bear`` (chance)                          A2.2
draw       ``draw scare`` (chance)                             A2.3, A3.7
roll       ``roll 2`` (chance)                                 A5.1
litter     ``litter @red-forest`` (when the supply is short)   A3.1
move       ``move @red-forest @red-ridge 15 lead``             A4.1
hunt       ``hunt @red-ridge`` (predators in an own region)    A4.2
next       ``next`` (on to the next step)                      A3
fight      ``fight @red-ridge`` (begin the next battle)        A3.3
reroll     ``reroll``, or ``keep``                             A5.2
retreat    ``retreat @red-forest``, or ``perish``              A5.4
drive      ``drive @red-ridge``, ``drive sea``, or ``leave``   A5.6
withdraw   ``withdraw @red-forest 10 pack``, or ``stay``       A5.8
lose       ``lose @red-forest 10 pack``                        A3.6
lead       ``lead @red-forest`` (where the Lead Wolf returns)  A9.1
den        ``den @red-ridge``                                  A6.1
roam       ``roam @red-forest @red-ridge 10 pack``             A7.1
end        ``end`` (of roaming, and of the turn)               A3.5
scare      ``scare @red-ridge @red-tundra`` (card A)           A8.1
breed      ``breed`` (card B)                                  A8.2
extra      ``extra`` (card C)                                  A8.3
freeze     ``freeze red-tundra~red-island`` (card D)           A8.4
discard    ``discard scare``                                   A3.7
========== =================================================== ==========

After an amount of wolves comes ``lead`` if the Lead Wolf is one of them, else ``pack``.
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
