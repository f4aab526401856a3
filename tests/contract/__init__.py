"""One suite over every title: what the contract promises holds in random games."""
