"""What happens at tables: play, seating, bots, timers, and who is told about it."""
