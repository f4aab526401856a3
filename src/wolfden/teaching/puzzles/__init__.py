"""Puzzles: moments of bot games where one action is clearly best, how they are made and kept."""
