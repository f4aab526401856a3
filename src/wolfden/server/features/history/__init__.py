"""What a guest has played and solved."""
