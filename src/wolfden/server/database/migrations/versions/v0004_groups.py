"""Announcements of a table name its group, also when the table is deleted.

Databases that ran migration 0003 while version 0.4 was being made get what was added to it later.
"""

from typing import Final

from alembic import op

from wolfden.server.database.migrations.versions.v0003_sharing import add_missing, run_on_postgres

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    """Add what is missing, and replace the announcement of tables."""
    add_missing(op.get_bind())
    run_on_postgres("v0004_announcements.sql")
