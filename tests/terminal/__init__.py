"""The command ``wolfden`` and the terminal, mostly through real processes."""
