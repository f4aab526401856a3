"""When the tables of a guest ended, to list the last of many without reading all."""

from typing import Final

import sqlalchemy as sa
from alembic import op

from wolfden.server.store.migrations.versions.v0003_sharing import add_missing

revision: Final = "0005"
down_revision: Final = "0004"

_FILL: Final = sa.text(
    """
    UPDATE sitters SET ended = (
        SELECT CASE WHEN finished > 0 THEN finished WHEN moved > 0 THEN moved ELSE created END
        FROM tables WHERE tables.id = sitters.table_id
    )
    WHERE table_id IN (SELECT id FROM tables WHERE status IN ('finished', 'abandoned'))
    """
)


def upgrade() -> None:
    """Add the column, and fill it for tables that are over."""
    connection = op.get_bind()
    add_missing(connection)
    connection.execute(_FILL)
