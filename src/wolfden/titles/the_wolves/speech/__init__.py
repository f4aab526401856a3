"""The Wolves in words: what happened, what is asked, what a word of an action means."""
