"""Actions as packed integers: which kind, a place, and two more fields.

``docs/notation.md`` lists the words of each kind and its rule.
"""

from typing import Final

from wolfden.core.machine import i64

ROOM: Final = 60
"""How many codes a list of actions has room for initially; most are shorter."""

NOWHERE: Final = 255
"""As ``aside``: nobody is displaced."""

NO_TRACK: Final = 3
"""As ``track``: no den is taken."""

AT: Final = 4
SECOND: Final = 12
THIRD: Final = 20
WALKER: Final = 8
_BYTE: Final = 255
VERB_MASK: Final = 15
"""The bits of a code that are its verb."""


def pack(verb: i64, at: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
    """Return the code of an action, below 2 ** 30: such integers are the cheapest to make.

    ``at`` is the hex it happens on or starts from, or the number of whatever is dealt or chosen.
    What the other two hold depends on the verb:

    ========== =========== ==================================================
    verb       second      third
    ========== =========== ==================================================
    walk       ``to``      ``aside``, and whether an alpha walks: ``walker``
    lair       ``payment`` ``aside``
    den        ``payment`` ``track``
    dominate   ``payment`` ``track`` and ``rival``: see ``pack_rival``
    move, howl ``payment``
    hunt       ``to`` (the kind of prey)
    moon       ``to`` (the lower token)
    ========== =========== ==================================================
    """
    return verb | at << AT | second << SECOND | third << THIRD


def pack_walker(aside: i64, kind: i64) -> i64:
    """Return the third field of a walk."""
    return aside | kind << WALKER


def pack_rival(track: i64, piece: i64) -> i64:
    """Return the third field of a domination."""
    return track | piece << 2


def verb_of(code: i64) -> i64:
    """Return which kind of action it is."""
    return code & VERB_MASK


def at_of(code: i64) -> i64:
    """Return the hex, or the number of what is chosen."""
    return code >> AT & _BYTE


def to_of(code: i64) -> i64:
    """Return where the wolf walks, or the other number of what is chosen."""
    return code >> SECOND & _BYTE


def payment_of(code: i64) -> i64:
    """Return the payment, see ``rules/paying.py``."""
    return code >> SECOND & _BYTE


def aside_of(code: i64) -> i64:
    """Return where the displaced wolf goes, or ``NOWHERE``."""
    return code >> THIRD & _BYTE


def walker_of(code: i64) -> i64:
    """Return the kind of the wolf that walks."""
    return code >> THIRD >> WALKER & 1


def track_of(code: i64) -> i64:
    """Return the track the den is taken from, or ``NO_TRACK``."""
    return code >> THIRD & 3


def rival_of(code: i64) -> i64:
    """Return the piece that is dominated."""
    return code >> THIRD >> 2 & 31
