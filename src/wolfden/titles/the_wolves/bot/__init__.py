"""What bots know of good play in this title."""
