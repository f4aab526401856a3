"""The table server: the only package with a network and a database."""
