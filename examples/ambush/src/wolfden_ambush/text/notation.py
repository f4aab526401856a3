"""The words of Ambush: ``draw fox``, ``swap``, ``bid 2``, ``show``, ``fold``, ``roll 4``."""

from wolfden.core.contract import Notation
from wolfden.core.errors import NotationError
from wolfden_ambush.rules.actions import VALUES, code, verb_and_value
from wolfden_ambush.rules.vocabulary import VERBS


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
            raise NotationError("ambush-not-finished", words=text)
        return code(verb, max(value, 0))


def read_words(words: list[str]) -> tuple[int, int]:
    """Return the verb and the index of the second word; -1 if there is none yet."""
    if not words or words[0] not in VERBS:
        raise NotationError("ambush-not-an-action", words=" ".join(words))
    verb = VERBS.index(words[0])
    values = VALUES.get(verb, ())
    if len(words) > 1 + bool(values) or (len(words) == 2 and words[1] not in values):
        raise NotationError("ambush-not-an-action", words=" ".join(words))
    return verb, values.index(words[1]) if len(words) == 2 else -1
