"""Notation, positions and explanations of this title."""
