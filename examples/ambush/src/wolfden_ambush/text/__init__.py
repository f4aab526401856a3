"""Ambush as text: words of actions, and positions."""
