"""Ambush, a tiny title that exists for tests only: it has what The Wolves does not need."""
