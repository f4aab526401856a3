"""Migrations of the database, run by Alembic, and what became of those that were merged.

A migration that may have run somewhere is never renamed, merged or changed, and its number is never
given to another one, whether it was part of a release or not. Those below were merged before that
was the rule.
"""

from typing import Final

MERGED: Final = {"0005": "0003", "0006": "0003", "0007": "0003", "0008": "0003"}
"""Migrations that became part of others, by those from which their databases continue."""
LOST: Final = frozenset({"0010", "0020", "0030", "0040"})
"""Migrations that were merged before they did all that the merged one does."""
