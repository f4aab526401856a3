"""Brotherhood of the Wolf in words: what happened, what is asked, what words of actions mean."""
