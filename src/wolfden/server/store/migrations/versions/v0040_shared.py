"""What several processes need to share a database."""

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0040"
down_revision: Final = "0030"


def upgrade() -> None:
    """Number the changes of tables; list keys, processes and connections.

    PostgreSQL itself announces every change to all processes, in the transaction of the change.
    """
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="1"))
    asked = sa.Column("undo_request", sa.JSON, nullable=False, server_default="null")
    op.add_column("tables", asked)
    op.create_table(
        "keys",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(100), nullable=False),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    worker = sa.ForeignKey("workers.id", ondelete="CASCADE")
    op.create_table(
        "presence",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("worker", sa.String(16), worker, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
    )
    op.create_index("presence_by_table", "presence", ["table_id"])
    op.create_index("presence_by_guest", "presence", ["guest"])
    op.create_index("presence_by_worker", "presence", ["worker"])
    if op.get_bind().dialect.name == "postgresql":
        script = Path(__file__).with_suffix(".sql").read_text(encoding="utf-8")
        for statement in script.split(";;\n"):
            op.execute(sa.text(statement.replace(":", "\\:")))
