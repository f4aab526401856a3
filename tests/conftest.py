"""Settings for all tests: examples that are the same on every machine, and no time limits."""

from hypothesis import settings

settings.register_profile("wolfden", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("wolfden")
