"""What teaches the games: guided first games, and puzzles of the day."""
