"""Settings for all tests: the same examples and English on every machine, and no time limits."""

import os

from hypothesis import settings

settings.register_profile("wolfden", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("wolfden")
os.environ["WOLFDEN_LANG"] = "en"  # for commands in processes of their own, too
