"""Puzzles: moments of bot games where one action is clearly best."""
