"""Names that let the same files run compiled and as plain Python.

The compiler (mypyc) knows ``i64`` and ``mypyc_attr`` from ``mypy_extensions``, packed rows from
``librt``. The sources must run without these packages, so outside the type checker the names refer
to what they mean in plain Python. This module itself is never compiled.

A ``vec[i64]`` is a row of machine integers, a ``vec[float]`` one of floats, a ``vec[bool]`` one of
bytes: compiled one block of memory, plain a list. Two rules keep both the same. ``append`` and
``extend`` may grow the old row in place or make another, so their answer replaces the row:
``row = append(row, 7)``. And rows are never compared with lists. ``roomy[i64](capacity=60)`` makes
an empty row; compiled, it has room for 60 items.
"""

from typing import TYPE_CHECKING

__all__ = ["append", "extend", "i64", "mypyc_attr", "roomy", "vec"]

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec, vec as roomy
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int
    vec = {i64: list, float: list, bool: list, list: list}
    roomy = {i64: lambda capacity: []}  # noqa: ARG005  (room matters to the compiled row only)

    def append(row, item):
        """Return the row with one more item at its end."""
        row.append(item)
        return row

    def extend(row, items):
        """Return the row with more items at its end."""
        row += items
        return row

    def mypyc_attr(*_attributes, **_settings):
        """Do nothing: the attributes speak to the compiler only."""
        return lambda decorated: decorated
