"""Bans, reports, and tables to close."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0030"
down_revision: Final = "0020"


def upgrade() -> None:
    """Create the tables of moderation."""
    guest = sa.ForeignKey("guests.id", ondelete="CASCADE")
    op.create_table(
        "bans",
        sa.Column("guest", sa.String(16), guest, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "closures",
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("wholly", sa.Boolean, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(16), sa.ForeignKey("guests.id", ondelete="SET NULL")),
        sa.Column(
            "guest",
            sa.String(16),
            sa.ForeignKey("guests.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("room", sa.String(20), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("note", sa.String(500), nullable=False),
    )
    op.create_index("reports_by_reporter", "reports", ["reporter"])
    op.create_index("reports_by_guest", "reports", ["guest"])
