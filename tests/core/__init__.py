"""Unit tests of the core, module by module."""
