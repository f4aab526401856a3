"""The database: engines, writer, schema, migrations, backups."""
