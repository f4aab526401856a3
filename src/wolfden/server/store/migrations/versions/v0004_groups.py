"""What other processes are told of a table names its group, also when the table is deleted."""

from typing import Final

from wolfden.server.store.migrations.versions.v0003_sharing import run_on_postgres

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    """Replace the announcement of tables; one process alone needs none."""
    run_on_postgres("v0004_announcements.sql")
