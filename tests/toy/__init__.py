"""Tables of Ambush, the title of ``examples/ambush``: it has what The Wolves does not need."""
