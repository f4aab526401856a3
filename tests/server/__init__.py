"""The table server: real processes, real databases, real sockets."""
