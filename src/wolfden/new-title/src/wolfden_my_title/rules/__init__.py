"""The rules of My Title."""
