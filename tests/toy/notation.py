"""The words of Ambush: ``draw fox``, ``swap``, ``bid 2``, ``show``, ``fold``, ``roll 4``."""

from typing import Final

from tests.toy.meta import CARDS, DIE, META
from wolfden.core.contract import Notation
from wolfden.core.errors import NotationError

DRAW: Final = 0
SWAP: Final = 1
BID: Final = 2
SHOW: Final = 3
FOLD: Final = 4
ROLL: Final = 5
VERBS: Final = ("draw", "swap", "bid", "show", "fold", "roll")

_BIDS: Final = ("1", "2", "3", "4")
VALUES: Final[dict[int, tuple[str, ...]]] = {
    DRAW: CARDS,
    BID: _BIDS,
    ROLL: tuple(map(str, DIE)),
}
"""What the second word may be, for verbs that have one."""


def code(verb: int, value: int = 0) -> int:
    """Pack a verb and the index of its second word."""
    return value * len(VERBS) + verb


def verb_and_value(packed: int) -> tuple[int, int]:
    """Take a code apart."""
    return packed % len(VERBS), packed // len(VERBS)


class AmbushNotation(Notation):
    """The notation, the same at every table."""

    def domains(self) -> dict[str, list[list[str]]]:
        """Return every word that may follow each verb."""
        return {
            word: [list(VALUES[verb])] if verb in VALUES else [] for verb, word in enumerate(VERBS)
        }

    def write(self, code: int) -> str:
        """Return the words of an action."""
        verb, value = verb_and_value(code)
        return " ".join([VERBS[verb], *[VALUES[verb][value] for _ in range(verb in VALUES)]])

    def read(self, text: str) -> int:
        """Return the code of a whole action."""
        words = text.split()
        verb, value = read_words(words)
        if len(words) < 1 + (verb in VALUES):
            raise NotationError(text=f"{text!r} is not finished")
        return code(verb, max(value, 0))


def read_words(words: list[str]) -> tuple[int, int]:
    """Return the verb and the index of the second word; -1 if there is none yet."""
    if not words or words[0] not in VERBS:
        raise NotationError(text=f"{' '.join(words)!r} is no action of {META.name}")
    verb = VERBS.index(words[0])
    values = VALUES.get(verb, ())
    if len(words) > 1 + bool(values) or (len(words) == 2 and words[1] not in values):
        raise NotationError(text=f"{' '.join(words)!r} is no action of {META.name}")
    return verb, values.index(words[1]) if len(words) == 2 else -1
