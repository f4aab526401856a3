"""Processes that think, read documents and draw."""
