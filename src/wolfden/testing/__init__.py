"""The contract suite: what every title promises, checked in random games.

Authors call ``check_title`` with their game; it needs only the standard library.
"""

from wolfden.testing.games import (
    CheckedGame,
    Table,
    check_legality,
    check_setup,
    check_table,
    check_title,
    tables,
)

__all__ = [
    "CheckedGame",
    "Table",
    "check_legality",
    "check_setup",
    "check_table",
    "check_title",
    "tables",
]
