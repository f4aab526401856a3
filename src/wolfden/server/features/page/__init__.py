"""The page's files."""
