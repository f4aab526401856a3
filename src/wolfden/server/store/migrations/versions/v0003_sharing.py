"""Documents apart from tables, confirmed addresses, moderation, and what processes share.

Tables, columns and indexes are those of ``schema.py``: what the database lacks is added. A later
migration that only adds does the same, so nothing of the schema is written down twice.
"""

import hashlib
import json
import time
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import op

from wolfden.server.store.schema import METADATA

revision: Final = "0003"
down_revision: Final = "0002"

LONGEST_WORD: Final = 60
"""Options with longer texts, or with several lines, are documents; all others are short words."""
_INSERT: Final = sa.text(
    "INSERT INTO documents (digest, text, length) VALUES (:digest, :text, :length)"
    " ON CONFLICT DO NOTHING"
)
_LINK: Final = sa.text("INSERT INTO table_documents (table_id, digest) VALUES (:id, :digest)")
_UPDATE: Final = sa.text(
    "UPDATE tables SET options = :options, position = :position WHERE id = :id"
)


def upgrade() -> None:
    """Add what is missing; move documents; no address is confirmed, all guests were seen now.

    PostgreSQL itself announces every change to all processes, in the transaction of the change.
    """
    connection = op.get_bind()
    add_missing(connection)
    seen = {"seen": time.time_ns() // 1_000_000}
    connection.execute(sa.text("UPDATE guests SET seen = :seen"), seen)
    for name in connection.execute(sa.text("SELECT id FROM tables")).scalars().all():
        _move_documents(connection, name)
    if connection.dialect.name == "postgresql":
        script = Path(__file__).with_name("v0003_announcements.sql").read_text(encoding="utf-8")
        for statement in script.split(";;\n"):
            op.execute(sa.text(statement.replace(":", "\\:")))


def add_missing(connection: sa.Connection) -> None:
    """Create the tables, columns and indexes of the schema that the database lacks."""
    METADATA.create_all(connection)
    present = sa.inspect(connection)
    for table in METADATA.sorted_tables:
        columns = {column["name"] for column in present.get_columns(table.name)}
        for column in table.columns:
            if column.name not in columns:
                op.add_column(table.name, column)
        indexes = {index["name"] for index in present.get_indexes(table.name)}
        for index in table.indexes:
            if index.name not in indexes:
                index.create(connection)


def _move_documents(connection: sa.Connection, table: str) -> None:
    """Move the documents of a table, and leave their digests in their place."""
    query = sa.text("SELECT options, position FROM tables WHERE id = :id")
    row = connection.execute(query, {"id": table}).one()
    given = json.loads(row.options) if isinstance(row.options, str) else row.options
    documents: dict[str, str] = {}

    def digest_of(text: str) -> str:
        digest = hashlib.sha256(text.encode()).hexdigest()
        documents[digest] = text
        return digest

    options = {key: digest_of(one) if _is_document(one) else one for key, one in given.items()}
    position = digest_of(row.position) if row.position else ""
    for digest, text in documents.items():
        connection.execute(_INSERT, {"digest": digest, "text": text, "length": len(text)})
        connection.execute(_LINK, {"id": table, "digest": digest})
    if documents:
        moved = {"options": json.dumps(options), "position": position, "id": table}
        connection.execute(_UPDATE, moved)


def _is_document(value: object) -> bool:
    return isinstance(value, str) and ("\n" in value or len(value) > LONGEST_WORD)
