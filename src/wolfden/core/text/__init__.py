"""Texts that people and files exchange: actions, positions, replays, data files."""
