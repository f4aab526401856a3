"""The codes of actions: a verb and the place of its second word in the list of such words."""

from typing import Final

from wolfden_ambush.rules.vocabulary import BID, CARDS, DRAW, ROLL, VERBS

DIE: Final = (1, 2, 3, 4)
"""T4 The sides of the die; each is also its own weight."""
VALUES: Final[dict[int, tuple[str, ...]]] = {
    DRAW: CARDS,
    BID: ("1", "2", "3", "4"),
    ROLL: tuple(map(str, DIE)),
}
"""What the second word may be, for verbs that have one."""


def code(verb: int, value: int = 0) -> int:
    """Pack a verb and the index of its second word."""
    return value * len(VERBS) + verb


def verb_and_value(packed: int) -> tuple[int, int]:
    """Return the verb of a code and the index of its second word."""
    return packed % len(VERBS), packed // len(VERBS)
