"""Reading the words of actions: what the notations of all titles ask in the same way."""

from collections.abc import Mapping

from wolfden.core.errors import NotationError

Slots = Mapping[str, tuple[str, ...]]
"""For each verb, what the words after it stand for."""


def slots_of(
    words: list[str], verbs: tuple[str, ...], slots: Slots, syntax: Mapping[str, str]
) -> tuple[str, ...]:
    """Return what the words after the verb stand for.

    Raises:
        NotationError: the verb is none of the title's, or too many words follow it.
    """
    if not words or words[0] not in verbs:
        verb = words[0] if words else ""
        raise NotationError("verb", word=verb, known=list(verbs))
    found = slots[words[0]]
    if len(words) - 1 > len(found):
        raise NotationError("too-many-words", words=" ".join(words), like=syntax[words[0]])
    return found


def unfinished(text: str, like: str) -> NotationError:
    """Return the error of an action that lacks words, to be raised."""
    return NotationError("unfinished", words=text, like=like)


def choice(word: str, among: tuple[str, ...]) -> int:
    """Return which of the allowed words it is.

    Raises:
        NotationError: it is none of them.
    """
    if word not in among:
        raise NotationError("word", word=word, known=list(among))
    return among.index(word)
