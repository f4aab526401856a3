"""The rules of The Wolves, a module for each chapter."""
