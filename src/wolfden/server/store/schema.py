"""The tables of the database. A change here comes with a migration in ``migrations/``."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("session", Integer, nullable=False),
    Column("owner", String(16), nullable=False),
    Column("token", LargeBinary(32), nullable=True, unique=True),
    Column("email", String(254), nullable=False),
    Column("webhook", String(500), nullable=False),
    Column("language", String(20), nullable=False),
    Column("muted", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""People and bot accounts. A bot account has an ``owner`` and the digest of its ``token``."""

CODES: Final = Table(
    "codes",
    METADATA,
    Column("digest", LargeBinary(32), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("codes_by_guest", "guest", "kind"),
)
"""Digests of codes that make another device the same guest."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("position", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(16), nullable=False),
    Column("seats", JSON, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("actors", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("result", JSON, nullable=False),
    Column("abandon", JSON, nullable=False),
    Column("source", String(16), nullable=False),
    Column("source_ply", Integer, nullable=False),
    Column("rematch", String(16), nullable=False),
    Column("guide", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Index("tables_by_status", "status", "public", "moved"),
)
"""Tables: what was agreed, who sits there, and where the game stands."""

SITTERS: Final = Table(
    "sitters",
    METADATA,
    Column("guest", String(16), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("sitters_by_table", "table_id"),
)
"""Whose tables they are: host, holders and owners of seats, to find the tables of a guest."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(4), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Everything done at a table, append-only; (table, seq) is unique."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("position", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Positions on the way, so that loading a long game does not replay it from the start."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("room", String(20), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_by_guest", "guest"),
)
"""What people wrote; a team's room is called ``team`` and the number of the team.

Each room counts for itself: a gap would tell others that the team has talked.
"""

MARKS: Final = Table(
    "marks",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("room", String(20), primary_key=True),
    Column("data", JSON, nullable=False),
)
"""Pins, arrows and notes of a seat, its own or its team's."""
