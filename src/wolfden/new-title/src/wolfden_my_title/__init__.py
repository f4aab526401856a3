"""My Title, for two to four seats."""
