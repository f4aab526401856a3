"""Speaking eight languages: the texts of the page, for everyone who speaks without a browser."""
