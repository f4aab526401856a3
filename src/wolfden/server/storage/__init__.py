"""The database: its schema and migrations, one writer, and readers for each kind of thing."""
