"""Other processes on the same database."""
