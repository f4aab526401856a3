"""The Wolves: hex area control for 2 to 5 packs without hidden information."""
