"""Jobs that run once, now or at a time."""
