"""Players that are not people: they know the contract, not the titles."""
