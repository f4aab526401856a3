"""Titles as the page offers them."""
