"""The Wolves, rule by rule: a file for each chapter of its digest."""
