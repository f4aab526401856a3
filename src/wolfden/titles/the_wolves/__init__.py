"""The Wolves: hex area control for 2 to 5 packs, played in the open."""
