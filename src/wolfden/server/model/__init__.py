"""Data and rules of tables: no network, no database, no event loop."""
