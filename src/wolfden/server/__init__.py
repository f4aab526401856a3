"""The table server: the only room with a network and a database."""
