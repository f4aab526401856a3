"""Chat messages and marks."""
