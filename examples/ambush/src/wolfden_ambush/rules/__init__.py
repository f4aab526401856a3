"""The rules of Ambush, T1 to T5."""
