"""Measuring speed and memory: a title next to a peer, in the same run."""
