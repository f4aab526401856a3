"""The rules of Brotherhood of the Wolf, a module for each chapter."""
