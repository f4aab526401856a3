"""Age of the Wolf in words: what happened, what is asked, what a word of an action means."""
