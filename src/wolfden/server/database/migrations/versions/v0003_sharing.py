"""What version 0.4 added: documents apart from tables, moderation, what processes share, people.

Tables, columns and indexes are those of ``schema.py``: what the database lacks is added. A later
migration that only adds does the same, so nothing of the schema is written down twice.
"""

import hashlib
import json
import time
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

from wolfden.server.database.schema import METADATA

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
    "UPDATE tables SET options = :options, position = :position, seats = :seats WHERE id = :id"
)
_FILL_ENDS: Final = sa.text(
    """
    UPDATE sitters SET ended = (
        SELECT CASE WHEN finished > 0 THEN finished WHEN moved > 0 THEN moved ELSE created END
        FROM tables WHERE tables.id = sitters.table_id
    )
    WHERE table_id IN (SELECT id FROM tables WHERE status IN ('finished', 'abandoned'))
    """
)


def upgrade() -> None:
    """Add what is missing, and move documents; all guests were seen now.

    Names of guests at tables are dropped: they are read with the guests from now on. Games that
    were over before are in nobody's history, and none was rated.

    PostgreSQL itself announces every change to all processes, in the transaction of the change.
    """
    connection = op.get_bind()
    add_missing(connection)
    seen = {"seen": time.time_ns() // 1_000_000}
    connection.execute(sa.text("UPDATE guests SET seen = :seen"), seen)
    connection.execute(_FILL_ENDS)
    for name in connection.execute(sa.text("SELECT id FROM tables")).scalars().all():
        _change_table(connection, name)
    run_on_postgres("v0003_announcements.sql")


def run_on_postgres(script: str) -> None:
    """Run the statements of a file of this folder, on PostgreSQL alone."""
    if op.get_bind().dialect.name == "postgresql":
        text = Path(__file__).with_name(script).read_text(encoding="utf-8")
        for statement in text.split(";;\n"):
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


def _change_table(connection: sa.Connection, name: str) -> None:
    """Move the documents of a table, and leave their digests; drop names of its guests."""
    query = sa.text("SELECT options, position, seats FROM tables WHERE id = :id")
    row = connection.execute(query, {"id": name}).one()
    documents: dict[str, str] = {}

    def digest_of(text: str) -> str:
        digest = hashlib.sha256(text.encode()).hexdigest()
        documents[digest] = text
        return digest

    given = _read(row.options).items()
    options = {key: digest_of(one) if _is_document(one) else one for key, one in given}
    position = digest_of(row.position) if row.position else ""
    seats = [{key: _without_name(one) for key, one in seat.items()} for seat in _read(row.seats)]
    for digest, text in documents.items():
        connection.execute(_INSERT, {"digest": digest, "text": text, "length": len(text)})
        connection.execute(_LINK, {"id": name, "digest": digest})
    texts = {"options": json.dumps(options), "seats": json.dumps(seats)}
    connection.execute(_UPDATE, {**texts, "position": position, "id": name})


def _read(value: Any) -> Any:
    return json.loads(value) if isinstance(value, str) else value


def _is_document(value: object) -> bool:
    return isinstance(value, str) and ("\n" in value or len(value) > LONGEST_WORD)


def _without_name(value: Any) -> Any:
    """Return a guest at a seat without its name; those of imported games have only that."""
    return {**value, "name": ""} if isinstance(value, dict) and value.get("id") else value
