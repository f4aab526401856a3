"""Pushes, sleeping hours and holidays of guests."""

from typing import Final

from alembic import op

from wolfden.server.store.migrations.versions.v0003_sharing import add_missing

revision: Final = "0006"
down_revision: Final = "0005"


def upgrade() -> None:
    """Add what is missing."""
    add_missing(op.get_bind())
