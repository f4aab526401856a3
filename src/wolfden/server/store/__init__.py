"""The database: schema, migrations, group-commit writer, queries."""
