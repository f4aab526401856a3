"""Actions as packed integers: which kind, and up to four named fields.

``docs/notation.md`` lists the words of each kind and its rule.
"""

from typing import Final

from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import vocabulary as vocab

AT: Final = 5
TO: Final = 13
WHAT: Final = 21
FACE: Final = 26
"""Where fields begin: rules put them into a code that ``pack`` has made without them."""
VERB_MASK: Final = 31
"""The bits of a code that are its verb."""


def pack(verb: i64, at: i64 = 0, what: i64 = 0, to: i64 = 0, face: i64 = 0) -> i64:
    """Return the code of an action; the functions below take it apart again.

    ``at`` is the place it happens in; ``what`` the hunter, identity, token, card or season space;
    ``to`` where a troop is shifted; ``face`` 1 for a trace laid face up, or for a power used.
    """
    return verb | at << AT | to << TO | what << WHAT | face << FACE


def verb_of(code: i64) -> i64:
    """Return which kind of action it is."""
    return code & VERB_MASK


def at_of(code: i64) -> i64:
    """Return the place."""
    return code >> AT & 255


def to_of(code: i64) -> i64:
    """Return where a troop is shifted."""
    return code >> TO & 255


def what_of(code: i64) -> i64:
    """Return the hunter, identity, token, card or season space."""
    return code >> WHAT & 31


def face_of(code: i64) -> i64:
    """Return 1 if the trace is laid face up, or the power is used."""
    return code >> FACE & 1


def open_part(code: i64) -> i64:
    """B2.1, B4.2, B7.1 Return what the hunters see of an action: all, unless it is secret."""
    verb = verb_of(code)
    if verb == vocab.HIDE or verb == vocab.EMPOWER:
        return verb
    if verb != vocab.PROWL:
        return code
    return code & ~(255 << AT) if face_of(code) == 1 else vocab.PROWL
