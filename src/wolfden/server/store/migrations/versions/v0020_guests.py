"""Confirmed addresses, when guests were last seen, and indexes for what expires."""

import time
from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0020"
down_revision: Final = "0010"


def upgrade() -> None:
    """Add columns and indexes: no address is confirmed yet, and all guests were seen just now."""
    seen = str(time.time_ns() // 1_000_000)
    confirmed = sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("guests", confirmed)
    op.add_column("guests", sa.Column("seen", sa.BigInteger, nullable=False, server_default=seen))
    op.create_index("guests_by_seen", "guests", ["seen"])
    op.create_index("guests_by_owner", "guests", ["owner"])
    op.create_index("tables_by_age", "tables", ["status", "moved"])
