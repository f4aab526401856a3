"""Clocks that run out, and guests who are away."""
