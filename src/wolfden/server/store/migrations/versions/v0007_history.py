"""Finished games as each guest has played them, and first answers to puzzles."""

from typing import Final

from alembic import op

from wolfden.server.store.migrations.versions.v0003_sharing import add_missing

revision: Final = "0007"
down_revision: Final = "0006"


def upgrade() -> None:
    """Add what is missing; games that were over before are not in anyone's history."""
    add_missing(op.get_bind())
