"""The history of the database schema, run by Alembic at the start of the server."""
