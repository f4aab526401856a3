"""The Wolves in a terminal: its map, player boards, moon track and sentences."""
