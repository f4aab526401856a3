"""Games from their start."""
