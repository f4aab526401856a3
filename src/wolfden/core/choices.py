"""The tree of words: legal actions laid out as choices, one word at a time."""

from collections.abc import Iterable
from dataclasses import dataclass

from wolfden.core.contract import Seat, State

Node = dict[str, object]
"""What words lead to: ``None`` after a last word, else another node or a list of last words."""
Tree = Node | list[str]


@dataclass(frozen=True)
class Choices:
    """How far a seat has come in choosing an action.

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

    No legal action is the beginning of another one, so a path is either whole or continues.

    >>> choices(["walk alpha@c4 @d4", "walk alpha@c4 @d5", "stop"], ["walk"])
    Choices(chosen=('walk', 'alpha@c4'), options=('@d4', '@d5'))
    """
    path = tuple(chosen)
    depth = len(path)
    paths = [tuple(action.split()) for action in actions]
    fitting = [words for words in paths if words[:depth] == path]
    if not fitting:
        return None
    while True:
        following = dict.fromkeys(words[depth] for words in fitting if len(words) > depth)
        if len(following) != 1 or any(len(words) <= depth for words in fitting):
            return Choices(fitting[0][:depth], tuple(following))
        depth += 1


def legal_tree(state: State, seat: Seat) -> Tree:
    """Return the legal actions of a seat as a tree: smaller than a list, and what a page needs."""
    notation = state.notation()
    return tree([notation.words(code) for code in state.packed_codes(seat)])


def tree(actions: list[list[str]]) -> Tree:
    """Lay the words of actions into a tree: a word leads to what follows it, the last to ``None``.

    A node whose words all complete an action is a list of them. No legal action is the beginning
    of another one, so a word either completes an action or continues.

    >>> tree([["walk", "alpha@c4", "@d4"], ["walk", "alpha@c4", "@d5"], ["stop"]])
    {'walk': {'alpha@c4': ['@d4', '@d5']}, 'stop': None}
    """
    root: Node = {}
    for words in actions:
        node = root
        for place in range(len(words) - 2):
            node = _descend(node, words[place])
        if len(words) == 1:
            root[words[0]] = None
        else:
            _add_last(node, words[-2], words[-1])
    continues = [word for word, following in root.items() if following is not None]
    return root if continues else list(root)


def _descend(node: Node, word: str) -> Node:
    """Return the node that a word leads to; one of last words only becomes a table."""
    following = node.get(word)
    if isinstance(following, dict):
        return following
    found: Node = dict.fromkeys(following) if isinstance(following, list) else {}
    node[word] = found
    return found


def _add_last(node: Node, word: str, last: str) -> None:
    """Let a word of a node lead to the last word of an action."""
    following = node.get(word)
    if isinstance(following, list):
        following.append(last)
    elif isinstance(following, dict):
        following[last] = None
    else:
        node[word] = [last]
