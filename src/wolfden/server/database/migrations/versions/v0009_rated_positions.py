"""Positions of rated games that run, by which the analysis board recognises them."""

from typing import Final

from alembic import op

from wolfden.server.database.schema import RATED_POSITIONS

revision: Final = "0009"
down_revision: Final = "0004"


def upgrade() -> None:
    """Create the table; games that run are in it after their next action.

    A new database has it already: the first migrations create the whole schema.
    """
    RATED_POSITIONS.create(op.get_bind(), checkfirst=True)
