"""Measuring speed and memory: a title beside a peer, in the same run."""

from typing import Final

PEER: Final = "catanatron"
"""The library whose figures stand beside ours."""
