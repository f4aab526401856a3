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
        raise NotationError(
            f"{verb!r} is no action: an action begins with {', '.join(verbs)}",
            "verb",
            word=verb,
            known=list(verbs),
        )
    found = slots[words[0]]
    if len(words) - 1 > len(found):
        raise NotationError(
            f"{' '.join(words)!r} has too many words: it goes like '{syntax[words[0]]}'",
            "too-many-words",
            words=" ".join(words),
            like=syntax[words[0]],
        )
    return found


def unfinished(text: str, like: str) -> NotationError:
    """Return the error of an action that lacks words, to be raised."""
    message = f"{text!r} is not finished: it goes like '{like}'"
    return NotationError(message, "unfinished", words=text, like=like)


def choice(word: str, among: tuple[str, ...], what: str) -> int:
    """Return which of the allowed words it is.

    Raises:
        NotationError: it is none of them.
    """
    if word not in among:
        raise NotationError(
            f"{word!r} is no {what}: it is one of {', '.join(among)}",
            "word",
            word=word,
            known=list(among),
        )
    return among.index(word)
