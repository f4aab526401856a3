"""How requests and connections come in: limits, time limits, refusals."""
