"""Tests of what Wolfden says without a browser, in all its languages."""
