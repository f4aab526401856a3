"""The arena: bots play many games against each other, and their strength is measured."""
