"""Bots at tables, and their advice."""
