"""Tables: what they are, and what happens at them."""
