"""Brotherhood of the Wolf in the terminal."""
