"""Training: games, learning, and the decision what is kept."""
