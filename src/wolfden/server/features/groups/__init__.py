"""Groups of guests."""
