"""What the server offers besides tables: one folder for each feature."""
