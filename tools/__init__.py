"""Programs for those who work on Wolfden, apart from the package."""
