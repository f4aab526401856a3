"""HTTP: everything that is asked once."""
