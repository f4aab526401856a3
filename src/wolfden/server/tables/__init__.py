"""Tables: the agreed facts, the game in memory, and everything one can do at one."""
