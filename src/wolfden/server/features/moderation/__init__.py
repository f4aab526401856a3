"""Reports, bans and closures."""
