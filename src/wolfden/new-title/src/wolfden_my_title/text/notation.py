"""The words of My Title: ``take 2``."""

from wolfden.core.contract import Notation
from wolfden.core.errors import NotationError
from wolfden_my_title.rules.state import MOST
from wolfden_my_title.rules.vocabulary import TAKE, VERBS

NUMBERS = tuple(map(str, range(1, MOST + 1)))


class MyTitleNotation(Notation):
    """The notation, the same at every table."""

    def domains(self) -> dict[str, list[list[str]]]:
        """Return every word that may follow each verb."""
        return {VERBS[TAKE]: [list(NUMBERS)]}

    def write(self, code: int) -> str:
        """Return the words of an action."""
        return f"{VERBS[TAKE]} {code}"

    def read(self, text: str) -> int:
        """Return the code of a whole action."""
        code = read_words(text.split())
        if not code:
            raise NotationError("my-title-not-finished", words=text)
        return code


def read_words(words: list[str]) -> int:
    """Return the code of an action; 0 if it is only begun."""
    verb, *numbers = words or [""]
    if verb != VERBS[TAKE] or len(numbers) > 1 or not set(numbers) <= {*NUMBERS}:
        raise NotationError("my-title-not-an-action", words=" ".join(words))
    return int(numbers[0]) if numbers else 0
