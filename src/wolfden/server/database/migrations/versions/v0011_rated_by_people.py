"""Why games are not rated, and whether bot accounts may enter a tournament.

They could enter those that were made before.
"""

from typing import Final

from alembic import op

from wolfden.server.database.migrations.versions.v0003_sharing import add_missing

revision: Final = "0011"
down_revision: Final = "0009"


def upgrade() -> None:
    """Add the columns."""
    add_missing(op.get_bind())
