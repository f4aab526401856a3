"""Wolfden: the digital home of three wolf board games.

Importing the package decides, once, whether the compiled modules run or their plain sources:
``WOLFDEN_PURE=1`` asks for plain, and compiled modules older than their sources are left alone,
as are all of them where a package is missing that they need.
"""

import sys
from importlib.metadata import version
from typing import Final

from wolfden.sources import SourceFinder, why_plain

__version__: Final = version("wolfden")

_WHY_PLAIN: Final = why_plain()

COMPILED: Final = not _WHY_PLAIN
"""Whether core and games run compiled."""

if not COMPILED:
    sys.meta_path.insert(0, SourceFinder())


def how_it_runs() -> str:
    """Say whether the rules run compiled or as plain Python, and why."""
    return f"plain Python{_WHY_PLAIN}" if _WHY_PLAIN else "compiled"
