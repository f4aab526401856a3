"""What Alembic runs: every migration in one transaction, on the connection handed in."""

from alembic import context

from wolfden.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
