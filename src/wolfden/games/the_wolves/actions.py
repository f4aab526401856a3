"""Actions as packed integers: which kind, and up to five named fields.

The notation of each kind (see ``notation.py`` for the words) and its rule:

========== =================================================== ======
kind       words                                               rule
========== =================================================== ======
region     ``region 7`` (chance)                               W1.3
prey       ``prey hare`` (chance)                              W3.2
moon       ``moon crescent/quarter`` (chance)                  W3.3
pack       ``pack forest`` (chance, or chosen)                 W3.4
tiles      ``tiles backs``                                     W2.9
draft      ``draft @h8``                                       W3.5
move       ``move forest +home``                               W6
walk       ``walk alpha@h8 @j9 >k9``                           W6, W7
stop       ``stop`` (no further wolf walks)                    W6.6
den        ``den @c4 +forest/rock,home ^speed``                W8
lair       ``lair @c4 +token,token >d4``                       W9
howl       ``howl @c4 +forest/rock,home``                      W10
dominate   ``dominate 2-den@c4 +home,token,token ^speed``      W11
hunt       ``hunt hare@c4``                                    W12.2
end        ``end`` (of the turn)                               W4.1
========== =================================================== ======
"""

from typing import Final

from wolfden.core.machine import i64

VERBS: Final = (
    "region",
    "prey",
    "moon",
    "pack",
    "tiles",
    "draft",
    "move",
    "walk",
    "stop",
    "den",
    "lair",
    "howl",
    "dominate",
    "hunt",
    "end",
)
REGION: Final = 0
PREY_STACK: Final = 1
MOON: Final = 2
PACK: Final = 3
TILES: Final = 4
DRAFT: Final = 5
MOVE: Final = 6
WALK: Final = 7
STOP: Final = 8
BUILD_DEN: Final = 9
BUILD_LAIR: Final = 10
HOWL: Final = 11
DOMINATE: Final = 12
HUNT: Final = 13
END: Final = 14

TO: Final = 14
ASIDE: Final = 24
PAYMENT: Final = 34
TRACK: Final = 42
"""Where fields begin: rules put them into a code that ``pack`` has made without them."""

NOWHERE: Final = 1023
"""In the ``aside`` field: nobody is displaced."""

NO_TRACK: Final = 3
"""In the ``track`` field: no den is taken."""


def pack(
    verb: i64,
    at: i64 = 0,
    to: i64 = 0,
    aside: i64 = NOWHERE,
    payment: i64 = 0,
    track: i64 = NO_TRACK,
    piece: i64 = 0,
) -> i64:
    """Return the code of an action; the functions below take it apart again.

    ``at`` is the hex it happens on or starts from, or the number of whatever is dealt or chosen;
    ``to`` where a wolf walks; ``aside`` where a displaced wolf goes; ``piece`` the wolf that walks
    or the piece that is dominated.
    """
    return (
        verb
        | at << 4
        | to << TO
        | aside << ASIDE
        | payment << PAYMENT
        | track << TRACK
        | piece << 44
    )


def verb_of(code: i64) -> i64:
    """Return which kind of action it is."""
    return code & 15


def at_of(code: i64) -> i64:
    """Return the hex, or the number of what is chosen."""
    return code >> 4 & 1023


def to_of(code: i64) -> i64:
    """Return where the wolf walks."""
    return code >> TO & 1023


def aside_of(code: i64) -> i64:
    """Return where the displaced wolf goes, or ``NOWHERE``."""
    return code >> ASIDE & 1023


def payment_of(code: i64) -> i64:
    """Return the payment, see ``rules/paying.py``."""
    return code >> PAYMENT & 255


def track_of(code: i64) -> i64:
    """Return the track the den is taken from, or ``NO_TRACK``."""
    return code >> TRACK & 3


def piece_of(code: i64) -> i64:
    """Return the walking wolf's kind or the dominated piece."""
    return code >> 44 & 31
