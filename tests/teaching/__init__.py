"""Tests of what the house teaches."""
