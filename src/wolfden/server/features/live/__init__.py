"""Live games worth watching."""
