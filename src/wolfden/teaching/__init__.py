"""What the house teaches: puzzles from games of bots."""
