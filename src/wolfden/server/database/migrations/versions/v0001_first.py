"""The first schema, as SQL.

Version 0.3 created its tables one by one, so a file may have some of them: the others are added.
"""

from pathlib import Path
from typing import Final

from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Create the tables of the first version."""
    script = Path(__file__).with_suffix(".sql").read_text(encoding="utf-8")
    if op.get_bind().dialect.name == "postgresql":
        script = script.replace(" BLOB", " BYTEA").replace(") WITHOUT ROWID", ")")
    for statement in script.split(";\n"):
        if statement.strip():
            op.execute(statement)
