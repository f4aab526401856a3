"""Paint the land of boards from the page's own outlines, with noise, one light and chance."""
