"""Ambush: hidden cards, secret bids and a loaded die, for two or three seats."""
