"""The tests of Wolfden."""
