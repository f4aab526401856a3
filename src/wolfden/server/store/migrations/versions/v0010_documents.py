"""Documents and start positions in a table of their own, which lists of tables do not read."""

import hashlib
import json
from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0010"
down_revision: Final = "0002"

LONGEST_WORD: Final = 60
"""Options with longer texts, or with several lines, are documents; all others are short words."""


def upgrade() -> None:
    """Move the documents of all tables, and leave their digests in their place."""
    op.create_table(
        "documents",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
    )
    op.create_table(
        "table_documents",
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("digest", sa.String(64), sa.ForeignKey("documents.digest"), primary_key=True),
    )
    op.create_index("table_documents_by_digest", "table_documents", ["digest"])
    connection = op.get_bind()
    names = connection.execute(sa.text("SELECT id FROM tables")).scalars().all()
    for name in names:
        _move(connection, name)


def _move(connection: sa.Connection, table: str) -> None:
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
        values = {"id": table, "digest": digest, "text": text, "length": len(text)}
        for statement in (_INSERT, _LINK):
            connection.execute(statement, values)
    if documents:
        moved = {"options": json.dumps(options), "position": position, "id": table}
        connection.execute(_UPDATE, moved)


def _is_document(value: object) -> bool:
    return isinstance(value, str) and ("\n" in value or len(value) > LONGEST_WORD)


_INSERT: Final = sa.text(
    "INSERT INTO documents (digest, text, length) SELECT :digest, :text, :length"
    " WHERE NOT EXISTS (SELECT 1 FROM documents WHERE digest = :digest)"
)
_LINK: Final = sa.text("INSERT INTO table_documents (table_id, digest) VALUES (:id, :digest)")
_UPDATE: Final = sa.text(
    "UPDATE tables SET options = :options, position = :position WHERE id = :id"
)
