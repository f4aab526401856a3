"""The difference between two views, as places and their new values."""

from wolfden.server.wire.things import Path

Change = tuple[Path, object]


def changes(old: object, new: object) -> list[Change]:
    """Return what turns ``old`` into ``new``: paths of names and positions, and values.

    Goes into tables with the same names and lists of the same length; everything else is replaced
    as a whole. An empty path replaces everything.

    >>> changes({"a": 1, "b": [1, 2, 3]}, {"a": 1, "b": [1, 5, 3]})
    [(['b', 1], 5)]
    """
    found: list[Change] = []
    if old != new:
        _compare(old, new, [], found)
    return found


def _compare(old: object, new: object, path: Path, found: list[Change]) -> None:
    """Note how ``new`` differs from ``old``; only asked about what does differ."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for name, value in new.items():
            before = old[name]
            if before != value:
                _compare(before, value, [*path, name], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, value in enumerate(new):
            before = old[place]
            if before != value:
                _compare(before, value, [*path, place], found)
    else:
        found.append((path, new))


def changed(view: object, found: list[Change]) -> object:
    """Return the view after its changes; what a client does.

    >>> changed({"a": [1, 2]}, [(["a", 1], 5)])
    {'a': [1, 5]}
    """
    for path, value in found:
        if not path:
            view = value
            continue
        place = view
        for step in path[:-1]:
            place = place[step]  # type: ignore[index]  # the path says what it is
        place[path[-1]] = value  # type: ignore[index]
    return view
