"""Texts in eight languages, for everything but the page."""
