"""The tree of words: legal actions laid out as choices, one word at a time."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Choices:
    """Where someone stands in choosing an action.

    ``chosen`` are the words so far, forced ones included; ``options`` the words that may come
    next, in the order of the legal actions. No options: the action is whole.
    """

    chosen: tuple[str, ...]
    options: tuple[str, ...]

    @property
    def is_whole(self) -> bool:
        """Whether the chosen words are a complete action."""
        return not self.options


def choices(actions: Iterable[str], chosen: Iterable[str] = ()) -> Choices | None:
    """Follow the chosen words, then every forced one; ``None`` if no action starts so.

    No legal action is the beginning of another one, so a path is either whole or goes on.

    >>> choices(["walk alpha@c4 @d4", "walk alpha@c4 @d5", "stop"], ["walk"])
    Choices(chosen=('walk', 'alpha@c4'), options=('@d4', '@d5'))
    """
    path = tuple(chosen)
    depth = len(path)
    fitting = [words for words in map(_split, actions) if words[:depth] == path]
    if not fitting:
        return None
    while True:
        following = dict.fromkeys(words[depth] for words in fitting if len(words) > depth)
        if len(following) != 1 or any(len(words) <= depth for words in fitting):
            return Choices(fitting[0][:depth], tuple(following))
        depth += 1


def _split(action: str) -> tuple[str, ...]:
    return tuple(action.split())
