"""Tests of the ``examples``."""
