"""The first schema."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Make the tables of the first version."""
    _people()
    _tables()
    _games()
    _talk()


def _people() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("session", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.Column("token", sa.LargeBinary(32), nullable=True, unique=True),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("webhook", sa.String(500), nullable=False),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("muted", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("guest", sa.String(16), _owned_by("guests"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("codes_by_guest", "codes", ["guest", "kind"])


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("actors", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON, nullable=False),
        sa.Column("abandon", sa.JSON, nullable=False),
        sa.Column("source", sa.String(16), nullable=False),
        sa.Column("source_ply", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("moved", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "moved"])
    op.create_table(
        "sitters",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), _owned_by("tables"), primary_key=True),
    )
    op.create_index("sitters_by_table", "sitters", ["table_id"])


def _games() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), _owned_by("tables"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), _owned_by("tables"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _talk() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), _owned_by("tables"), primary_key=True),
        sa.Column("room", sa.String(20), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("chat_by_guest", "chat", ["guest"])
    op.create_table(
        "marks",
        sa.Column("table_id", sa.String(16), _owned_by("tables"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("room", sa.String(20), primary_key=True),
        sa.Column("data", sa.JSON, nullable=False),
    )


def _owned_by(parent: str) -> sa.ForeignKey:
    return sa.ForeignKey(f"{parent}.id", ondelete="CASCADE")
