"""Settings for all tests: the same examples and English on every machine."""

import gc
import os
import signal

from hypothesis import settings

from tests.support import servers

pytest_plugins = ["tests.timeouts"]
settings.register_profile("wolfden", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("wolfden")
os.environ["WOLFDEN_LANG"] = "en"  # for commands in other processes, too
os.environ["WOLFDEN_BUNDLE"] = "0"  # few tests look at the page; to link it takes a while
servers.usual.update(servers.QUICK)
# Where tests run under nohup, servers would inherit that they ignore it.
signal.signal(signal.SIGHUP, signal.SIG_DFL)
# Tests keep millions of objects that never become garbage: what they have read and parsed. To look
# through them often would take a fifth of the time.
gc.set_threshold(50_000, 20, 50)


def pytest_sessionfinish() -> None:
    """Look for garbage once more; pytest would look through everything five times."""
    gc.collect()
    gc.freeze()
