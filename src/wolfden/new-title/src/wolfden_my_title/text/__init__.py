"""My Title as text: words of actions, and positions."""
