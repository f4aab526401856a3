"""The terminal: play, look at boards and step through games, drawn with letters and colours."""
