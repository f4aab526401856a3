"""What Alembic runs: all migrations in the transaction of the connection handed in."""

from alembic import context

from wolfden.server.database.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection, target_metadata=METADATA, render_as_batch=True, transactional_ddl=True
)
context.run_migrations()
