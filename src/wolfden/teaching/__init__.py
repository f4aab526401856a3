"""Guided first games and puzzles of the day."""
