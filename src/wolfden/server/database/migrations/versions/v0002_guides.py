"""Tables at which a guide leads through the game."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Note at every table which guide leads there: none, so far.

    Version 0.3 may have added the column and been stopped before it noted that it had.
    """
    present = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")}
    if "guide" not in present:
        column = sa.Column("guide", sa.String(60), nullable=False, server_default="")
        op.add_column("tables", column)
