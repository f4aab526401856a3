"""The legal actions of a seat as a tree of words: smaller than a list, and what a client needs."""

from collections.abc import Iterable
from typing import cast

Node = dict[str, "Node | None"]
Tree = dict[str, object] | list[str]


def tree(actions: Iterable[str]) -> Tree:
    """Lay actions into a tree: a word leads to what follows it, the last one to ``None``.

    A node whose words all complete an action is a list of them. No legal action is the beginning
    of another one, so a word either completes an action or goes on.

    >>> tree(["walk alpha@c4 @d4", "walk alpha@c4 @d5", "stop"])
    {'walk': {'alpha@c4': ['@d4', '@d5']}, 'stop': None}
    """
    root: Node = {}
    for action in actions:
        *way, last = action.split()
        node = root
        for word in way:
            following = node.get(word)
            if following is None:
                following = node[word] = {}
            node = following
        node[last] = None
    return _folded(root)


def _folded(node: Node) -> Tree:
    if not any(node.values()):
        return list(node)
    return {word: following and _folded(following) for word, following in node.items()}


def words(found: object, chosen: tuple[str, ...] = ()) -> list[str]:
    """Return the actions of a tree; what a client does to list them.

    >>> words({"walk": {"alpha@c4": ["@d4", "@d5"]}, "stop": None})
    ['walk alpha@c4 @d4', 'walk alpha@c4 @d5', 'stop']
    """
    if found is None:
        return [" ".join(chosen)]
    if isinstance(found, list):
        return [" ".join((*chosen, word)) for word in found]
    node = cast("dict[str, object]", found)
    return [line for word, following in node.items() for line in words(following, (*chosen, word))]
