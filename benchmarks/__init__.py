"""Measurements of speed and memory, and long runs that look for faults."""
