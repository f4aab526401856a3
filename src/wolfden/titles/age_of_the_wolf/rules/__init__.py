"""The rules of Age of the Wolf, one module a chapter."""
