"""Reviews of finished games."""

from typing import Final

from alembic import op

from wolfden.server.store.migrations.versions.v0003_sharing import add_missing

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    """Add the reviews; a database that was begun with them has them already."""
    add_missing(op.get_bind())
