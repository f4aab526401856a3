"""Ratings of people, and tables of guests who were paired."""

from typing import Final

from alembic import op

from wolfden.server.store.migrations.versions.v0003_sharing import add_missing

revision: Final = "0008"
down_revision: Final = "0007"


def upgrade() -> None:
    """Add what is missing; no game before was rated."""
    add_missing(op.get_bind())
