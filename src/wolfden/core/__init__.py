"""The contract of every title and the tools around it; standard library only."""
