"""Wolfden: the digital home of three wolf board games.

Importing the package decides, once, whether the compiled modules run or their plain sources:
``WOLFDEN_PURE=1`` asks for plain, and compiled modules older than their sources are left alone,
as are all of them where a package is missing that they need.
"""

import os
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Final

from wolfden.sources import MANIFEST, SourceFinder, has_vectors, is_fresh

_PACKAGE: Final = Path(__file__).parent

__version__: Final = version("wolfden")

COMPILED: Final = (
    os.environ.get("WOLFDEN_PURE", "0") != "1" and is_fresh(_PACKAGE) and has_vectors()
)
"""Whether core and games run compiled."""

if not COMPILED:
    sys.meta_path.insert(0, SourceFinder())


def how_it_runs() -> str:
    """Say whether the rules run compiled or as plain Python, and why."""
    if COMPILED:
        return "compiled"
    if os.environ.get("WOLFDEN_PURE", "0") == "1":
        return "plain Python, as WOLFDEN_PURE=1 asks"
    if not (_PACKAGE / MANIFEST).exists():
        return "plain Python: not compiled"
    if not is_fresh(_PACKAGE):
        return "plain Python: the sources were edited after they were compiled"
    return "plain Python: the compiled modules need the package librt, and it is missing"
