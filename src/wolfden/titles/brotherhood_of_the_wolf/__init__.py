"""Brotherhood of the Wolf: one Beast against four hunters in Gévaudan, 1764 to 1767."""
