"""Age of the Wolf in the terminal."""
