"""Bots, their search and their advice."""
