"""What each audience is told: its view, what changed in it, its choices, its entries."""
