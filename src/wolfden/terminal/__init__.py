"""The terminal: play, draw boards and step through games, with letters and colours."""
