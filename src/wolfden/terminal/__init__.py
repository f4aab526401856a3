"""The terminal: play, draw boards and step through games, with characters and colours."""
