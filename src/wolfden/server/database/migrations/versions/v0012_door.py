"""The password and the invitations of a closed server.

Codes that were made before let in nobody: they do not say what their device came in with.
"""

from typing import Final

from alembic import op

from wolfden.server.database.migrations.versions.v0003_sharing import add_missing

revision: Final = "0012"
down_revision: Final = "0011"


def upgrade() -> None:
    """Add the tables and the column."""
    add_missing(op.get_bind())
