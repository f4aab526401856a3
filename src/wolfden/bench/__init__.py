"""Measuring speed and memory: a title beside a peer, in the same run."""

from wolfden.bench.command import main

__all__ = ["main"]
