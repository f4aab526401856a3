"""The difference between two views, as places and their new values."""

Path = list[str | int]
Change = tuple[Path, object]


def changes(old: object, new: object) -> list[Change]:
    """Return what turns ``old`` into ``new``: paths of names and positions, and values.

    Goes into tables with the same names and lists of the same length; everything else is replaced
    as a whole. An empty path replaces everything. What both views share is not looked at.

    >>> changes({"a": 1, "b": [1, 2, 3]}, {"a": 1, "b": [1, 5, 3]})
    [(['b', 1], 5)]
    """
    found: list[Change] = []
    add_changes(old, new, [], found)
    return found


def add_changes(old: object, new: object, path: Path, found: list[Change]) -> None:
    """Add what turns ``old`` into ``new``, both at a place of a view."""
    if old is not new:
        _compare(old, new, path, found)


def _compare(old: object, new: object, path: Path, found: list[Change]) -> None:
    """Note how ``new`` differs from ``old``, another object."""
    if isinstance(new, dict) and isinstance(old, dict) and _has_same_names(old, new):
        for name, value in new.items():
            before = old[name]
            if before is not value and before != value:
                _compare(before, value, [*path, name], found)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        for place in range(len(new)):
            before, value = old[place], new[place]
            if before is not value and before != value:
                _compare(before, value, [*path, place], found)
    elif old != new:
        found.append((path, new))


def _has_same_names(old: dict[str, object], new: dict[str, object]) -> bool:
    """Whether two tables have the same names; a comparison of their key views takes longer."""
    if len(old) != len(new):
        return False
    for name in new:  # noqa: SIM110  (a generator costs a compiled function an extra class)
        if name not in old:
            return False
    return True
