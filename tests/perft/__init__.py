"""Counts of action sequences from named positions."""
